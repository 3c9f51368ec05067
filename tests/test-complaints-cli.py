#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases of docs/complaints.md: test-complaints-cli.py PATH-TO-CLI SOURCE-DIR [CASE…]"""

import base64
import csv
import importlib.util
import io
import json
import os
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
SPEC = importlib.util.spec_from_file_location(
    "test_cli", pathlib.Path(__file__).resolve().with_name("test-cli.py"))
test_cli = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(test_cli)

LOCALES = ["de_DE", "fr_FR", "tr_TR", "ar_EG"]


class Complaint(test_cli.CliTest):
    def play_on(self, number):
        """Makes NUMBER decisions, now one and now another of the legal moves."""
        for turn in range(number):
            legal = self.legal()
            self.done("play", self.file, legal[turn % len(legal)])


class U1(Complaint):
    def test_undo_at_the_start_is_refused(self):
        for arguments in (["--seats", "3"], ["--solo", "prior"], ["--mode", "table"]):
            with self.subTest(arguments):
                self.new(*arguments)
                before = self.file.read_bytes()
                self.refused(self.file, "undo", self.file)
                self.refused(self.file, "redo", self.file)
                self.assertEqual(self.file.read_bytes(), before)


class U10(Complaint):
    def told(self):
        """What log, trace and sheet say of the match."""
        moves = [json.loads(line)["move"] for line in self.done("trace", self.file).splitlines()]
        self.assertEqual(moves, self.read()["moves"])
        return moves, self.done("score", "--csv", self.file), self.done("show", self.file)

    def test_nothing_tells_an_undone_step(self):
        self.new("--seed", "10")
        told = []
        for _ in range(9):
            self.play_on(1)
            told.append(self.told())
        for wanted in reversed(told[:-1]):
            self.done("undo", self.file)
            self.assertEqual(self.told(), wanted)


class H6(Complaint):
    HIDDEN = ["seed", "start", "history", "moves", "undone", "state", "sheet"]

    @staticmethod
    def stir(text, match_id):
        """Scrambles TEXT, and undoes it, as docs/formats.md says."""
        random = 0xcbf29ce484222325
        for byte in match_id.encode():
            random = (random ^ byte) * 0x100000001b3 % 2**64
        stream = bytearray()
        while len(stream) < len(text):
            random = (random + 0x9e3779b97f4a7c15) % 2**64
            mixed = (random ^ random >> 30) * 0xbf58476d1ce4e5b9 % 2**64
            mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb % 2**64
            stream += (mixed ^ mixed >> 31).to_bytes(8, "little")
        return bytes(a ^ b for a, b in zip(text, stream))

    def scramble(self):
        match = self.read()
        hidden = {key: match.pop(key) for key in self.HIDDEN if key in match}
        code = base64.b64encode(self.stir(json.dumps(hidden).encode(), match["id"])).decode()
        match["scrambled"] = [code[i:i + 100] for i in range(0, len(code), 100)]
        self.file.write_text(json.dumps(match))

    def unscramble(self):
        match = self.read()
        self.assertFalse([key for key in self.HIDDEN if key in match])
        code = base64.b64decode("".join(match["scrambled"]))
        return json.loads(self.stir(code, match["id"]))

    def test_scrambled_file_stays_so(self):
        self.new("--seed", "6")
        self.play_on(4)
        plain = self.read()
        shown = self.done("show", self.file)
        self.scramble()
        self.assertEqual(self.done("check", self.file), "ok\n")
        self.assertEqual(self.done("show", self.file), shown)
        self.done("undo", self.file, "2")
        self.assertLess(len(self.unscramble()["moves"]), len(plain["moves"]))
        self.done("redo", self.file, "2")
        hidden = self.unscramble()
        self.assertEqual(hidden, {key: plain[key] for key in self.HIDDEN if key in plain})
        self.play_on(1)
        self.assertGreater(len(self.unscramble()["moves"]), len(plain["moves"]))

    def test_damaged_file_is_refused(self):
        self.new("--seed", "6")
        self.scramble()
        match = self.read()
        match["scrambled"][0] = match["scrambled"][0][::-1]
        self.file.write_text(json.dumps(match))
        before = self.file.read_bytes()
        for command in (["check"], ["show"], ["undo"]):
            with self.subTest(command):
                output = self.refused(self.file, *command, self.file)
                self.assertIn("$.scrambled", output)
        self.assertEqual(self.file.read_bytes(), before)


class S15(Complaint):
    def test_same_output_in_every_locale(self):
        commands = [[command, file, *options]
                    for file in test_cli.fixtures()
                    for command, *options in (["score", "--json"], ["score", "--csv"], ["trace"],
                                              ["show", "--json"])]
        commands.append(["new", "--seed", "5", "--name", "İlknur"])
        plain = [self.comparable(command) for command in commands]
        for name in LOCALES:
            with self.subTest(name):
                self.assertTrue((pathlib.Path(os.environ["LOCPATH"].split(":")[0]) /
                                 f"{name}.utf8").is_dir())
                there = [self.comparable(command, LC_ALL=f"{name}.utf8") for command in commands]
                self.assertEqual(there, plain)

    def comparable(self, command, **place):
        text = self.done(*command, **place)
        if command[0] != "new":
            return text
        match = json.loads(text)
        return {key: match[key] for key in match if key not in ("id", "created")}


class S17(Complaint):
    def test_names_of_saved_matches(self):
        folder = self.folder / "saved"
        self.done("simulate", "--games", "2", "--bots", "random,random", "--save-dir", folder)
        names = sorted(file.name for file in folder.iterdir())
        self.assertEqual(len(names), 2)
        for name in names:
            self.assertRegex(name, r"\A[A-Za-z0-9._-]+\Z")


class R1(Complaint):
    """The score sheet can be checked card by card."""

    # Columns of the score sheet, and the terms of which each is the sum.
    SUMS = {"garden": "garden", "lines": "line", "purple": "purple", "corners": "corner",
            "benedict": "benedict"}

    def check_seat(self, match, number, seat, sheet):
        told = self.done_json("explain", match, str(number), "score", "--json")
        self.assertEqual(told["total"], sheet["total"])
        for column, term in self.SUMS.items():
            terms = [entry["value"] for entry in told["terms"] if entry["term"] == term]
            self.assertEqual(sum(terms), sheet.get(column) or 0, column)
        cards = [entry["piece"] for entry in told["terms"] if entry["term"] == "garden"]
        if cards:
            self.assertEqual(cards, [card for card in seat["portrait"] if card])
        return told

    def check_words(self, match, number, told):
        lines = self.done("explain", match, str(number), "score").splitlines()
        self.assertEqual(len(lines), len(told["terms"]) + 1)
        for line, entry in zip(lines, told["terms"]):
            points, words = line.split(maxsplit=1)
            self.assertEqual(int(points.replace("−", "-")), entry["value"])
            if entry["term"] == "garden":
                kind, beans = entry["piece"].split("-")
                self.assertRegex(words.lower(), rf"square {entry['source'][-1]}: {kind}\w* {beans}")

    def test_each_card_and_its_points(self):
        for match in test_cli.fixtures():
            state = self.read(match)["state"]
            sheets = self.done_json("score", "--json", match)["seats"]
            self.assertEqual(len(sheets), len(state["seats"]))
            for number, (seat, sheet) in enumerate(zip(state["seats"], sheets), 1):
                with self.subTest(match=match.name, seat=number):
                    told = self.check_seat(match, number, seat, sheet)
                    self.check_words(match, number, told)


class R6(Complaint):
    def test_aequalis_is_a_column_of_its_own(self):
        for match in test_cli.fixtures():
            with self.subTest(match.name):
                text = self.done("score", "--csv", match)
                for row in csv.DictReader(io.StringIO(text, newline="")):
                    points = sum(int(row[key] or 0) for key in
                                 ("garden", "lines", "purple", "corners", "benedict"))
                    self.assertEqual(int(row["total"]), points - int(row["minus"]))


class Rules:
    """What may be decided, worked out anew from the state as JSON and the rulebook."""

    LINES = {**{f"column-{c}": [c, c + 3, c + 6] for c in (1, 2, 3)},
             **{f"row-{r}": [3 * r - 2, 3 * r - 1, 3 * r] for r in (1, 2, 3)}}

    def __init__(self):
        self.played = []

    def follow(self, state, move):
        """Keeps who played what in this phase, in order."""
        if move.startswith("play "):
            self.played.append((state["by"], int(move.split()[1])))

    def winner(self, state):
        played = list(self.played)
        if state["henricus"] and state["henricus"]["played"]:
            played.insert(0, (2, state["henricus"]["played"]))
        return max(played, key=lambda play: play[1])[0]

    def list(self, state):
        if all(seat["played"] is None for seat in state["seats"]):
            self.played = []
        return sorted(getattr(self, f"list_{state['awaiting']}")(state))

    def list_play(self, state):
        hand = set(state["seats"][state["by"] - 1]["hand"])
        played = {value for _, value in self.played}
        if state["henricus"]:
            played.add(state["henricus"]["played"])
        return [f"play {value}" for value in hand - played or hand]

    def list_place(self, state):
        return [f"place {to}" for to in self.LINES[state["line"]]]

    def list_order(self, state):
        return ["order"]

    def list_take(self, state):
        arcade = None
        if state["arcade"] and state["by"] == self.winner(state):
            arcade = state["arcade"][3 * state["round"] + state["phase"] - 4]
        line = [square for square in self.LINES[state["taken_line"]] if state["garden"][square - 1]]
        boxes = [box for box, card in enumerate(state["refill"], 1) if card]
        sources = list(line)
        if arcade == "take-refill":
            sources += [f"refill {box}" for box in boxes]
        if arcade == "take-discard":
            sources += [f"discard {card}" for card in set(state["discard"])]
        takes = [f"take {source} to {to}" for source in sources for to in self.LINES[state["line"]]]
        return takes + self.list_actions(state, arcade, line, boxes)

    def list_actions(self, state, arcade, line, boxes):
        portrait = state["seats"][state["by"] - 1]["portrait"]
        own = [square for square, card in enumerate(portrait, 1) if card]
        acted = [move.split()[1:] for move in state["acted"]]
        if arcade == "swap-line-refill":
            return [f"swap-line {square} {box}" for square in line for box in boxes
                    if all(str(square) != used[0] and str(box) != used[1] for used in acted)]
        if acted:
            return []
        if arcade == "peek":
            return ["peek"] if state["pile"] else []
        if arcade == "swap-portrait-refill":
            return [f"swap-refill {square} {box}" for square in own for box in boxes]
        if arcade == "swap-portrait":
            return [f"swap {a} {b}" for a in own for b in own if a < b]
        if arcade == "other-line":
            return [f"other-line {name}" for name in self.LINES if name != state["line"]]
        if arcade == "recall":
            return [f"recall {seat} {value}" for seat, value in
                    {(card["seat"], card["value"]) for card in state["chapter"]}]
        return []


class R12(Complaint):
    def check(self, match):
        rules, before = Rules(), None
        for step in map(json.loads, self.done("trace", match).splitlines()):
            if step["legal"] is not None:
                self.assertEqual(sorted(step["legal"]), rules.list(before), (match, step["index"]))
                rules.follow(before, step["move"])
            before = step["state"]

    def test_listed_is_what_the_rules_allow(self):
        matches = test_cli.fixtures()
        for options in (["--bots", "random,random,random,random"],
                        ["--bots", "random,random", "--no-palms"],
                        ["--bots", "random", "--solo", "abbot", "--no-palms"]):
            folder = self.folder / str(len(matches))
            self.done("simulate", "--games", "4", "--seed", "12", "--save-dir", folder, *options)
            matches += sorted(folder.iterdir())
        self.assertEqual(len(matches), 4 + 3 * 4)
        for match in matches:
            self.check(match)


class A1(Complaint):
    def check_words(self, text, state):
        """Each card of the garden is told by its square, its kind and its beans."""
        for square, card in enumerate(state["garden"], 1):
            if card is not None:
                self.assertIn(f"{square} {card.replace('-', ' ')}", text)

    def test_whole_game_at_the_command_line(self):
        self.new("--seats", "2", "--seed", "63")
        moves = 0
        while legal := self.legal():
            text = self.done("show", self.file)
            self.check_words(text, self.done_json("show", "--json", self.file))
            told = self.done("moves", self.file).splitlines()
            self.assertEqual(told[-len(legal):], legal)
            self.done("play", self.file, legal[moves % len(legal)])
            moves += 1
        self.assertGreater(moves, 40)
        self.assertIn("Total", self.done("score", self.file))


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: test-complaints-cli.py PATH-TO-CLI SOURCE-DIR [CASE…]")
    test_cli.CLI = os.path.abspath(sys.argv[1])
    test_cli.SOURCE = pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)


if __name__ == "__main__":
    main()
