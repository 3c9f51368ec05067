#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests scriptorium-cli from outside: test-cli.py PATH-TO-CLI SOURCE-DIR"""

import csv
import io
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import unittest

CLI = ""
SOURCE = pathlib.Path()

COMMANDS = ["new", "play", "moves", "show", "check", "salvage", "trace", "score", "explain",
            "positions", "undo", "redo", "amend", "layout", "simulate", "statistics", "edition",
            "bench"]
VARIANTS = ["no-arcade", "no-ora", "no-mission", "no-points-card"]
CSV_HEADER = ("name,garden,lines,purple,corners,benedict,empty,track,distance,minus,halved,"
              "aequalis,total")


def make_environment(**changes):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "G_DEBUG": "fatal-warnings", **changes}
    environment.pop("LANGUAGE", None)
    return environment


def run(*arguments, stdin=b"", **changes):
    """Runs the program; bytes in, text out."""
    done = subprocess.run([CLI, *map(str, arguments)], input=stdin, capture_output=True,
                          env=make_environment(**changes), timeout=250)
    done.stdout = done.stdout.decode()
    done.stderr = done.stderr.decode()
    return done


def exact(value):
    """Text of a JSON value, in which true is not 1, to compare by."""
    return json.dumps(value, sort_keys=True)


def fixtures():
    return sorted((SOURCE / "tests/fixtures/games").glob("*.match.json"))


def beside(match, suffix):
    return match.with_name(match.name.replace(".match.json", suffix))


def make_locale(folder, name):
    """Makes a locale, since few machines have any; returns whether that went well."""
    try:
        made = subprocess.run(["localedef", "-i", name, "-f", "UTF-8", folder / f"{name}.UTF-8"],
                              capture_output=True)
    except FileNotFoundError:
        return False
    return made.returncode == 0


class CliTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="scriptorium-test-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = self.folder / "match.match.json"

    def done(self, *arguments, **keywords):
        """Runs a command that must succeed; returns what it prints."""
        result = run(*arguments, **keywords)
        self.assertEqual((result.returncode, result.stderr), (0, ""), arguments)
        return result.stdout

    def done_json(self, *arguments, **keywords):
        return json.loads(self.done(*arguments, **keywords))

    def refused(self, file, *arguments, **keywords):
        """Runs a command that must refuse FILE in one line; returns the reason."""
        result = run(*arguments, **keywords)
        self.assertEqual(result.returncode, 1, (arguments, result.stderr))
        self.assertRegex(result.stderr, r"\A[^\n]+\n\Z")
        self.assertNotIn("CRITICAL", result.stderr)
        self.assertTrue(result.stderr.startswith(f"{file}: "), result.stderr)
        return result.stderr.removeprefix(f"{file}: ").strip()

    def misused(self, *arguments):
        """Runs a command line that must be refused; returns what it is told."""
        result = run(*arguments)
        self.assertEqual(result.returncode, 2, (arguments, result.stderr))
        self.assertEqual(result.stdout, "")
        self.assertNotEqual(result.stderr.strip(), "")
        self.assertNotIn("CRITICAL", result.stderr)
        return result.stderr

    def new(self, *arguments):
        self.done("new", *arguments, "-o", self.file)
        return self.read()

    def read(self, file=None):
        return json.loads((file or self.file).read_text())

    def legal(self, file=None):
        return self.done_json("moves", "--json", file or self.file)["legal"]


class AtATable(CliTest):
    """The players deal, and tell what they like."""

    SET_UP = ["arcade 1 1 peek", "arcade 1 2 take-discard", "arcade 1 3 take-refill",
              "arcade 2 1 take-refill", "arcade 2 2 swap-line-refill",
              "arcade 2 3 swap-portrait-refill", "arcade 3 1 recall", "arcade 3 2 other-line",
              "arcade 3 3 swap-portrait", "arcade 4 1 take-refill", "arcade 4 2 take-refill",
              "arcade 4 3 take-refill", "mission 1 m01", "mission 2 m02", "start 1",
              "reveal book-1", "reveal window-2", "reveal artefact-1", "reveal book-2",
              "reveal ?", "reveal ?", "reveal book-3", "reveal ?", "reveal artefact-1", "reveal ?",
              "reveal window-1", "reveal ?", "reveal ?", "reveal ?", "reveal ?", "reveal book-1"]
    PHASE = ["play 12", "play 5", "peek", "order", "take 7 to 1", "reveal ?", "place 4",
             "reveal ?", "reveal ?", "reveal book-1"]

    def setUp(self):
        super().setUp()
        self.new("--mode", "table", "--name", "Ann", "--name", "Ben", "--seats", "2")
        self.done("play", self.file, *self.SET_UP)

    def state(self):
        return self.done_json("show", self.file, "--json")

    def test_a_new_match_is_told_from_the_first_card(self):
        told = self.done_json("new", "--mode", "table", "--seats", "3")
        self.assertEqual((told["mode"], told["moves"]), ("table", []))
        self.assertEqual(told["state"]["awaiting"], "arcade")

    def test_unrecorded_cards(self):
        state = self.state()
        self.assertEqual(state["garden"], ["?", "?", "book-3", "?", "artefact-1", "?", "window-1",
                                           "?", "?"])
        self.assertEqual(state["refill"], ["?", "?", "book-1"])
        self.done("play", self.file, *self.PHASE)
        ben = self.state()["seats"][1]
        self.assertEqual((ben["portrait"][3], ben["track"], ben["score"]), ("?", None, None))
        self.assertEqual(self.state()["discard"], ["?", "?"])

    def test_what_can_be_told_besides(self):
        told = self.done("moves", self.file).split("\n\n")
        forms = [line.strip() for line in told[1].splitlines()[1:]]
        self.assertEqual(told[0].splitlines()[1:], self.legal())
        self.assertEqual(forms[:3], ["skip", "know garden 1 CARD", "know garden 2 CARD"])
        self.assertIn("know refill 1 CARD", forms)
        self.assertNotIn("know refill 3 CARD", forms)
        self.assertIn("set hand SEAT +VALUE|-VALUE", forms)
        self.assertEqual(forms[-1], "mode digital")
        self.done("play", self.file, *self.PHASE[:4], "take 7 to 1")
        self.assertIn("\n  reveal ?\n", self.done("moves", self.file))
        self.done("play", self.file, "reveal book-1", "mode digital")
        self.assertNotIn("\n\n", self.done("moves", self.file))

    def test_score_as_ranges(self):
        self.done("play", self.file, *self.PHASE)
        sheet = self.done_json("score", self.file, "--json")
        self.assertEqual(sheet["seats"][1], {
            "name": "Ben", "garden": {"min": 1, "max": 3}, "lines": 0, "purple": 0, "corners": 0,
            "benedict": 0, "empty": 8, "track": {"min": 9, "max": 11},
            "distance": {"min": 2, "max": 4}, "minus": {"min": 2, "max": 4}, "halved": False,
            "aequalis": {"min": 0, "max": 1}, "total": {"min": -3, "max": 1}})
        self.assertEqual(sheet["seats"][0]["track"], 9)
        self.assertIn("Ben,1..3,0,0,0,0,8,9..11,2..4,2..4,false,0..1,-3..1",
                      self.done("score", self.file, "--csv"))
        self.assertIn("9 to 11", self.done("score", self.file))
        self.assertIn("Ben: on 1 to 3 of the track", self.done("show", self.file))

    def test_explain_from_the_least_to_the_most(self):
        self.done("play", self.file, *self.PHASE)
        for number, ends in ("track", (1, 3)), ("score", (-3, 1)):
            told = self.done_json("explain", self.file, "2", number, "--json")
            self.assertEqual((told["total"], told["high"]), ends)
            self.assertEqual((sum(term["value"] for term in told["terms"]),
                              sum(term["high"] for term in told["terms"])), ends)
            text = self.done("explain", self.file, "2", number).splitlines()
            self.assertEqual(text[0].split(), ["least", "most"])
            self.assertEqual(text[-1].replace("−", "-").split()[:2], [str(end) for end in ends])
        self.assertIn("it has 1 to 3 black beans", self.done("explain", self.file, "2", "track"))
        self.assertNotIn("high", self.done_json("explain", self.file, "1", "track", "--json"))

    def test_a_card_of_the_start_is_explained_by_the_entry_that_names_it(self):
        self.done("play", self.file, *self.PHASE)
        match = self.read()
        start = {**match, "start": match["state"], "moves": []}
        del start["state"]
        self.file.write_text(json.dumps(start))
        self.done("play", self.file, "set hand 1 -2", "know portrait 2 4 artefact-3")
        terms = self.done_json("explain", self.file, "2", "track", "--json")["terms"]
        self.assertEqual([term["entry"] for term in terms if term["piece"] == "artefact-3"], [2])
        self.assertIn("Square 4: artefact 3 (move 2).",
                      self.done("explain", self.file, "2", "track"))

    def test_a_card_that_is_named_later(self):
        self.done("play", self.file, *self.PHASE, "know portrait 2 4 artefact-3")
        self.assertEqual(self.state()["seats"][1]["track"], 3)
        self.assertEqual(self.done_json("score", self.file, "--json")["seats"][1]["total"], -3)
        self.assertIn("the card on square 4 of Ben’s portrait is artefact 3",
                      self.done("show", self.file))

    def test_a_fact_that_was_learned_late_goes_where_it_belongs(self):
        self.done("play", self.file, *self.PHASE, "know portrait 2 4 artefact-3")
        drawn = len(self.SET_UP) + self.PHASE.index("reveal ?") + 1
        later = self.done_json("show", self.file, "--json")
        told = self.done_json("amend", self.file, drawn, "reveal artefact-3", "--json")
        self.assertEqual(told["misfit"], None)
        self.assertEqual(self.state(), later)
        self.assertEqual(self.done_json("show", self.file, "--json", "--at", drawn + 1)["seats"][1]
                         ["track"], 3)

    def test_a_correction_names_what_does_not_fit_and_what_would(self):
        self.done("play", self.file, *self.PHASE, "know portrait 2 4 artefact-3")
        before = self.file.read_bytes()
        drawn = len(self.SET_UP) + self.PHASE.index("reveal ?") + 1
        result = run("amend", self.file, drawn, "reveal book-2", "--json")
        misfit = json.loads(result.stdout)["misfit"]
        self.assertEqual(result.returncode, 1)
        self.assertEqual((misfit["number"], misfit["move"]),
                         (len(self.read()["moves"]), "know portrait 2 4 artefact-3"))
        self.assertIn("known-already", misfit["reason"])
        self.assertIn("play 9", misfit["fitting"])
        self.assertEqual(self.file.read_bytes(), before)

    def test_a_correction_offers_what_may_have_been_meant(self):
        """The same card before another seat, and a card that nobody saw."""
        self.done("play", self.file, *self.PHASE, "know portrait 2 4 artefact-3")
        drawn = len(self.SET_UP) + self.PHASE.index("reveal ?") + 1
        result = run("amend", self.file, drawn, "reveal book-2", "--json")
        misfit = json.loads(result.stdout)["misfit"]
        self.assertIn("know garden 1 artefact-3", misfit["fitting"])
        self.assertIn("know discard artefact-3", [fit["move"] for fit in misfit["fits"]])
        self.assertEqual(len(misfit["fitting"]), len(set(misfit["fitting"])))
        # A decision that comes too early: a card is due first.
        result = run("amend", self.file, drawn, "--delete", "--json")
        self.assertIn("reveal ?", json.loads(result.stdout)["misfit"]["fitting"])

    def test_what_henricus_takes_is_told_after_the_card_that_decides_it(self):
        """Once, with the square that it leaves, and so whenever it is looked back at."""
        self.file.unlink()
        self.new("--mode", "table", "--solo", "prior", "--name", "Ann")
        chance = random.Random(3)
        told, n_decided = [], 0
        while n_decided < 2:
            due = self.done_json("moves", "--json", self.file)
            move = chance.choice(due["legal"])
            if due["awaiting"] == "reveal" and chance.random() < 0.5 and \
                    "  reveal ?\n" in self.done("moves", self.file):
                move = "reveal ?"
            *news, prompt = self.done("play", self.file, move).splitlines()
            told += news
            if due["awaiting"] == "know":
                is_last = "It decides what Henricus takes" not in prompt
                self.assertEqual(" from square " in news[0], is_last, news)
                n_decided += is_last
        said = [line for line in told if " of the Solo card Henricus takes " in line]
        self.assertGreaterEqual(len(said), n_decided)
        # His card came by the entry that tells it.
        terms = self.done_json("explain", self.file, "2", "track", "--json")["terms"]
        self.assertIn(int(said[-1].split()[0]), [term["entry"] for term in terms])
        course = self.done("score", "--course", self.file).splitlines()
        self.assertEqual([line.strip().split(maxsplit=1)[1] for line in said],
                         [line.split(maxsplit=1)[1] for line in course
                          if " of the Solo card Henricus takes " in line and line[0].isdigit()])

    def test_undone_entry_by_entry(self):
        states = [self.state()]
        moves = [*self.PHASE, "know portrait 2 4 artefact-3", "set hand 2 -7", "set pile 60",
                 "skip", "skip", "set phase 2 1", "mode digital"]
        for move in moves:
            self.done("play", self.file, move)
            states.append(self.state())
        for state in reversed(states[:-1]):
            self.done("undo", self.file)
            self.assertEqual(self.state(), state)
            self.assertEqual(self.read()["mode"], "table")
        self.done("redo", self.file, len(moves))
        self.assertEqual(self.state(), states[-1])
        self.assertEqual(self.read()["mode"], "digital")
        self.assertEqual(self.done("check", self.file), "ok\n")

    def test_the_program_deals_what_nobody_recorded(self):
        self.done("play", self.file, *self.PHASE, "mode digital")
        entries = self.read()["moves"]
        dealt = entries[entries.index("mode digital") + 1:]
        self.assertTrue(dealt)
        for entry in dealt:
            self.assertTrue(entry["dealt"] and entry["move"].startswith("know "), entry)
        self.assertNotIn('"?"', json.dumps(self.state()))
        self.assertIn("The program deals what nobody recorded", self.done("show", self.file))
        self.assertIn("only-at-table", self.refused(self.file, "play", self.file, "skip"))

    def test_warning(self):
        self.done("play", self.file, *self.PHASE[:5])
        result = run("play", self.file, "set heap +book-3", "set heap +book-3", "set heap +book-3",
                     "set heap +book-3", "reveal book-3")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stderr, r"\Amove \d+, “reveal book-3”, is accepted, but: "
                                        r".*no book 3 is left[^\n]*\n\Z")
        self.assertIn("no book 3 is left", self.read()["moves"][-1]["warning"])
        result = run("play", self.file, "set garden 1 book-9")
        self.assertIn("This edition has no book 9", result.stderr)
        self.assertEqual(self.state()["drawn"], "book-3")

    def test_skipped_seats_are_told_once(self):
        self.done("play", self.file, "skip", "play 5")
        told = self.done("show", self.file)
        self.assertIn("Ann does not play and sits this phase out.\n", told)
        self.assertNotIn("cannot play", told)

    def test_the_result_names_what_was_set_by_hand(self):
        self.assertNotIn("By hand", self.done("score", self.file, "--text"))
        self.done("play", self.file, *self.PHASE, "know garden 1 book-2", "set hand 2 -7", "skip")
        self.assertIn("By hand, and not by the rules: Round 1, phase 2.",
                      self.done("score", self.file, "--text"))

    def test_trace_knows_seats_from_the_table(self):
        self.done("play", self.file, *self.PHASE, "know garden 1 book-2", "set hand 2 -7",
                  "play 9", "skip")
        lines = [json.loads(line) for line in self.done("trace", self.file).splitlines()]
        by = {line["move"]: (line["by"], line["legal"] is None) for line in lines}
        self.assertEqual(by["know garden 1 book-2"], ("table", True))
        self.assertEqual(by["set hand 2 -7"], ("table", True))
        self.assertEqual(by["play 9"], (2, False))
        self.assertEqual(by["skip"], (1, False))
        for line in lines:
            for move in line["legal"] or []:
                self.assertNotRegex(move, "^(skip|know|set|mode)")

    def test_a_game_is_scored_with_unrecorded_cards(self):
        self.done("play", self.file, *self.PHASE, "set phase 4 4", "play 13", "play 1")
        sheet = self.done_json("score", self.file, "--json")
        self.assertTrue(sheet["final"])
        self.assertEqual(sheet["seats"][1]["track"], {"min": 9, "max": 11})
        self.done("play", self.file, "know portrait 2 4 book-1")
        self.assertEqual(self.done_json("score", self.file, "--json")["seats"][1]["track"], 9)


class Sheet(CliTest):
    """Games that were only scored."""

    ANN = {"portrait": ["artefact-1", "artefact-2", "artefact-1", "artefact-3", "artefact-1",
                        "window-2", "window-1", "book-2", None],
           "corners": [], "benedict": 0, "mission": {"purple": False, "all": False}}
    BEN = {"portrait": ["window-1", "?", "book-1", None, None, None, "artefact-2", "book-2", None],
           "corners": [2], "benedict": 1, "mission": "m07"}
    POINTS = ["artefact", "window", "book", "window"]

    def write(self, **changes):
        sheet = {"general": 19, "seats": [self.ANN, self.BEN], "points": self.POINTS, **changes}
        file = self.folder / "sheet.json"
        file.write_text(json.dumps(sheet))
        return file

    def test_printed_examples(self):
        file = self.write()
        score = self.done_json("score", "--sheet", file, "--json", "--name", "Ann")
        self.assertEqual(score["seats"][0],
                         {"name": "Ann", "garden": 20, "lines": 0, "purple": 0, "corners": 0,
                          "benedict": 0, "empty": 1, "track": 14, "distance": 5, "minus": 5,
                          "halved": False, "aequalis": 2, "total": 15})
        self.assertEqual(score["seats"][1]["track"], {"min": 11, "max": 13})
        self.assertEqual((score["final"], score["winners"]), (True, [1]))
        file = self.write(general=26, seats=[self.ANN],
                          henricus={"beans": 21, "corners": 5, "benedict": 2})
        score = self.done_json("score", "--sheet", file, "--json", "--solo", "prior")
        self.assertEqual(score["henricus"], {"garden": 21, "corners": 5, "benedict": 2, "track": 21,
                                             "distance": 5, "minus": 2, "total": 26})
        self.assertEqual(score["winners"], [2])

    def test_no_position_to_lay_out(self):
        self.done("score", "--sheet", self.write(), "-o", self.file)
        result = run("layout", self.file)
        self.assertEqual(result.returncode, 1)
        self.assertIn("no position to lay out", result.stderr)

    def test_match_that_was_scored(self):
        sheet = self.write()
        self.done("score", "--sheet", sheet, "--name", "Ann", "--name", "Ben", "-o", self.file)
        match = self.read()
        self.assertEqual((match["moves"], match["sheet"]), ([], json.loads(sheet.read_text())))
        self.assertNotIn("state", match)
        self.assertEqual(self.done("check", self.file), "ok\n")
        # No move can be made in it.
        self.assertEqual(self.done("moves", self.file), "Ann wins with 15 points.\n")
        told = self.done("score", self.file)
        self.assertIn("Ann wins with 15 points.", told)
        self.assertEqual(self.done("score", "--sheet", self.file), told)
        rows = list(csv.reader(io.StringIO(self.done("score", "--csv", self.file))))
        self.assertEqual(rows[1][0], "Ann")
        self.assertEqual(rows[1][-1], "15")
        self.assertIn("Ann wins with 15 points.", self.done("score", "--text", self.file))
        self.assertIn("only scored", self.done("show", self.file))
        self.assertIn("on 7 to 9 of the track", self.done("show", self.file))
        self.assertIn("was only scored", self.refused(self.file, "play", self.file, "play 3"))
        self.assertIn("as the score sheet tells it".lower(),
                      self.done("explain", self.file, "general").lower())
        players = self.done_json("statistics", "--json", self.file)["groups"][0]["players"]
        self.assertEqual([(player["name"], player["wins"]) for player in players],
                         [("Ann", 1), ("Ben", 0)])
        self.assertEqual(self.done("trace", self.file), "")

    def test_each_fault_is_told(self):
        ben = {**self.BEN, "corners": [5], "mission": "m99"}
        file = self.write(general=None, seats=[self.ANN, ben])
        result = run("score", "--sheet", file)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertEqual([line.split(": ")[1] for line in result.stderr.splitlines()],
                         ["$.general", "$.seats[1].corners[0]", "$.seats[1].mission"])
        self.done("score", "--sheet", self.write(), "-o", self.file)
        match = self.read()
        match["sheet"]["seats"][1].update(ben)
        del match["sheet"]["general"]
        self.file.write_text(json.dumps(match))
        result = run("score", "--sheet", self.file)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertEqual([line.split(": ")[1] for line in result.stderr.splitlines()],
                         ["$.sheet.general", "$.sheet.seats[1].corners[0]",
                          "$.sheet.seats[1].mission"])
        self.assertIn("$.sheet.general", self.refused(self.file, "score", self.file))
        match["game"] = 3
        self.file.write_text(json.dumps(match))
        self.assertIn("$.game", self.refused(self.file, "score", "--sheet", self.file))
        self.assertIn("$.henricus", run("score", "--sheet", self.write(henricus={})).stderr)
        self.refused(self.folder / "no.json", "score", "--sheet", self.folder / "no.json")

    def test_odd_sheet_is_scored(self):
        ann = {**self.ANN, "portrait": ["artefact-9"] * 2 + [None] * 7}
        result = run("score", "--sheet", self.write(seats=[ann, self.BEN]))
        self.assertEqual(result.returncode, 0)
        self.assertEqual(result.stderr.count("warning:"), 2)

    def test_set_up_of_a_sheet(self):
        seats = [{key: value for key, value in seat.items() if key != "mission"}
                 for seat in (self.ANN, self.BEN)]
        file = self.write(seats=seats)
        self.assertEqual(run("score", "--sheet", file).returncode, 1)
        score = self.done_json("score", "--sheet", file, "--variants", "3", "--json")
        self.assertEqual(score["seats"][0]["purple"], 0)
        self.done("score", "--sheet", self.write(), "-o", self.file)
        self.misused("score", "--sheet", self.file, "--variants", "3")
        played = SOURCE / "tests/fixtures/games/two-seats.match.json"
        self.assertIn("$.sheet", self.refused(played, "score", "--sheet", played))


class Usage(CliTest):
    def test_no_command(self):
        self.assertIn("simulate", self.misused())

    def test_unknown_command_lists_the_commands(self):
        told = self.misused("shuffle")
        for command in COMMANDS:
            self.assertIn(command, told)

    def test_commands_without_their_file(self):
        for command in set(COMMANDS) - {"new", "bench", "simulate", "statistics"}:
            with self.subTest(command):
                self.misused(command)

    def test_unknown_option(self):
        for command in COMMANDS:
            with self.subTest(command):
                self.assertIn("--frobnicate", self.misused(command, "--frobnicate"))

    def test_arguments_too_many(self):
        for command in set(COMMANDS) - {"play", "positions", "statistics"}:
            with self.subTest(command):
                self.misused(command, "a", "b", "c", "d")

    def test_what_is_wrong_is_named_as_it_was_typed(self):
        self.assertIn("--solo=easy must be one of novice, prior, abbot",
                      self.misused("new", "--solo", "easy"))
        self.assertIn("“general” is no seat", self.misused("explain", "x.json", "general", "1"))

    def test_wrong_values(self):
        cases = [
            ["play", self.file],
            ["show", self.file, "--at", "x"],
            ["show", self.file, "--at", "-1"],
            ["score", self.file, "--csv", "--json"],
            ["score", self.file, "--csv", "--text"],
            ["score", self.file, "--json", "--course"],
            ["score", self.file, "--solo", "prior"],
            ["score", "--sheet"],
            ["edition"],
            ["edition", "frob"],
            ["edition", "new", "--id", "a b"],
            ["edition", "set", SOURCE / "data/editions/reconstructed.edition.json", "abbot"],
            ["explain", self.file],
            ["explain", self.file, "one", "score"],
            ["explain", self.file, "0", "score"],
            ["positions", self.file],
            ["undo", self.file, "0"],
            ["amend", self.file, "1"],
            ["amend", self.file, "0", "play 1"],
            ["amend", self.file, "first", "play 1"],
            ["amend", self.file, "1", "play 1", "--delete"],
            ["amend", self.file, "1", "play 1", "--insert", "play 2"],
            ["amend", self.file, "1", "--insert", "play 2", "--delete"],
            ["amend", self.file, "1", "--delete", "--note", "gone"],
            ["amend", self.file, "1", "play 1", "--json", "-o", "-"],
            ["amend", "-", "1", "play 1", "--json"],
            ["undo", self.file, "many"],
            ["redo", self.file, "-1"],
            ["redo", self.file, "1.5"],
            ["new", "--seats", "0"],
            ["new", "--seats", "5"],
            ["new", "--seats", "2x"],
            ["new", "--seats", "2", "--solo", "prior"],
            ["new", "--solo", "cardinal"],
            ["new", "--seats", "2", "--name", "A", "--name", "B", "--name", "C"],
            ["new", "--variants", "5"],
            ["new", "--variants", "0"],
            ["new", "--variants", "1,"],
            ["new", "--variants", ""],
            ["new", "--solo", "prior", "--variants", "3"],
            ["new", "--solo", "prior", "--variants", "4"],
            ["new", "--mode", "paper"],
            ["new", "--seed", "-1"],
            ["new", "--seed", "18446744073709551616"],
            ["new", "--seed", "0x10"],
            ["new", "--start", "3"],
            ["new", "--start", "first"],
            ["new", "--mission", "m01"],
            ["new", "--mission", "3=m01"],
            ["new", "--mode", "table", "--start", "1"],
            ["new", "--mode", "table", "--mission", "1=m01"],
            ["new", "--option", "stuck"],
            ["new", "--bot", "3=greedy"],
            ["new", "--game", "chess"],
            ["simulate"],
            ["simulate", "--bots", "greedy,random", "--seats", "3"],
            ["simulate", "--bots", "greedy,"],
            ["simulate", "--bots", "greedy,random", "--solo", "prior"],
            ["simulate", "--bots", "greedy,random", "--games", "0"],
            ["simulate", "--bots", "greedy,random", "--jobs", "0"],
            ["simulate", "--bots", "greedy,random", "--seed", "x"],
            ["bench", "--seconds", "0"],
            ["bench", "--seconds", "nan"],
            ["bench", "--matches", "0"],
            ["bench", "--seconds", "soon"],
        ]
        for case in cases:
            with self.subTest(" ".join(map(str, case))):
                self.misused(*case)
                self.assertFalse(self.file.exists())

    def test_unknown_words_are_answered_with_those_there_are(self):
        cases = [
            (["new", "--option", "colour=red"], "ora-order"),
            (["new", "--option", "stuck=maybe"], "sit-out"),
            (["new", "--option", "ora-order=A,B,C"], "D"),
            (["new", "--option", "ora-order=A,B,C,C"], "D"),
            (["new", "--solo", "cardinal"], "novice"),
            (["new", "--bot", "1=grandmaster"], "greedy"),
            (["new", "--game", "chess"], "abbates"),
            (["simulate", "--bots", "grandmaster,greedy"], "random"),
        ]
        for case, word in cases:
            with self.subTest(" ".join(case)):
                self.assertIn(word, self.misused(*case))

    def test_help_of_each_command(self):
        for command in COMMANDS:
            with self.subTest(command):
                told = self.done(command, "--help")
                self.assertIn(f"scriptorium-cli {command}", told)
                self.assertEqual(told, self.done("help", command))

    def test_help_lists_the_commands(self):
        told = self.done("help")
        self.assertEqual(told, self.done("--help"))
        for command in COMMANDS:
            self.assertIn(f"\n  {command} ", told)

    def test_version(self):
        self.assertRegex(self.done("--version"), r"\Ascriptorium-cli \d+\.\d+\.\d+\n\Z")


class New(CliTest):
    def setup_of(self, *arguments):
        return self.done_json("new", *arguments)["setup"]

    def test_digital_is_dealt_to_the_first_decision(self):
        match = self.new()
        self.assertEqual((match["mode"], match["game"]), ("digital", "abbates"))
        self.assertEqual(match["undone"], [])
        self.assertEqual(match["state"]["awaiting"], "play")
        self.assertEqual(len(match["state"]["arcade"]), 12)
        self.assertNotIn(None, match["state"]["garden"])
        self.done("check", self.file)

    def test_table_waits_for_the_table(self):
        match = self.new("--mode", "table")
        self.assertEqual((match["mode"], match["moves"]), ("table", []))
        self.assertEqual(match["state"]["by"], "table")
        self.assertIn("arcade 1 1 peek", self.legal())

    def test_seats(self):
        for number in 2, 3, 4:
            with self.subTest(number):
                seats = self.setup_of("--seats", number)["seats"]
                self.assertEqual([seat["name"] for seat in seats],
                                 [f"Player {i + 1}" for i in range(number)])
                self.assertEqual({seat["player"] for seat in seats}, {"human"})

    def test_names(self):
        seats = self.setup_of("--seats", "3", "--name", "Zoë, the 1st", "--name", "Ben")["seats"]
        self.assertEqual([seat["name"] for seat in seats], ["Zoë, the 1st", "Ben", "Player 3"])

    def test_names_count_the_seats(self):
        seats = self.setup_of("--name", "A", "--name", "B", "--name", "C")["seats"]
        self.assertEqual(len(seats), 3)

    def test_names_in_a_locale_without_umlauts(self):
        match = json.loads(run("new", "--name", "Zoë", LC_ALL="C").stdout)
        self.assertEqual(match["setup"]["seats"][0]["name"], "Zoë")

    def test_bots(self):
        seats = self.setup_of("--seats", "3", "--bot", "2=greedy", "--bot", "3=random")["seats"]
        self.assertEqual([seat["player"] for seat in seats],
                         ["human", "bot:greedy", "bot:random"])

    def test_solo(self):
        for level in "novice", "prior", "abbot":
            with self.subTest(level):
                match = self.new("--solo", level, "--name", "Ann")
                self.assertEqual(match["setup"]["difficulty"], level)
                self.assertIs(match["setup"]["solo"], True)
                self.assertEqual(len(match["setup"]["seats"]), 1)
                self.assertIsNotNone(match["state"]["henricus"])

    def test_variants(self):
        for number, variant in enumerate(VARIANTS, 1):
            with self.subTest(variant):
                variants = self.setup_of("--variants", number)["variants"]
                self.assertEqual(variants, {name: name == variant for name in VARIANTS})
        self.assertEqual(self.setup_of("--variants", "4,2")["variants"],
                         dict(zip(VARIANTS, [False, True, False, True])))
        self.assertEqual(self.new("--variants", "1")["state"]["arcade"], [])

    def test_palms(self):
        self.assertIs(self.setup_of()["palms"], True)
        for seed in range(8):
            match = self.new("--no-palms", "--seed", seed)
            self.assertIs(match["setup"]["palms"], False)
            self.assertEqual([card for card in match["state"]["arcade"] if "palm" in card], [])

    def test_options(self):
        cases = [("solo-pawn", "every-phase"), ("stuck", "sit-out"), ("areas", "any"),
                 ("undo", "none"), ("undo", "until-reveal")]
        usual = self.setup_of()["options"]
        for key, value in cases:
            with self.subTest(f"{key}={value}"):
                options = self.setup_of("--option", f"{key}={value}")["options"]
                self.assertEqual(options, {**usual, key: value})
        self.assertEqual(self.setup_of("--option", "ora-order=B,A,D,C")["options"]["ora-order"],
                         ["B", "A", "D", "C"])

    def edition(self, **changes):
        edition = json.loads((SOURCE / "data/editions/reconstructed.edition.json").read_text())
        edition.update(changes)
        file = self.folder / "house.edition.json"
        file.write_text(json.dumps(edition))
        return file

    def test_edition(self):
        file = self.edition(id="house", name="House cards", fill=[9, 8, 7, 6, 5, 4, 3, 2, 1])
        match = self.new("--edition", file)
        self.assertEqual(match["setup"]["edition"]["name"], "House cards")
        self.assertEqual(match["setup"]["edition"]["fill"], [9, 8, 7, 6, 5, 4, 3, 2, 1])
        self.done("check", self.file)

    def test_new_keeps_what_was_there(self):
        file = self.folder / "twice.match.json"
        self.done("new", "--seed", "1", "-o", file)
        # A match without a move of a player is no loss.
        self.assertEqual(run("new", "--seed", "2", "-o", file).stderr, "")
        self.assertFalse((self.folder / "twice.match.json~").exists())
        self.done("play", file, self.done_json("moves", file, "--json")["legal"][0])
        before = file.read_bytes()
        result = run("new", "--seed", "3", "-o", file)
        self.assertEqual(result.returncode, 0)
        self.assertIn("~", result.stderr)
        self.assertEqual((self.folder / "twice.match.json~").read_bytes(), before)
        self.assertNotEqual(file.read_bytes(), before)

    def test_show_tells_the_table(self):
        solo = SOURCE / "tests/fixtures/games/solo-prior.match.json"
        shown = self.done("show", "--at", "40", solo)
        for line in ("Round 1 of 4, phase 2 of 4. The Abbot-General stands at column 2, "
                     "and on 6 of the track.",
                     "  4 artefact 2        5 book 3            6 artefact 2",
                     "Replenishment row: book 1, book 2, artefact 3",
                     "Chapter Room: Henricus 7, Henricus 12",
                     "  Hand: 1 2 3 5 6 7 8 9 11 12 13",
                     "  1 book 1 (A)        2 – (P)             3 – (A)",
                     "  High pile: 8 9 10 11 13 14; on top 9"):
            self.assertIn(line + "\n", shown)

    def test_move_without_quotes(self):
        file = self.folder / "quotes.match.json"
        self.done("new", "-o", file)
        self.assertIn("quotes", self.refused(file, "play", file, "play", "9"))

    def test_help_lists_the_choices(self):
        told = self.done("new", "--help")
        for words in ("variant 2", "stuck=duplicate|sit-out", "random, greedy"):
            self.assertIn(words, told)

    def test_edition_that_is_strange(self):
        missions = json.loads((SOURCE / "data/editions/reconstructed.edition.json").read_text())
        missions = missions["missions"]
        missions[0]["areas"] = ["purple"] + [None] * 8
        file = self.edition(missions=missions)
        result = run("new", "--edition", file)
        self.assertEqual(result.returncode, 0)
        self.assertEqual(result.stderr.count("warning:"), 4)
        # A refusal is one line, whatever else there is to say.
        result = run("new", "--edition", file, "--mission", "1=zz")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, r"\A[^\n]+\n\Z")

    def test_match_that_grows_too_large_is_not_printed(self):
        match = self.new()
        # Each value of a deep list gets a line of its own, with all of its indentation.
        match["words"] = [1] * 60000
        for _ in range(50):
            match["words"] = [match["words"]]
        file = self.folder / "large.match.json"
        file.write_text(json.dumps(match, separators=(",", ":")))
        move = self.done_json("moves", file, "--json")["legal"][0]
        result = run("play", file, move, "-o", "-")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout, "")
        self.assertRegex(result.stderr, r"\A[^\n]+\n\Z")

    def make_own(self, *arguments):
        """A folder with an edition of one's own, and what it is called."""
        home = {"XDG_DATA_HOME": str(self.folder / "data")}
        file = self.done("edition", "new", "--id", "club", "--title", "Club cards", "--keep",
                         *arguments, **home).strip()
        return pathlib.Path(file), home

    def test_edition_new(self):
        shipped = json.loads((SOURCE / "data/editions/reconstructed.edition.json").read_text())
        made = self.done_json("edition", "new", "--id", "ours", "--title", "Our cards")
        self.assertEqual(made, {**shipped, "id": "ours", "name": "Our cards",
                                "provenance": "house"})
        file, home = self.make_own()
        self.assertEqual(file, self.folder / "data/scriptorium/editions/club.edition.json")
        # What is there stays.
        self.refused(file, "edition", "new", "--keep", "--id", "club", **home)
        self.refused(file, "edition", "new", "-o", file)
        listed = self.done("edition", "list", **home)
        self.assertIn("reconstructed", listed)
        self.assertIn("Club cards", listed)
        file.with_name("odd.edition.json").write_text('{"id": 3}')
        file.with_name("broken.edition.json").write_text("{")
        result = run("edition", "list", **home)
        self.assertEqual(len(result.stdout.splitlines()), 3)
        self.assertRegex(result.stderr, r"\A[^\n]*broken.edition.json: [^\n]+\n\Z")
        copy = self.done_json("edition", "new", "--from", "club", "--id", "second", **home)
        self.assertEqual(copy["id"], "second")
        match = self.done_json("new", "--edition", "club", **home)
        self.assertEqual(match["setup"]["edition"]["name"], "Club cards")
        self.assertEqual(self.done_json("new", "--edition", "reconstructed")["setup"]["edition"],
                         shipped)

    def test_edition_set(self):
        file, home = self.make_own()
        changes = {
            "garden.window.2=12": None, "garden.window.3=4": None, "garden.book.0=5": None,
            "garden.book.3=0": None, "abbot.13=5": None, "benedict=3": None, "aisle.1=left": None,
            "fill=9,8,7,6,5,4,3,2,1": None, "arcade.3=recall,swap-portrait,other-line": None,
            "arcade.all.1=palm-none": None, "return.2=lowest": None, "ora.B.2=2-9": None,
            "ora.C=even,odd,even,3-14": None, "mission.m07=PPP.ab-BA": None,
            "mission.m01.palms=2": None, "mission.m02.id=other": None, "name=A=B": None,
            "provenance=printed": None,
        }
        before = json.loads(file.read_text())
        result = run("edition", "set", "club", *changes, **home)
        self.assertEqual((result.returncode, result.stdout), (0, ""), result.stderr)
        edition = json.loads(file.read_text())
        self.assertEqual(edition["garden"]["window"], {"1": 14, "2": 12, "3": 4})
        self.assertEqual(edition["garden"]["book"], {"0": 5, "1": 14, "2": 11})
        self.assertEqual((edition["abbot-beans"][12], edition["benedict-beans"]), (5, 3))
        self.assertEqual([aisle["side"] for aisle in edition["aisles"]],
                         ["left", "top", "right", "bottom"])
        self.assertEqual(edition["aisles"][0], before["aisles"][3])
        self.assertEqual(edition["fill"], [9, 8, 7, 6, 5, 4, 3, 2, 1])
        self.assertEqual(edition["arcade"]["3"], ["recall", "swap-portrait", "other-line"])
        self.assertEqual(edition["arcade"]["all"], ["palm-none", "palm-none"])
        self.assertEqual(edition["returns"], ["lowest", "lowest", "lowest", "highest"])
        self.assertEqual(edition["ora"]["B"][1], {"between": [2, 9]})
        self.assertEqual(edition["ora"]["C"], ["even", "odd", "even", {"between": [3, 14]}])
        self.assertEqual(edition["missions"][6]["areas"],
                         ["purple", "purple", "purple", None, "a", "b", None, "b", "a"])
        self.assertEqual((edition["missions"][0]["palms"], edition["missions"][1]["id"]),
                         (2, "other"))
        self.assertEqual((edition["name"], edition["provenance"]), ("A=B", "printed"))
        result = run("edition", "set", file, "aisles=left,bottom,right,top",
                     "aisle.2.lines=column-3,column-1,column-2", "-o", self.folder / "other.json")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(json.loads(file.read_text()), edition)
        aisles = json.loads((self.folder / "other.json").read_text())["aisles"]
        self.assertEqual([aisle["side"] for aisle in aisles], ["left", "bottom", "right", "top"])
        self.assertEqual(aisles[1]["lines"], ["column-3", "column-1", "column-2"])

    def test_edition_that_comes_with_the_game(self):
        """It is checked by its id, and stays; no other edition goes by that id."""
        file, home = self.make_own()
        before = file.read_bytes()
        self.assertEqual(self.done("edition", "check", "reconstructed", **home), "ok\n")
        for told, arguments, words in (
                ("reconstructed", ("set", "reconstructed", "name=X"),
                 ("comes with the game", "edition new")),
                ("--id", ("new", "--id", "reconstructed"), ("“reconstructed”", "id of its own")),
                (file, ("set", "club", "id=reconstructed"), ("“reconstructed”", "id of its own")),
                ("nosuch", ("check", "nosuch"), ("reconstructed, club",))):
            with self.subTest(arguments):
                said = self.refused(told, "edition", *arguments, **home)
                for word in words:
                    self.assertIn(word, said)
        self.assertEqual(file.read_bytes(), before)
        # Two of one's own have two ids.
        self.done("edition", "new", "--id", "second", "--keep", **home)
        self.assertIn("club", self.refused(file, "edition", "set", "second", "id=club", **home))
        # A changed copy of the file is told that its id is another's.
        shipped = json.loads((SOURCE / "data/editions/reconstructed.edition.json").read_text())
        copy = self.folder / "copy.json"
        copy.write_text(json.dumps(shipped))
        result = run("edition", "check", copy, **home)
        self.assertEqual((result.stdout, result.stderr), ("ok\n", ""))
        copy.write_text(json.dumps({**shipped, "benedict-beans": 4}))
        result = run("edition", "check", copy, **home)
        self.assertEqual(result.stdout, "ok\n")
        self.assertIn("id=reconstructed", result.stderr)

    def test_words_that_are_none(self):
        """Where a word should stand may stand anything: what is wrong is said, and no more."""
        file, home = self.make_own()
        shipped = json.loads(file.read_text())
        for word in ("game", "id", "name", "provenance"):
            for value in ([], {}, 7, None, True, [["a"]]):
                with self.subTest((word, value)):
                    file.write_text(json.dumps({**shipped, word: value}))
                    checked = run("edition", "check", file, "--json")
                    self.assertIn("$." + word, checked.stdout)
                    self.assertNotIn("CRITICAL", checked.stderr)
                    self.assertNotEqual(run("edition", "check", "club", **home).returncode, 0)
                    self.assertNotEqual(run("edition", "set", file, "benedict=1").returncode, 0)
                    self.done("edition", "list", **home)
        sheet = self.folder / "sheet.json"
        sheet.write_text(json.dumps({"format": "scriptorium-match", "version": 1, "game": [],
                                     "setup": {}, "sheet": {}}))
        self.assertIn("game", self.refused(sheet, "score", "--sheet", sheet))

    def test_edition_faults_in_the_words_of_the_player(self):
        file, home = self.make_own()
        before = file.read_bytes()
        for change, said in (
                ("fill=1,2,3,4,5,6,7,8,0", ": fill.9=0 must"), ("fill.1=9", ": fill.9=9 stands"),
                ("fill.10=1", "fill.1 to fill.9"), ("abbot.13=12", ": abbot.13=12 must"),
                ("abbot=1,2,3", ": abbot has 3 values, 10 too few"), ("benedict=10", "benedict=10"),
                ("ora.B.2=8-20", ": ora.B.2=8-20 must"), ("ora.B.2=ood", "ora.B.2=ood must be odd"),
                ("arcade.3.1=palm-none", ": arcade.3.1=palm-none must"),
                ("aisle.1.lines.2=row-1", ": aisle.1.lines.2=row-1 must be a column"),
                ("aisles=left,left,top,bottom", ": aisle.2=left stands twice"),
                ("return.1=middle", ": return.1=middle must"),
                ("mission.m07=AAPB", ": mission.m07 has 4 values, 5 too few"),
                ("mission.m07=AAAAAAAAA", ": mission.m07 must have a purple square"),
                ("mission.m07.palms=4", ": mission.m07.palms=4 must"),
                ("mission.m07.10=P", "mission.m07.1 to mission.m07.9"),
                ("garden.window.12=3", "“12”"), ("id=a b", "id=a b"),
                ("provenance=mine", ": provenance=mine must")):
            with self.subTest(change):
                result = run("edition", "set", "club", change, **home)
                self.assertNotEqual(result.returncode, 0)
                self.assertIn(said, result.stderr)
                self.assertEqual(file.read_bytes(), before)
        self.done("edition", "set", "club", "mission.m13.2=b", "aisle.1.lines=column-2,column-1,"
                  "column-3", **home)
        edition = json.loads(file.read_text())
        self.assertEqual(edition["missions"][12]["areas"][:3], ["purple", "b", "purple"])

    def test_edition_set_only_what_is_right(self):
        file, home = self.make_own()
        before = file.read_bytes()
        result = run("edition", "set", "club", "garden.window.1=13", "garden.book.1=15", **home)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertIn(": garden.window has 29 cards, 1 too few", result.stderr)
        self.assertIn("($.garden.window)", result.stderr)
        self.assertIn(": garden.book has 31 cards, 1 too many", result.stderr)
        self.assertIn("--force", result.stderr)
        self.assertEqual(file.read_bytes(), before)
        result = run("edition", "set", "--force", "club", "garden.window.1=13", **home)
        self.assertEqual(result.returncode, 0)
        self.assertIn("1 too few", result.stderr)
        self.assertIn("window", self.refused(file, "edition", "check", "club", **home))
        self.done("edition", "set", file, "garden.window.1=14")
        self.assertEqual(file.read_bytes(), before)
        for place in ("foo=1", "garden.window=3", "garden.chalice.1=3", "garden.window.1=x",
                      "abbot.14=3", "abbot.1.2=3", "mission.m99=P", "mission.m01=PX1",
                      "mission.m01.foo=1", "mission=P", "ora.E.1=odd", "ora=odd", "aisle.1=north",
                      "aisle.5=top", "aisle.1.foo=row-1", "aisles=left,north", "arcade.5.1=peek",
                      "benedict.1=2", "name.x=y", "name="):
            with self.subTest(place):
                told = self.misused("edition", "set", file, place)
                self.assertIn(place + ": ", told)
                self.assertEqual(file.read_bytes(), before)

    def test_edition_set_in_an_empty_list(self):
        file = self.edition(returns=[], aisles=[])
        for place, name in (("return.1=lowest", "returns"), ("aisle.1=left", "aisles"),
                            ("aisle.1.lines=row-1,row-2,row-3", "aisles"),
                            ("aisles=left,top,right,bottom", "aisles")):
            told = self.misused("edition", "set", file, place)
            self.assertIn(f"“{name}”", told)

    def test_edition_set_helps(self):
        told = self.done("edition", "set", "--help")
        for place in ("garden.window.2=9", "aisle.1=left", "ora.B.3=1-7", "mission.m07=AAPBBPC.P"):
            self.assertIn(place, told)

    def test_edition_check_tells_all(self):
        file = self.edition(fill=[1, 1, 3, 4, 5, 6, 7, 8], returns=["lowest"] * 5, id="x",
                            provenance="heard")
        self.assertEqual(self.done("edition", "check",
                                   SOURCE / "data/editions/reconstructed.edition.json"), "ok\n")
        result = run("edition", "check", file)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertEqual(len(result.stderr.splitlines()), 3)
        for words in (": provenance=heard must be one of", ": fill has 8 values, 1 too few",
                      ": return has 5 values, 1 too many", "($.provenance)", "($.returns)"):
            self.assertIn(words, result.stderr)
        told = json.loads(run("edition", "check", "--json", file).stdout)
        self.assertEqual([fault["place"] for fault in told["faults"]],
                         ["$.provenance", "$.fill", "$.returns"])
        self.assertIs(told["ok"], False)
        self.refused(file.with_name("no.json"), "edition", "check", file.with_name("no.json"))

    def test_edition_that_is_wrong(self):
        file = self.edition(fill=[1, 1, 1, 1, 1, 1, 1, 1, 1])
        self.assertIn("fill", self.refused(file, "new", "--edition", file))
        missing = self.folder / "missing.json"
        self.refused(missing, "new", "--edition", missing)

    def test_seed_decides_what_is_dealt(self):
        moves = [self.done_json("new", "--seed", seed)["moves"] for seed in ("7", "7", "8")]
        self.assertEqual(moves[0], moves[1])
        self.assertNotEqual(moves[0], moves[2])
        largest = str(2 ** 64 - 1)
        self.assertEqual(self.done_json("new", "--seed", largest)["seed"], largest)

    def test_start(self):
        for seat in 1, 2, 3, 4:
            with self.subTest(seat):
                match = self.done_json("new", "--seats", "4", "--start", seat)
                self.assertIn(f"start {seat}", match["moves"])
                self.assertEqual(match["state"]["by"], seat)

    def test_start_is_not_asked_alone(self):
        self.assertIn("start 1",
                      self.refused("scriptorium-cli new", "new", "--solo", "prior", "--start", "1"))

    def test_mission_of_a_later_seat_is_kept_for_it(self):
        for seed in range(30):
            match = self.done_json("new", "--seats", "4", "--seed", seed, "--mission", "4=m05",
                                   "--mission", "2=m09")
            missions = [seat["mission"] for seat in match["state"]["seats"]]
            self.assertEqual((missions[1], missions[3], len(set(missions))), ("m09", "m05", 4))

    def test_mission_that_cannot_be_given(self):
        cases = [["--mission", "1=m99"], ["--variants", "3", "--mission", "1=m01"],
                 ["--mission", "1=m01", "--mission", "2=m01"]]
        for case in cases:
            with self.subTest(" ".join(case)):
                told = self.refused("scriptorium-cli new", "new", *case, "-o", self.file)
                self.assertIn("mission", told)
                self.assertFalse(self.file.exists())

    def test_mission_that_the_rules_refuse_is_refused_with_the_rule(self):
        cases = [(["--solo", "novice", "--mission", "1=m16"], "mission-difficulty"),
                 (["--mission", "1=m01", "--mission", "2=m01"], "mission-taken")]
        for case, rule in cases:
            with self.subTest(rule):
                told = self.refused("scriptorium-cli new", "new", *case)
                self.assertRegex(told, rf"\([^()]+; {rule}\)$")

    def test_output_that_cannot_be_written(self):
        file = self.folder / "no/such/folder.match.json"
        self.refused(file, "new", "-o", file)


class History(CliTest):
    def same(self, first, second):
        for key in "moves", "undone", "state", "setup", "seed", "id":
            self.assertEqual(first[key], second[key], key)

    def test_play_adds_the_move_and_what_chance_answers(self):
        before = self.new("--seed", "3")
        move = self.legal()[0]
        told = self.done("play", self.file, move).splitlines()
        after = self.read()
        # A sentence for each move, and what is due now.
        self.assertEqual(len(told), len(after["moves"]) - len(before["moves"]) + 1)
        self.assertTrue(told[0].startswith(f"  {len(before['moves']) + 1}  Player"), told)
        self.assertEqual(told[-1], self.done("moves", self.file).splitlines()[0])
        self.assertEqual(after["moves"][:len(before["moves"]) + 1], before["moves"] + [move])
        self.assertNotEqual(after["state"]["by"], "table")

    def test_what_was_taken_back_and_made_again_is_said(self):
        self.new("--seed", "3", "--start", "1", "--name", "Ann", "--name", "Ben")
        number = len(self.read()["moves"]) + 1
        played = self.done("play", self.file, "play 3").splitlines()
        self.assertTrue(played[0].startswith(f"  {number}  Ann plays 3"), played)
        self.assertIn("Ben", played[-1])
        undone = self.done("undo", self.file).splitlines()
        self.assertEqual(undone[:2], ["Taken back:", played[0]])
        self.assertIn("Ann", undone[-1])
        again = self.done("redo", self.file).splitlines()
        self.assertEqual(again, ["Made again:"] + played)
        # Silence where it is asked for, and where the match itself is printed.
        for command in (["play", self.file, "play 4", "--quiet"], ["undo", self.file, "-q"],
                        ["redo", self.file, "--quiet"]):
            self.assertEqual(self.done(*command), "")
        match = self.done_json("undo", self.file, "-o", "-")
        self.assertEqual(match["moves"][-1], "play 3")

    def test_play_several_moves(self):
        self.new("--seed", "3", "--start", "1")
        self.done("play", self.file, "play 3", "play 4")
        self.assertEqual(self.read()["state"]["chapter"], [{"seat": 2, "value": 4}])

    def test_refused_move_writes_nothing(self):
        self.new("--seed", "3", "--start", "1")
        before = self.file.read_bytes()
        other = self.folder / "other.match.json"
        for moves in (["play 15"], ["play 3", "play 3"], ["take 1 to 1"], ["nonsense"], [""],
                      ["play  3"], ["reveal book-1"]):
            with self.subTest(" | ".join(moves)):
                self.refused(self.file, "play", self.file, *moves)
                self.refused(self.file, "play", self.file, *moves, "-o", other)
                self.assertEqual(self.file.read_bytes(), before)
                self.assertFalse(other.exists())

    def test_refused_move_is_named_by_the_number_that_it_would_have(self):
        before = self.new("--seed", "3", "--start", "1")
        told = self.refused(self.file, "play", self.file, "play 3", "play 3")
        self.assertTrue(told.startswith(f"move {len(before['moves']) + 2}, “play 3”: "), told)
        told = self.refused(self.file, "play", self.file, "play 15")
        self.assertTrue(told.startswith(f"move {len(before['moves']) + 1}, “play 15”: "), told)

    def test_play_answers_chance_after_undo_by_moves(self):
        before = self.new("--seed", "3", "--variants", "1,3")
        self.done("undo", self.file, "2", "--moves")
        undone = self.file.read_bytes()
        self.assertEqual(self.read()["state"]["due_for"], "refill")
        answer = next(move for move in self.legal() if move != before["moves"][-2])
        self.done("play", self.file, answer)
        match = self.read()
        self.assertEqual(match["moves"][:-1], before["moves"][:-2] + [answer])
        self.assertEqual((match["state"]["awaiting"], match["undone"]), ("play", []))

        # What was taken back comes again, and nothing is dealt otherwise.
        self.file.write_bytes(undone)
        self.done("play", self.file, before["moves"][-2])
        self.same(self.read(), before)
        self.file.write_bytes(undone)
        value = before["state"]["seats"][before["state"]["by"] - 1]["hand"][0]
        self.done("play", self.file, f"play {value}")
        self.assertEqual(self.read()["moves"], [*before["moves"], f"play {value}"])

    def test_what_answers_nothing_is_refused_as_a_decision(self):
        self.new("--seed", "3", "--start", "1")
        wanted = self.refused(self.file, "play", self.file, "take 1 to 1").split(": ", 1)[1]
        self.done("undo", self.file, "3", "--moves")
        before = self.file.read_bytes()
        told = self.refused(self.file, "play", self.file, "take 1 to 1").split(": ", 1)[1]
        self.assertEqual(told, wanted)
        self.assertEqual(self.file.read_bytes(), before)

    def test_refusal_of_a_move_over_two_lines_is_one_line(self):
        self.new()
        self.refused(self.file, "play", self.file, "play\n3")

    def test_other_output_leaves_the_file(self):
        self.new("--start", "1")
        before = self.file.read_bytes()
        other = self.folder / "other.match.json"
        self.done("play", self.file, "play 3", "-o", other)
        self.assertEqual(self.file.read_bytes(), before)
        printed = self.done_json("play", self.file, "play 3", "-o", "-")
        self.same(printed, self.read(other))

    def test_standard_input(self):
        self.new("--start", "1")
        printed = self.done_json("play", "-", "play 3", stdin=self.file.read_bytes())
        self.assertEqual(printed["moves"][-1], "play 3")
        self.assertEqual(self.done("check", "-", stdin=self.file.read_bytes()), "ok\n")
        self.refused("standard input", "check", "-", stdin=b"{")

    def test_table_takes_what_the_players_deal(self):
        self.new("--mode", "table", "--variants", "1,3")
        self.done("play", self.file, "start 2", "reveal book-2", "reveal book-1")
        match = self.read()
        self.assertEqual(match["moves"], ["start 2", "reveal book-2", "reveal book-1"])
        self.done("undo", self.file)
        self.assertEqual(self.read()["moves"], ["start 2", "reveal book-2"])
        self.done("redo", self.file)
        self.same(self.read(), match)

    def test_undo_and_redo_at_every_decision(self):
        files = [self.new("--seed", "11", "--seats", "3")]
        for number in range(24):
            legal = self.legal()
            self.done("play", self.file, legal[number % len(legal)])
            files.append(self.read())

        for before, after in zip(reversed(files[:-1]), reversed(files[1:])):
            self.done("undo", self.file)
            undone = self.read()
            self.assertEqual(undone["moves"], before["moves"])
            self.assertEqual(undone["state"], before["state"])
            self.assertEqual((undone["moves"] + undone["undone"])[:len(after["moves"])],
                             after["moves"])

        self.refused(self.file, "undo", self.file)
        self.done("redo", self.file, "24")
        self.assertEqual(self.read()["moves"], files[-1]["moves"])
        self.assertEqual(self.read()["undone"], [])
        self.assertEqual(self.read()["state"], files[-1]["state"])
        self.refused(self.file, "redo", self.file)

    def test_undo_by_single_moves(self):
        match = self.new("--seed", "11")
        self.done("undo", self.file, "3", "--moves")
        self.assertEqual(self.read()["moves"], match["moves"][:-3])
        self.assertEqual(self.read()["undone"], match["moves"][-3:])
        self.done("redo", self.file, "2", "--moves")
        self.assertEqual(self.read()["moves"], match["moves"][:-1])
        self.done("redo", "--moves", self.file)
        self.assertEqual(self.read()["state"], match["state"])

    def test_undo_beyond_the_first_move_changes_nothing(self):
        self.new()
        self.done("play", self.file, self.legal()[0])
        before = self.file.read_bytes()
        self.refused(self.file, "undo", self.file, "3")
        self.assertEqual(self.file.read_bytes(), before)

    def test_new_move_forgets_what_was_undone(self):
        self.new("--start", "1")
        self.done("play", self.file, "play 3")
        self.done("undo", self.file)
        self.assertEqual(self.read()["undone"], ["play 3"])
        self.done("play", self.file, "play 4")
        self.assertEqual(self.read()["undone"], [])

    def test_option_undo_none(self):
        self.new("--option", "undo=none", "--start", "1")
        self.done("play", self.file, "play 3")
        self.refused(self.file, "undo", self.file)


class Amend(CliTest):
    def game(self, name="two-seats"):
        """A finished game as a match at the table; returns it."""
        source = SOURCE / "tests/fixtures/games" / f"{name}.match.json"
        match = {**self.read(source), "mode": "table"}
        self.file.write_text(json.dumps(match))
        return match

    def same_as_fresh(self, moves):
        """The file is what the rules make of MOVES and nothing else."""
        written = self.read()
        self.assertEqual(written["moves"], moves)
        fresh = self.folder / "fresh.match.json"
        fresh.write_text(json.dumps({**written, "state": None}))
        self.assertEqual(self.done("check", self.file), "ok\n")
        self.assertEqual(self.done_json("show", "--json", fresh), written["state"])

    def elsewhere(self, number, file=None):
        """Another square for what entry NUMBER places, of those that fit there."""
        before = self.folder / "before.match.json"
        match = self.read(file)
        move = match["moves"][number - 1]
        match.update(moves=match["moves"][:number - 1], undone=[], state=None)
        before.write_text(json.dumps(match))
        return next(other for other in self.legal(before)
                    if other[:-1] == move[:-1] and other != move)

    def test_change(self):
        moves = self.game()["moves"]
        number = next(i for i, move in enumerate(moves, 1) if move.startswith("place"))
        other = self.elsewhere(number)
        told = self.done("amend", self.file, number, other).splitlines()
        self.assertTrue(told[0].startswith(f"  {number}  "), told)
        self.assertEqual(len(told), 2, told)
        self.same_as_fresh(moves[:number - 1] + [other] + moves[number:])

    def test_change_in_three_seats(self):
        moves = self.game("three-seats-variants-2-4")["moves"]
        number = next(i for i, move in enumerate(moves, 1) if move.startswith("take"))
        other = self.elsewhere(number)
        told = self.done_json("amend", self.file, number, other, "--json")
        self.assertEqual(told, {"amended": number, "misfit": None, "dropped": 0})
        self.same_as_fresh(moves[:number - 1] + [other] + moves[number:])

    def test_misfit_is_named_and_nothing_written(self):
        moves = self.game()["moves"]
        before = self.file.read_bytes()
        told = self.refused(self.file, "amend", self.file, "137", "--delete")
        self.assertEqual(self.file.read_bytes(), before)
        self.assertTrue(told.startswith("move 138: “"), told)
        self.assertIn(moves[137], told)
        self.assertIn("--truncate", told)
        self.assertRegex(told, r"\([^)]+; [a-z-]+\)$")
        result = run("amend", self.file, "137", "--delete", "--json")
        self.assertEqual((result.returncode, result.stderr), (1, f"{self.file}: {told}\n"))
        shown = json.loads(result.stdout)
        self.assertEqual((shown["amended"], shown["dropped"]), (137, 0))
        self.assertEqual((shown["misfit"]["number"], shown["misfit"]["move"]), (138, moves[137]))
        self.assertIn(shown["misfit"]["reason"], told)
        self.assertIn(moves[136], shown["misfit"]["fitting"])
        self.assertEqual(self.file.read_bytes(), before)

    def test_truncate_drops_the_misfit_and_what_follows(self):
        moves = self.game()["moves"]
        number = next(i for i, move in enumerate(moves, 1) if move.startswith("play"))
        told = self.done_json("amend", self.file, number, "--delete", "--truncate", "--json")
        misfit = told["misfit"]["number"]
        self.assertEqual(told["dropped"], len(moves) - misfit + 1)
        self.same_as_fresh(moves[:number - 1] + moves[number:misfit - 1])

    def test_what_is_dropped_is_said(self):
        moves = self.game()["moves"]
        told = self.done("amend", self.file, "130", "--delete", "--truncate").splitlines()
        dropped = [f"{number:5}  {moves[number - 1]}" for number in range(139 - len(told) + 3, 139)]
        self.assertGreater(len(dropped), 1)
        self.assertEqual(told[1:-2], dropped)
        self.assertEqual(told[-2], "Move 130 is deleted.")
        self.assertTrue(told[0].startswith(f"{len(dropped)} moves were dropped, from move "), told)

    def test_what_would_fit_is_listed(self):
        moves = self.game()["moves"]
        before = self.file.read_bytes()
        number = next(i for i, move in enumerate(moves, 1) if move.startswith("play"))
        result = run("amend", self.file, number + 1, "--delete")
        self.assertEqual(result.returncode, 1)
        self.assertIn(f"In the place of move {number + 2} would fit:\n", result.stdout)
        self.assertIn(f"  1  insert “{moves[number]}” before move {number + 2}\n", result.stdout)
        shown = json.loads(run("amend", self.file, number + 1, "--delete", "--json").stdout)
        misfit = shown["misfit"]
        self.assertEqual([fit["move"] for fit in misfit["fits"]],
                         [move for move in misfit["fitting"]][:20])
        self.assertEqual(misfit["repairs"], [{"kind": "insert", "move": moves[number]}])
        self.assertEqual(misfit["tried"], len(misfit["fitting"]))
        self.assertNotIn("The search was cut short", result.stdout)
        self.assertEqual(self.file.read_bytes(), before)

    def test_search_that_is_cut_short(self):
        moves = ["start 1", "reveal window-2", "reveal book-2", "reveal artefact-2",
                 "reveal book-1", *["reveal ?"] * 12, "play 5", "set hand 1 +5",
                 *[f"set pile {40 + i % 2}" for i in range(10000)]]
        match = self.new("--mode", "table", "--variants", "1,2,3")
        self.file.write_text(json.dumps({**match, "moves": moves, "state": None}))
        result = run("amend", self.file, "18", "play 6", "--json")
        self.assertEqual(result.returncode, 1)
        self.assertIn("“set hand 1 +5” would no longer fit", result.stderr)
        misfit = json.loads(result.stdout)["misfit"]
        self.assertEqual((misfit["number"], misfit["move"]), (19, "set hand 1 +5"))
        self.assertGreater(misfit["tried"], 0)
        self.assertLess(misfit["tried"], len(misfit["fitting"]))
        self.assertEqual(len(misfit["fits"]), min(20, misfit["tried"]))
        self.assertIn({"kind": "delete", "move": None}, misfit["repairs"])
        told = run("amend", self.file, "18", "play 6").stdout
        n_fits = len(misfit["fitting"])
        self.assertIn(f"The search was cut short: of {n_fits} moves that fit there, "
                      f"the {misfit['tried']} most like the old one were tried.\n", told)

    def test_repair(self):
        moves = self.game()["moves"]
        number = next(i for i, move in enumerate(moves, 1) if move.startswith("play"))
        before = self.file.read_bytes()
        self.refused(self.file, "amend", self.file, number + 1, "--delete", "--repair", "2")
        self.misused("amend", self.file, number + 1, "--delete", "--repair", "1", "--truncate")
        self.misused("amend", self.file, number + 1, "--delete", "--repair", "-1")
        self.misused("amend", self.file, number + 1, "--note", "x", "--repair", "1")
        self.assertEqual(self.file.read_bytes(), before)
        self.assertIn(f"Move {number + 1} is deleted.\n",
                      self.done("amend", self.file, number + 1, "--delete", "--repair", "1"))
        self.same_as_fresh(moves)

    def test_insert_and_append(self):
        moves = ["start 2", "reveal book-2", "reveal book-1"]
        self.new("--mode", "table", "--variants", "1,3")
        self.done("play", self.file, *moves)
        self.done("amend", self.file, "2", "--insert", "reveal window-1")
        moves.insert(1, "reveal window-1")
        self.same_as_fresh(moves)
        self.done("amend", self.file, "5", "--insert", "reveal window-2")
        moves.append("reveal window-2")
        self.same_as_fresh(moves)
        self.done("amend", self.file, "2", "--delete")
        del moves[1]
        self.same_as_fresh(moves)

    def test_what_cannot_be_amended(self):
        self.game()
        before = self.file.read_bytes()
        for number, move, expected in [
                ("139", ["play 1"], "There is no move 139"),
                ("140", ["--insert", "play 1"], "There is no move 140"),
                ("32", ["dance"], "move 32: "),
                ("32", ["take 1 to 1"], "move 32: "),
                ("16", ["--insert", "start 1"], "move 16: ")]:
            with self.subTest(number + move[-1]):
                told = self.refused(self.file, "amend", self.file, number, *move, "--truncate",
                                    "--json")
                self.assertTrue(told.startswith(expected), told)
        self.assertEqual(self.file.read_bytes(), before)

    def test_note(self):
        moves = self.game()["moves"]
        self.done("amend", self.file, "40", "--note", "gestritten – “ja”")
        self.assertIn("\n      Note: gestritten – “ja”\n",
                      self.done("show", "--at", "41", self.file))
        self.assertNotIn("Note:", self.done("show", "--at", "39", self.file))
        self.assertIn("\n   Note: gestritten – “ja”\n", self.done("score", "--course", self.file))
        notes = [json.loads(line).get("note") for line in
                 self.done("trace", self.file).splitlines()]
        self.assertEqual(notes[38:41], [None, "gestritten – “ja”", None])
        moves[39] = {"move": moves[39], "note": "gestritten – “ja”"}
        self.same_as_fresh(moves)
        self.done("amend", self.file, "40", moves[39]["move"], "--note", "")
        moves[39] = moves[39]["move"]
        self.same_as_fresh(moves)
        self.refused(self.file, "amend", self.file, "40", "--note", "x" * 4097)
        self.refused(self.file, "amend", self.file, "139", "--note", "beyond the last")
        self.same_as_fresh(moves)

    def test_dry_run_writes_nothing(self):
        moves = self.game()["moves"]
        before = self.file.read_bytes()
        number = next(i for i, move in enumerate(moves, 1) if move.startswith("place"))
        other = self.elsewhere(number)
        self.assertIn("all others still fit",
                      self.done("amend", self.file, number, other, "--dry-run"))
        told = self.done("amend", self.file, "137", "--delete", "--truncate", "--dry-run")
        self.assertIn("1 move would be dropped, from move 138 on", told)
        self.refused(self.file, "amend", self.file, "137", "--delete", "--dry-run")
        self.done_json("amend", "-", number, other, "--dry-run", "--json", stdin=before)
        self.assertEqual(self.file.read_bytes(), before)

    def test_another_file_is_written(self):
        self.game()
        before = self.file.read_bytes()
        other = self.folder / "other.match.json"
        self.done("amend", self.file, "138", "--delete", "-o", other)
        self.assertEqual(self.file.read_bytes(), before)
        self.assertEqual(len(self.read(other)["moves"]), 137)
        printed = self.done_json("amend", "-", "138", "--delete", stdin=before)
        self.assertEqual(printed, self.read(other))

    def test_option_undo(self):
        for option, may in ("free", True), ("until-reveal", False), ("none", False):
            with self.subTest(option):
                match = self.new("--option", f"undo={option}", "--start", "1", "--seed", "4")
                number = len(match["moves"])
                last = match["moves"][-1]
                other = "reveal book-2" if last == "reveal book-1" else "reveal book-1"
                if may:
                    self.done("amend", self.file, number, other)
                    self.assertEqual(self.read()["reveals_undone"], 1)
                else:
                    told = self.refused(self.file, "amend", self.file, number, other)
                    self.assertIn("set up", told)
                    self.assertEqual(self.read(), match)


class Layout(CliTest):

    def facts(self, *arguments):
        steps = self.done_json("layout", *arguments, "--json")["steps"]
        self.assertEqual([step["number"] for step in steps], list(range(1, len(steps) + 1)))
        return [fact.split(" = ") for step in steps for fact in step["facts"]]

    def test_facts_are_the_state(self):
        for file in fixtures():
            for number in range(0, len(json.loads(file.read_text())["moves"]) + 1, 17):
                with self.subTest(f"{file.name} {number}"):
                    self.facts_are_the_state(file, number)

    def facts_are_the_state(self, file, number):
        state = self.done_json("show", file, "--at", number, "--json")
        facts = self.facts(file, "--at", number)
        garden, portraits = [None] * 9, [[None] * 9 for _ in state["seats"]]
        hands = [[] for _ in state["seats"]]
        discard = [piece for place, piece in facts if place == "discard"]
        for place, piece in facts:
            word, *rest = place.split()
            if word == "garden":
                garden[int(rest[0]) - 1] = piece
            elif word == "portrait":
                portraits[int(rest[0]) - 1][int(rest[1]) - 1] = piece
            elif word == "hand":
                hands[int(rest[0]) - 1].append(int(piece.removeprefix("abbot-")))
        self.assertEqual(garden, state["garden"])
        self.assertEqual(discard, state["discard"])
        self.assertEqual(portraits, [seat["portrait"] for seat in state["seats"]])
        self.assertEqual(hands, [seat["hand"] for seat in state["seats"]])
        self.assertIn([f"track {state['general']}", "general"], facts)
        self.assertIn(["pile", str(state["pile"])], facts)

    def test_text(self):
        file = fixtures()[0]
        steps = self.done_json("layout", file, "--at", "90", "--json")["steps"]
        lines = self.done("layout", file, "--at", "90").splitlines()
        self.assertEqual(lines, [f"{step['number']:3}  {step['text']}" for step in steps])

    def test_unrecorded_card_is_told_as_such(self):
        self.new("--mode", "table", "--variants", "1,3")
        self.done("play", self.file, "start 2", "reveal book-2", "reveal window-1",
                  "reveal artefact-2", "reveal book-1", "reveal ?")
        told = self.done("layout", self.file)
        self.assertIn("Garden, squares counted in reading order: 1: any card that nobody has "
                      "looked at.", told)
        self.assertIn("The program will not know which it is.", told)
        self.assertIn(["garden 1", "?"], self.facts(self.file))

    def test_for_a_seat(self):
        self.new("--seats", "3", "--variants", "4")
        state = self.done_json("show", self.file, "--json")
        secrets = [seat["secret"] for seat in state["seats"]]
        self.assertNotIn("?", secrets)
        told = {viewer: [piece for place, piece in self.facts(self.file, *viewer.split())
                         if place.startswith("secret")]
                for viewer in ("", "--for all", "--for public", "--for 2")}
        self.assertEqual(told[""], secrets)
        self.assertEqual(told["--for all"], secrets)
        self.assertEqual(told["--for public"], ["?", "?", "?"])
        self.assertEqual(told["--for 2"], ["?", secrets[1], "?"])
        text = self.done("layout", self.file, "--for", "2")
        self.assertIn("2 cards on the table were not recorded, or are not for you to see", text)
        self.assertNotIn("The program will not know", text)
        self.misused("layout", self.file, "--for", "4")

    def test_missions_that_lie_face_down(self):
        self.new("--seats", "2")
        match = self.read()
        match["display"] = {"hide-missions": True}
        self.file.write_text(json.dumps(match))
        missions = [fact for fact in self.facts(self.file) if fact[0].startswith("mission")]
        self.assertEqual(len(missions), 2)
        self.assertEqual([fact for fact in self.facts(self.file, "--for", "1")
                          if fact[0].startswith("mission")], missions[:1])
        self.assertIn("The mission of Player 2 lies face down.",
                      self.done("layout", self.file, "--for", "1"))

    def test_move_that_is_not_there(self):
        self.new()
        self.refused(self.file, "layout", self.file, "--at", "999")
        self.misused("layout", self.file, "--at", "first")
        self.misused("layout")


class Files(CliTest):
    def test_state_keeps_unknown_keys(self):
        match = self.new("--seed", "3", "--solo", "prior", "--variants", "1")
        match["state"]["later"] = {"a": [1, None]}
        match["state"]["seats"][0]["later"] = 2
        match["state"]["henricus"]["later"] = "three"
        self.file.write_text(json.dumps(match))
        self.assertEqual(self.done("check", self.file), "ok\n")
        self.assertNotIn("later", self.done("show", self.file, "--json"))
        self.done("play", self.file, self.legal()[0])
        state = self.read()["state"]
        self.assertEqual(state["later"], {"a": [1, None]})
        self.assertEqual((state["seats"][0]["later"], state["henricus"]["later"]), (2, "three"))
        self.done("undo", self.file)
        self.assertEqual(self.read()["state"], match["state"])

    def test_state_must_hold_every_known_key(self):
        match = self.new("--seed", "3")
        for path in ["round"], ["henricus"], ["seats", 1, "ora"]:
            damaged = json.loads(json.dumps(match))
            target = damaged["state"]
            for step in path[:-1]:
                target = target[step]
            del target[path[-1]]
            self.file.write_text(json.dumps(damaged))
            told = self.refused(self.file, "check", self.file)
            self.assertTrue(told.startswith("$.state.") and told.endswith(f"{path[-1]} is missing"),
                            told)

    def test_links_stay_links(self):
        self.new("--start", "1")
        link = self.folder / "link.match.json"
        link.symlink_to(self.file.name)
        self.file.chmod(0o660)
        self.done("play", link, "play 3")
        self.assertTrue(link.is_symlink())
        self.assertEqual(self.read()["moves"][-1], "play 3")
        self.assertEqual(self.file.stat().st_mode & 0o777, 0o660)

    def test_only_files_are_replaced(self):
        self.refused("/dev/null", "new", "-o", "/dev/null")
        self.assertFalse(pathlib.Path("/dev/null").is_file())


class Fixtures(CliTest):
    @classmethod
    def setUpClass(cls):
        if len(fixtures()) != 4:
            raise AssertionError("the four matches of tests/fixtures/games are not all there")

    def test_check(self):
        for match in fixtures():
            with self.subTest(match.name):
                self.assertEqual(self.done("check", match), "ok\n")
                self.assertEqual(self.done_json("check", match, "--json"), {"ok": True})

    def test_trace(self):
        def comparable(line):
            step = json.loads(line)
            if step["legal"] is not None:
                self.assertEqual(len(step["legal"]), len(set(step["legal"])))
                step["legal"] = sorted(step["legal"])
            return exact(step)

        for match in fixtures():
            with self.subTest(match.name):
                expected = beside(match, ".trace.ndjson").read_text().splitlines()
                traced = self.done("trace", match).splitlines()
                self.assertEqual(len(traced), len(expected))
                for line, wanted in zip(traced, expected):
                    self.assertEqual(comparable(line), comparable(wanted))

    def test_score(self):
        for match in fixtures():
            with self.subTest(match.name):
                expected = json.loads(beside(match, ".score.json").read_text())
                self.assertEqual(exact(self.done_json("score", match, "--json")), exact(expected))

    def test_score_as_csv(self):
        for match in fixtures():
            with self.subTest(match.name):
                text = self.done("score", "--csv", match)
                self.assertEqual(text.split("\r\n")[0], CSV_HEADER)
                rows = list(csv.DictReader(io.StringIO(text, newline="")))
                score = json.loads(beside(match, ".score.json").read_text())
                others = [{"name": "Henricus", **score["henricus"]}] if score["henricus"] else []
                self.assertEqual(len(rows), len(score["seats"]) + len(others))
                for row, wanted in zip(rows, score["seats"] + others):
                    for key, cell in row.items():
                        value = wanted.get(key, "")
                        if isinstance(value, bool):
                            value = str(value).lower()
                        self.assertEqual(cell, str(value), key)

    def test_score_for_people(self):
        for match in fixtures():
            with self.subTest(match.name):
                text = self.done("score", match)
                score = json.loads(beside(match, ".score.json").read_text())
                for seat in score["seats"]:
                    self.assertIn(seat["name"], text.splitlines()[0])
                totals = [str(seat["total"]) for seat in score["seats"]]
                if score["henricus"]:
                    totals.append(str(score["henricus"]["total"]))
                self.assertTrue(any(line.split()[-len(totals):] == totals
                                    for line in text.splitlines()), text)

    def test_score_as_text(self):
        for match in fixtures():
            with self.subTest(match.name):
                text = self.done("score", "--text", match)
                course = self.done("score", "--course", match)
                score = json.loads(beside(match, ".score.json").read_text())
                moves = json.loads(match.read_text())["moves"]
                self.assertEqual(text.splitlines()[0], json.loads(match.read_text())["title"])
                self.assertTrue(course.startswith(text))
                for seat in score["seats"]:
                    self.assertIn(seat["name"], text)
                totals = [str(seat["total"]).replace("-", "−") for seat in score["seats"]]
                if score["henricus"]:
                    totals.append(str(score["henricus"]["total"]).replace("-", "−"))
                self.assertIn(["Total", *totals], [line.split() for line in text.splitlines()])
                numbers = [line.split(".")[0] for line in course[len(text):].splitlines()
                           if line[:1].isdigit()]
                self.assertEqual(numbers, [str(i + 1) for i in range(len(moves))])

    def test_show(self):
        for match in fixtures():
            with self.subTest(match.name):
                lines = beside(match, ".trace.ndjson").read_text().splitlines()
                for number in 1, 20, len(lines) // 2, len(lines):
                    self.assertEqual(self.done_json("show", match, "--json", "--at", number),
                                     json.loads(lines[number - 1])["state"])
                self.assertEqual(self.done_json("show", match, "--json"),
                                 json.loads(lines[-1])["state"])
                self.refused(match, "show", match, "--at", len(lines) + 1)
                text = self.done("show", match)
                self.assertIn(str(len(lines)), text)
                self.assertIn(self.read(match)["title"], text)
                self.assertNotEqual(text, self.done("show", match, "--at", "20"))

    def explained(self, match, *arguments):
        """Returns what a number is explained to be, once its terms add up to it."""
        told = self.done_json("explain", match, *arguments, "--json")
        self.assertEqual(told["number"], arguments[-1])
        self.assertEqual(told["seat"], int(arguments[0]) if len(arguments) > 1 else None)
        self.assertEqual(sum(term["value"] for term in told["terms"]), told["total"])
        text = self.done("explain", match, *arguments).splitlines()
        self.assertEqual(len(text), len(told["terms"]) + 1)
        values = [term["value"] for term in told["terms"]] + [told["total"]]
        self.assertEqual([line.split()[0].replace("−", "-") for line in text],
                         [str(value) for value in values])
        return told

    def test_explain(self):
        for match in fixtures():
            with self.subTest(match.name):
                state = self.read(match)["state"]
                self.assertEqual(self.explained(match, "general")["total"], state["general"])
                players = state["seats"] + ([state["henricus"]] if state["henricus"] else [])
                for seat, player in enumerate(players, 1):
                    for number in "track", "score":
                        self.assertEqual(self.explained(match, str(seat), number)["total"],
                                         player[number])

    def test_explain_names_cards_and_places(self):
        match = SOURCE / "tests/fixtures/games/two-seats.match.json"
        terms = self.explained(match, "1", "score")["terms"]
        portrait = self.read(match)["state"]["seats"][0]["portrait"]
        self.assertEqual({term["source"]: term["piece"] for term in terms
                          if term["term"] == "garden"},
                         {f"portrait 1 {square}": card for square, card in enumerate(portrait, 1)
                          if card})
        self.assertEqual([term["source"] for term in terms if term["term"] == "corner"],
                         [f"corner 1 {number}" for number in range(1, 5)])
        self.assertIn("Square 2: artefact 3", self.done("explain", match, "1", "score"))

    def test_explain_refuses_what_there_is_not(self):
        match = fixtures()[0]
        self.assertIn("general, track and score", self.misused("explain", match, "weight"))
        self.assertIn("belongs to no seat", self.refused(match, "explain", match, "1", "general"))
        self.assertIn("from 1 to 4", self.refused(match, "explain", match, "score"))
        self.assertIn("There is no seat 9", self.refused(match, "explain", match, "9", "score"))

    def test_show_for_a_seat(self):
        match = SOURCE / "tests/fixtures/games/three-seats-variants-2-4.match.json"
        whole = self.done_json("show", match, "--at", "60", "--json")
        self.assertEqual(self.done_json("show", match, "--at", "60", "--for", "all", "--json"),
                         whole)
        for viewer in "public", "1", "2", "3":
            seen = self.done_json("show", match, "--at", "60", "--for", viewer, "--json")
            secrets = [seat["secret"] for seat in seen["seats"]]
            self.assertEqual(secrets, [seat["secret"] if str(number) == viewer else "?"
                                       for number, seat in enumerate(whole["seats"], 1)])
            text = self.done("show", match, "--at", "60", "--for", viewer)
            self.assertEqual(text.count("Secret card: hidden"), secrets.count("?"))
            self.assertEqual(text.count("Secret card:"), 3)
        self.assertNotIn("Secret card", self.done("show", match, "--at", "60"))
        over = self.done_json("show", match, "--for", "public", "--json")
        self.assertEqual(over, self.read(match)["state"])

    def test_show_hides_missions_where_the_display_says_so(self):
        match = SOURCE / "tests/fixtures/games/four-seats.match.json"
        moves = len(self.read(match)["moves"])
        for hide in False, True:
            file = self.folder / "display.match.json"
            file.write_text(json.dumps({**self.read(match), "display": {"hide-missions": hide}}))
            seen = self.done_json("show", file, "--for", "2", "--at", moves - 1, "--json")
            for number, seat in enumerate(seen["seats"], 1):
                self.assertEqual(seat["mission"] is None, hide and number != 2)
                self.assertEqual(seat["score"] is None, hide and number != 2)
                self.assertIsNotNone(seat["track"])
            text = self.done("show", file, "--for", "2", "--at", moves - 1)
            self.assertEqual(text.count(", mission hidden"), 3 if hide else 0)
            over = self.done_json("show", file, "--for", "2", "--json")
            self.assertNotIn(None, [seat["mission"] for seat in over["seats"]])

    def test_show_for_nobody(self):
        match = SOURCE / "tests/fixtures/games/solo-prior.match.json"
        for viewer in "0", "2", "everyone", "-1", "":
            with self.subTest(viewer):
                self.assertIn("--for", self.misused("show", match, "--for", viewer))

    def test_moves(self):
        for match in fixtures():
            with self.subTest(match.name):
                text = self.done("moves", match)
                self.assertEqual(self.done_json("moves", match, "--json"),
                                 {"by": None, "awaiting": None, "legal": []})
                self.assertNotEqual(text.strip(), "")

    def test_every_move_undone_and_redone(self):
        for match in fixtures():
            with self.subTest(match.name):
                number = len(self.read(match)["moves"])
                file = self.folder / match.name
                self.done("undo", match, number, "--moves", "-o", file)
                self.assertEqual(self.read(file)["moves"], [])
                self.done("redo", file, number, "--moves")
                self.assertEqual(self.read(file)["state"], self.read(match)["state"])


class Positions(CliTest):
    """The bean track shows that something was told wrong."""

    def told(self, name="four-seats", **slips):
        """Writes a match at the table in which the entries of some numbers are told wrong."""
        match = self.read(SOURCE / f"tests/fixtures/games/{name}.match.json")
        self.right = [match["state"]["general"],
                      *(seat["track"] for seat in match["state"]["seats"])]
        if match["state"]["henricus"]:
            self.right.append(match["state"]["henricus"]["track"])
        match["mode"] = "table"
        for number, move in slips.items():
            match["moves"][int(number.strip("m")) - 1] = move
        del match["state"]
        self.file.write_text(json.dumps(match))
        self.done("check", self.file)

    def words(self, **changes):
        return [f"{pawn or 'general'}={place + changes.get(f'p{pawn}', 0)}"
                for pawn, place in enumerate(self.right)]

    def check(self, *answers, words=None):
        return self.done_json("positions", self.file, *(words or self.words()), *answers, "--json")

    def test_pawns_that_stand_right(self):
        for match in fixtures():
            with self.subTest(match.name):
                self.told(match.name.removesuffix(".match.json"))
                told = self.check()
                self.assertEqual(told["verdict"], "agrees")
                self.assertEqual((told["corrections"], told["answers"]), ([], []))
                self.assertEqual([pawn["told"] for pawn in told["pawns"]], self.right)
                for pawn in told["pawns"]:
                    self.assertEqual(pawn["expected"], sum(term["value"] for term in pawn["terms"]))
                    self.assertEqual(pawn["difference"], 0)
                text = self.done("positions", self.file, *self.words())
                self.assertIn("The pawns stand where they should.", text)

    def test_a_misread_card_is_found(self):
        self.told(m175="reveal window-1")
        told = self.check()
        self.assertEqual(told["verdict"], "explained")
        self.assertEqual([pawn["difference"] for pawn in told["pawns"]], [0, 2, 0, 0, 0])
        right = [correction for correction in told["corrections"]
                 if (correction["number"], correction["move"]) == (175, "reveal window-3")]
        self.assertEqual(len(right), 1)
        self.assertEqual((right[0]["kind"], right[0]["slip"], right[0]["pawns"]),
                         ("change", "beans", ["1"]))
        self.assertIn("portrait 1 2=window-3", [answer["answer"] for answer in told["answers"]])
        weights = [correction["weight"] for correction in told["corrections"]]
        self.assertAlmostEqual(sum(weights), 1, delta=0.001 * len(weights))

        text = self.done("positions", self.file, *self.words())
        self.assertIn("Abbot of Ann stands at 15, but should stand at 13: 2 too far on.", text)
        self.assertIn('amend FILE 175 "reveal window-3"', text)
        self.assertIn("Look at the portrait of Ann: which of these lies there?", text)
        self.assertIn("square 2: window 3", text)

    def test_an_answer_leaves_what_agrees_with_it(self):
        self.told(m175="reveal window-1")
        told = self.check("portrait 1 2=window-3")
        self.assertEqual(told["verdict"], "explained")
        self.assertIn((175, "reveal window-3"), [(correction["number"], correction["move"])
                                                 for correction in told["corrections"]])
        self.assertLess(len(told["corrections"]), len(self.check()["corrections"]))
        self.assertEqual(self.check("pile=89")["verdict"], "contradicted")
        self.assertIn("none agrees with what you saw",
                      self.done("positions", self.file, *self.words(), "pile=89"))

    def test_each_correction_can_be_made(self):
        self.told(m175="reveal window-1")
        for correction in self.check()["corrections"]:
            how = {"change": [correction["move"]], "delete": ["--delete"],
                   "insert": ["--insert", correction["move"]]}[correction["kind"]]
            other = self.folder / "other.match.json"
            self.done("amend", self.file, correction["number"], *how, "-o", other)
            told = self.done_json("positions", other, *self.words(), "--json")
            self.assertEqual(told["verdict"], "agrees", correction)

    def test_more_than_one_slip_is_said_plainly(self):
        self.told()
        told = self.check(words=self.words(p1=50))
        self.assertEqual((told["verdict"], told["corrections"]), ("unexplained", []))
        text = self.done("positions", self.file, *self.words(p1=50))
        self.assertIn("more than one was told wrong", text)
        self.assertIn("set …", text)

    def test_some_pawns_only(self):
        self.told(m175="reveal window-1")
        told = self.check(words=[self.words()[1]])
        self.assertEqual([pawn["pawn"] for pawn in told["pawns"]], ["1"])
        self.assertGreaterEqual(len(told["corrections"]), len(self.check()["corrections"]))

    def test_henricus_is_seat_2(self):
        self.told("solo-prior")
        told = self.check(words=self.words(p2=1))
        self.assertEqual([pawn["pawn"] for pawn in told["pawns"]], ["general", "1", "2"])
        self.assertEqual(told["pawns"][2]["difference"], 1)
        self.assertIn(["2"], [correction["pawns"] for correction in told["corrections"]])
        self.assertIn("Abbot of Henricus", self.done("positions", self.file, *self.words(p2=1)))

    def test_an_adjustment_is_not_told_as_what_the_rules_do(self):
        self.told("solo-prior")
        for pile, value in ("low", 14), ("high", 14):
            told = self.done("play", self.file, f"set henricus {pile} +{value}")
            self.assertIn(f"Adjusted: Henricus has {value} in his {pile} pile.", told)
            self.assertNotIn("the highest of his discards", told)

    def test_a_card_that_nobody_recorded(self):
        self.told(m175="reveal ?")
        pawn = self.check()["pawns"][1]
        self.assertEqual(pawn["difference"], 0)
        self.assertLess(pawn["expected"]["min"], pawn["expected"]["max"])
        self.assertEqual(self.check()["verdict"], "agrees")
        self.assertIn("some cards are not recorded",
                      self.done("positions", self.file, *self.words()))
        self.assertEqual(self.check(words=self.words(p1=40))["pawns"][1]["difference"],
                         self.right[1] + 40 - pawn["expected"]["max"])

    def test_wrong_words(self):
        self.told()
        for words, reason in ((["general=x"], "“general=x”: “x”"),
                              (["1=-3"], "number from 0 to 81"),
                              (["1"], "does not say"), (["portrait 1 4=book-2"], "one pawn"),
                              (["Ann=3"], "“Ann”"), (["1="], "number from 0 to 81"),
                              (["1=3", "portrait 1 4=book-22"], "“4=book-22” in “portrait 1 4="),
                              (["1=99"], "from 0 to 81"), (["general=181"], "from 0 to 180"),
                              (["1=3", "hand 1=3,15"], "from 1 to 14"),
                              (["1=3", "garden 10=book-1"], "a square from 1 to 9"),
                              (["1=3", "ora 1=5"], "from 0 to 4"),
                              (["1=3", "chapter 5=5"], "a seat from 1 to 4"),
                              (["1=3", "garden 1=book-1 1=-"], "just before"),
                              (["1=3", "gardn 1=book-1"], "garden, refill")):
            with self.subTest(words):
                self.assertIn(reason, self.misused("positions", self.file, *words))
        for words, reason in ((["9=3"], "“9=3”: there is no seat 9"), (["0=3"], "no seat 0"),
                              (["1=3", "1=4"], "“1=4”: Abbot of Ann stands at 3"),
                              (["general=3", "general=3"], "told before")):
            with self.subTest(words):
                self.assertIn(reason, self.refused(self.file, "positions", self.file, *words))
        self.told("two-seats")
        self.assertIn("there is no seat 3 in this match: name one from 1 to 2",
                      self.misused("positions", self.file, "1=3", "portrait 3 4=book-2"))


class Quoting(CliTest):
    def test_csv_quotes_names(self):
        names = ['Ann, "the Abbess"', "=1+1", "Zoë"]
        self.new("--name", names[0], "--name", names[1], "--name", names[2])
        text = self.done("score", self.file, "--csv")
        self.assertIn('"Ann, ""the Abbess""",', text)
        rows = list(csv.DictReader(io.StringIO(text, newline="")))
        self.assertEqual([row["name"] for row in rows], names)


class Damaged(CliTest):
    def damages(self):
        text = fixtures()[0].read_text()
        whole = json.loads(text)

        def changed(*path_and_value):
            *path, key, value = path_and_value
            copy = json.loads(text)
            target = copy
            for step in path:
                target = target[step]
            target[key] = value
            return json.dumps(copy)

        def without(key):
            return json.dumps({k: v for k, v in whole.items() if k != key})

        yield "nothing", ""
        yield "cut short", text[:len(text) // 2]
        yield "no JSON", "Ann 12, Ben 15"
        yield "NUL", text.replace("moves", "mo\0ves")
        yield "not UTF-8", b"\xff\xfe" + text.encode()
        yield "duplicate key", text.replace('"version": 1,', '"version": 1, "version": 1,', 1)
        yield "comment", "/* */" + text
        yield "an array", "[]"
        yield "a number", "1"
        yield "deep", "[" * 100000
        yield "deep, closed", "[" * 100 + "]" * 100
        yield "too long", '{"a": "' + "x" * (5 << 20) + '"}'
        yield "other format", changed("format", "chess-match")
        yield "too new", changed("version", 99)
        yield "other game", changed("game", "chess")
        for key in "format", "version", "game", "setup", "moves":
            yield f"without {key}", without(key)
        yield "moves is an object", changed("moves", {})
        yield "move is a number", changed("moves", 3, 3)
        yield "move is nonsense", changed("moves", 30, "dance")
        yield "move is illegal", changed("moves", 30, "play 14")
        yield "move is missing", changed("moves", whole["moves"][:40] + whole["moves"][41:])
        yield "seats are missing", changed("setup", "seats", [])
        yield "seat is wrong", changed("setup", "seats", 0, "Ann")
        yield "palms is a string", changed("setup", "palms", "yes")
        yield "garden is wrong", changed("setup", "edition", "garden", "book", "1", 99)
        yield "state differs", changed("state", "general", 99)
        yield "seed is wrong", changed("seed", "-1")
        yield "mode is wrong", changed("mode", "paper")

    def test_damaged_files_are_refused(self):
        for name, content in self.damages():
            with self.subTest(name):
                content = content if isinstance(content, bytes) else content.encode()
                self.file.write_bytes(content)
                reason = self.refused(self.file, "check", self.file)
                told = run("check", self.file, "--json")
                self.assertEqual(told.returncode, 1)
                self.assertEqual(json.loads(told.stdout)["ok"], False)
                self.assertEqual(" ".join(json.loads(told.stdout)["error"].split()),
                                 " ".join(reason.split()))

    def test_code_says_what_sort_of_fault(self):
        codes = {"no JSON": "syntax", "comment": "syntax", "deep": "limit", "too new": "version",
                 "other format": "format", "without moves": "format", "move is illegal": "illegal",
                 "move is nonsense": "syntax", "state differs": "format"}
        for name, content in self.damages():
            if name in codes:
                with self.subTest(name):
                    self.file.write_text(content)
                    told = json.loads(run("check", self.file, "--json").stdout)
                    self.assertEqual(list(told), ["ok", "code", "error"])
                    self.assertEqual(told["code"], codes.pop(name))
        self.assertEqual(codes, {})
        told = json.loads(run("check", self.folder / "none", "--json").stdout)
        self.assertEqual(told["code"], "file")

    def test_every_command_refuses_and_leaves_a_damaged_file(self):
        self.file.write_text(fixtures()[0].read_text()[:5000])
        before = self.file.read_bytes()
        for command in ["moves"], ["show"], ["check"], ["trace"], ["score"], ["undo"], ["redo"]:
            with self.subTest(command[0]):
                self.refused(self.file, *command, self.file)
        self.refused(self.file, "play", self.file, "play 1")
        self.refused(self.file, "amend", self.file, "1", "play 1")
        self.assertEqual(self.file.read_bytes(), before)

    def test_what_is_no_file(self):
        self.refused(self.folder / "none", "check", self.folder / "none")
        self.refused(self.folder, "check", self.folder)

    def test_illegal_move_is_named_by_its_number(self):
        match = self.read(fixtures()[0])
        match["moves"][30] = "dance"
        self.file.write_text(json.dumps(match))
        self.assertIn("31", self.refused(self.file, "check", self.file))


class Salvage(CliTest):
    """Complaint S1: what is sound of a damaged match is not lost."""

    def setUp(self):
        super().setUp()
        self.rescued = self.folder / "rescued.match.json"
        self.whole = self.read(fixtures()[0])

    def told(self, *arguments, **keywords):
        """Rescues a match; returns the one line that it is told."""
        result = run("salvage", *arguments, **keywords)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stderr, r"\A[^\n]+\n\Z")
        return result.stdout, result.stderr

    def cut(self):
        """Cuts the match off in its move 32."""
        move = json.dumps(self.whole["moves"][31])
        text = json.dumps({**self.whole, "moves": self.whole["moves"][:32]})
        self.file.write_text(text[:text.rindex(move) + 3])
        return self.file.read_bytes()

    def test_cut_off_file(self):
        before = self.cut()
        printed, told = self.told(self.file, "-o", self.rescued)
        self.assertEqual(printed, "")
        self.assertRegex(told, r"31 moves are kept; move 32: Line 1, column \d+: the text ends too")
        self.assertEqual(self.done("check", self.rescued), "ok\n")
        self.assertEqual(self.read(self.rescued)["moves"], self.whole["moves"][:31])
        self.assertNotEqual(self.read(self.rescued)["id"], self.whole["id"])
        self.assertTrue(self.read(self.rescued)["title"].endswith("(rescued)"))
        self.assertEqual(self.file.read_bytes(), before)

    def test_illegal_move(self):
        self.file.write_text(json.dumps(
            {**self.whole, "moves": [*self.whole["moves"][:1], "dance", *self.whole["moves"][1:]]}))
        printed, told = self.told(self.file)
        self.assertIn("1 move is kept; move 2: ", told)
        self.assertEqual(json.loads(printed)["moves"], self.whole["moves"][:1])

    def test_nothing_was_wrong(self):
        printed, told = self.told(fixtures()[0])
        count = len(self.whole["moves"])
        self.assertTrue(told.endswith(f": {count} moves are kept; nothing was wrong\n"), told)
        self.assertEqual(json.loads(printed)["state"], self.whole["state"])

    def test_standard_input(self):
        printed, told = self.told("-", stdin=self.cut())
        self.assertTrue(told.startswith("standard input: 31 moves are kept; "), told)
        self.assertEqual(json.loads(printed)["moves"], self.whole["moves"][:31])

    def test_damaged_file_is_never_overwritten(self):
        before = self.cut()
        link = self.folder / "link.match.json"
        link.symlink_to(self.file)
        for output in self.file, link, self.folder / ".." / self.folder.name / self.file.name:
            self.misused("salvage", self.file, "-o", output)
        with open(self.file, "rb") as damaged:
            result = subprocess.run([CLI, "salvage", "-", "-o", self.file], stdin=damaged,
                                    capture_output=True, env=make_environment())
        self.assertEqual(result.returncode, 2)
        self.assertEqual(self.file.read_bytes(), before)

    def test_nothing_to_rescue(self):
        self.file.write_text("{}")
        self.assertEqual(self.refused(self.file, "salvage", self.file, "-o", self.rescued),
                         "Nothing of the match can be rescued: $.format is missing")
        self.refused("standard input", "salvage", "-", stdin=b"")
        self.refused(self.folder / "none", "salvage", self.folder / "none")
        self.assertFalse(self.rescued.exists())


class Simulate(CliTest):
    def simulate(self, *arguments):
        result = self.done_json("simulate", "--json", *arguments)
        self.assertGreaterEqual(result.pop("seconds"), 0)
        return result

    def test_same_numbers_for_any_jobs(self):
        order = ["--games", "40", "--seats", "3", "--bots", "greedy,random,random", "--seed", "9"]
        alone = self.simulate(*order, "--jobs", "1")
        self.assertEqual(alone, self.simulate(*order, "--jobs", "2"))
        self.assertNotEqual(alone, self.simulate(*order[:-1], "10", "--jobs", "2"))

    def test_figures_fit_together(self):
        result = self.simulate("--games", "30", "--bots", "greedy,random", "--seed", "4")
        self.assertEqual(result["games"], 30)
        self.assertEqual([seat["bot"] for seat in result["seats"]], ["greedy", "random"])
        self.assertAlmostEqual(sum(seat["wins"] for seat in result["seats"]), 30)
        for seat in result["seats"]:
            self.assertAlmostEqual(seat["win_rate"], seat["wins"] / 30)
            self.assertTrue(seat["min_score"] <= seat["mean_score"] <= seat["max_score"])
        self.assertTrue(30 * result["min_moves"] <= result["moves"] <= 30 * result["max_moves"])

    def test_saved_matches_are_sound_and_give_the_figures(self):
        cases = [
            ["--bots", "greedy,random,random,greedy"],
            ["--bots", "greedy,random", "--variants", "2,4", "--no-palms"],
            ["--bots", "greedy", "--solo", "prior", "--option", "solo-pawn=every-phase"],
        ]
        for number, case in enumerate(cases):
            with self.subTest(" ".join(case)):
                folder = self.folder / f"saved/{number}"
                result = self.simulate("--games", "6", "--seed", "2", "--jobs", "2",
                                       "--save-dir", folder, *case)
                files = sorted(folder.iterdir())
                self.assertEqual([file.name for file in files],
                                 [f"game-{i:04}.match.json" for i in range(1, 7)])
                self.check_saved(files, result)

    def check_saved(self, files, result):
        moves = 0
        totals = []
        for file in files:
            self.assertEqual(self.done("check", file), "ok\n")
            match = self.read(file)
            score = self.done_json("score", "--json", file)
            self.assertIs(score["final"], True)
            moves += len(match["moves"])
            totals += [seat["total"] for seat in score["seats"]]
            self.assertEqual(sorted(seat["player"] for seat in match["setup"]["seats"]),
                             sorted(f"bot:{seat['bot']}" for seat in result["seats"]))
        self.assertEqual(moves, result["moves"])
        self.assertAlmostEqual(sum(totals),
                               sum(seat["mean_score"] for seat in result["seats"]) * len(files))
        self.assertEqual(min(totals), min(seat["min_score"] for seat in result["seats"]))
        self.assertEqual(max(totals), max(seat["max_score"] for seat in result["seats"]))

    def test_saved_match_deals_as_a_new_one_with_its_seed(self):
        self.simulate("--games", "1", "--bots", "random,random", "--save-dir", self.folder)
        saved = self.read(self.folder / "game-0001.match.json")
        dealt = self.new("--seed", saved["seed"])["moves"]
        self.assertEqual(saved["moves"][:len(dealt)], dealt)

    def test_folder_that_cannot_be_made(self):
        file = self.folder / "file"
        file.write_text("")
        self.refused(file / "below", "simulate", "--bots", "random,random", "--games", "1",
                     "--save-dir", file / "below")

    def test_text(self):
        text = self.done("simulate", "--games", "5", "--bots", "greedy,random")
        self.assertRegex(text, r"(?m)^greedy +\d")
        self.assertRegex(text, r"(?m)^random +\d")


class Statistics(CliTest):
    def simulate(self, name, *arguments):
        folder = self.folder / name
        self.done("simulate", "--games", "4", "--seed", "3", "--save-dir", folder, *arguments)
        return folder

    def test_wins_are_those_that_the_score_sheets_tell(self):
        folder = self.simulate("table", "--seats", "3", "--bots", "greedy,random,random")
        scores = [self.done_json("score", "--json", file) for file in folder.iterdir()]
        statistics = self.done_json("statistics", "--json", folder)
        self.assertEqual(statistics["matches"], 4)
        players = statistics["groups"][0]["players"]
        self.assertEqual(sum(player["wins"] for player in players),
                         sum(len(score["winners"]) for score in scores))
        totals = [seat["total"] for score in scores for seat in score["seats"]]
        self.assertEqual(max(player["max_score"] for player in players), max(totals))
        self.assertEqual(min(player["min_score"] for player in players), min(totals))

    def test_files_and_folders_together(self):
        table = self.simulate("table", "--seats", "2", "--bots", "random,random")
        solo = self.simulate("solo", "--seats", "1", "--bots", "random", "--solo", "novice")
        file = table / "game-0001.match.json"
        both = self.done_json("statistics", "--json", file, solo)
        self.assertEqual([(group["scoring"], group["matches"]) for group in both["groups"]],
                         [("novice", 4), ("table", 1)])
        piped = self.done_json("statistics", "--json", "-", stdin=file.read_bytes())
        for group in piped["groups"] + both["groups"]:
            for player in group["players"]:
                del player["last_played"]
        self.assertEqual(piped["groups"], both["groups"][1:])

    def test_matches_of_this_user(self):
        folder = self.simulate("scriptorium/matches", "--seats", "2", "--bots", "random,random")
        homes = {"XDG_DATA_HOME": str(self.folder), "XDG_CACHE_HOME": str(self.folder / "cache")}
        told = self.done("statistics", **homes)
        self.assertIn("Abbates: Two to four players: 4 finished matches\n", told)
        self.assertIn("Player 1 (bot:random)", told)
        for file in folder.iterdir():
            file.unlink()
        self.assertEqual(self.done("statistics", **homes), "There is no finished match to count.\n")

    def test_unfinished_and_unreadable_are_counted_apart(self):
        self.new("--seats", "2")
        (self.folder / "rotten.match.json").write_text("{")
        told = self.done_json("statistics", "--json", self.folder)
        self.assertEqual((told["matches"], told["unfinished"], told["unreadable"]), (0, 1, 1))
        self.assertEqual(self.done("statistics", self.folder),
                         "There is no finished match to count.\n"
                         "1 match is not over yet and does not count.\n"
                         "1 file cannot be read and does not count.\n")

    def test_named_file_that_cannot_be_read_is_refused(self):
        rotten = self.folder / "rotten.match.json"
        rotten.write_text("{")
        self.refused(rotten, "statistics", rotten)
        self.refused(self.folder / "none", "statistics", self.folder / "none")


class Output(CliTest):
    def test_bench(self):
        figures = self.done_json("bench", "--seconds", "0.2", "--matches", "20", "--json")
        self.assertEqual(list(figures), ["moves_per_second", "games_per_second", "state_bytes",
                                         "object_moves_per_second", "load_ms", "save_ms",
                                         "bare_write_ms", "amend_ms", "list_ms"])
        for key, value in figures.items():
            self.assertGreater(value, 0, key)
        self.assertLessEqual(figures["state_bytes"], 1024)
        self.assertNotEqual(self.done("bench", "--seconds", "0.1", "--matches", "9"), "")

    def test_reader_that_goes_away(self):
        def ignore():
            signal.signal(signal.SIGPIPE, signal.SIG_IGN)

        for prepare in None, ignore:
            with self.subTest("ignored" if prepare else "usual"):
                program = subprocess.Popen([CLI, "trace", str(fixtures()[0])],
                                           stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                           env=make_environment(), restore_signals=prepare is None,
                                           preexec_fn=prepare)
                program.stdout.read(100)
                program.stdout.close()
                self.assertEqual(program.stderr.read(), b"")
                program.stderr.close()
                self.assertIn(program.wait(), [0, -signal.SIGPIPE])

    def printing(self):
        """Yields command lines that print, at least one of each command."""
        self.new("--seed", "3", "--start", "1")
        self.done("play", self.file, "play 3")
        yield from (["--version"], ["--help"], ["help"], ["help", "new"])
        yield from ([command, "--help"] for command in COMMANDS)
        yield from (["new"], ["new", "-o", "-"], ["play", self.file, "play 4", "-o", "-"])
        yield from (["undo", self.file, "-o", "-"], ["redo", self.undone(), "-o", "-"])
        last = str(len(self.read()["moves"]))
        yield from (["amend", self.file, last, "play 4", "-o", "-"],
                    ["amend", self.file, last, "play 4", "--dry-run"],
                    ["amend", self.file, last, "play 4", "--dry-run", "--json"])
        for command in ["moves"], ["show"], ["show", "--at", "1"], ["check"], ["score"]:
            yield from ([*command, self.file], [*command, self.file, "--json"])
        yield from (["score", self.file, "--csv"], ["trace", self.file], ["salvage", self.file])
        yield from (["explain", self.file, "1", "score"],
                    ["explain", self.file, "general", "--json"])
        yield from (["positions", self.file, "general=3"],
                    ["positions", self.file, "general=3", "--json"])
        simulate = ["simulate", "--games", "1", "--bots", "random,random"]
        bench = ["bench", "--seconds", "0.1", "--matches", "9"]
        yield from (simulate, [*simulate, "--json"], bench, [*bench, "--json"])

    def undone(self):
        file = self.folder / "undone.match.json"
        self.done("undo", self.file, "-o", file)
        return file

    def fails(self, command, **keywords):
        program = subprocess.run([CLI, *map(str, command)], stderr=subprocess.PIPE,
                                 env=make_environment(), **keywords)
        told = program.stderr.decode()
        self.assertEqual(program.returncode, 1, told)
        if command[0] == "salvage":
            told = told.removeprefix(f"{self.file}: 34 moves are kept; nothing was wrong\n")
        self.assertRegex(told, r"\Astandard output: [^\n]+\n\Z")

    def test_full_disk(self):
        commands = list(self.printing())
        self.assertEqual({command[0] for command in commands} - {"--version", "--help", "help"},
                         set(COMMANDS))
        for command in commands:
            with self.subTest(" ".join(map(str, command))), open("/dev/full", "wb") as full:
                self.fails(command, stdout=full)

    def test_closed_output(self):
        for command in self.printing():
            with self.subTest(" ".join(map(str, command))):
                self.fails(command, preexec_fn=lambda: os.close(1))

    def test_closed_output_is_no_matter_to_who_prints_nothing(self):
        self.new("--start", "1")
        program = subprocess.run([CLI, "play", "-q", str(self.file), "play 3"],
                                 stderr=subprocess.PIPE, env=make_environment(),
                                 preexec_fn=lambda: os.close(1))
        self.assertEqual((program.returncode, program.stderr), (0, b""))
        self.assertEqual(self.read()["moves"][-1], "play 3")

    def test_text_in_a_locale_without_umlauts(self):
        self.new("--name", "Zoë", "--name", "Ben")
        text = run("show", self.file, LC_ALL="C").stdout
        self.assertNotIn("ë", text)
        self.assertIn("Zo", text)

    def test_numbers_do_not_follow_the_locale(self):
        made = [name for name in ("de_DE", "fr_FR", "tr_TR", "ar_EG")
                if make_locale(self.folder, name)]
        self.assertEqual(len(made), 4)
        order = ["simulate", "--games", "3", "--bots", "greedy,random"]
        plain = self.done_json(*order, "--json")
        for name in made:
            with self.subTest(name):
                place = {"LOCPATH": str(self.folder), "LC_ALL": f"{name}.UTF-8"}
                there = self.done_json(*order, "--json", **place)
                self.assertEqual(there["seats"], plain["seats"])
                self.done_json("bench", "--json", "--seconds", "0.1", "--matches", "9", **place)
                self.assertEqual(self.done("score", "--csv", fixtures()[0], **place),
                                 self.done("score", "--csv", fixtures()[0]))


def main():
    global CLI, SOURCE

    if len(sys.argv) < 3:
        sys.exit("usage: test-cli.py PATH-TO-CLI SOURCE-DIR [TEST…]")
    CLI = os.path.abspath(sys.argv[1])
    SOURCE = pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)


if __name__ == "__main__":
    main()
