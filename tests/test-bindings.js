// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts in JavaScript: what docs/scripting.md promises, on a whole game. Speaks TAP.
import Abbates from 'gi://Abbates?version=1';
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Json from 'gi://Json?version=1.0';
import Scr from 'gi://Scr?version=1';
import System from 'system';

const tests = {
    'a whole game'() {
        const match = newMatch();
        match.deal(null);
        playOn(match);
        const state = match.get_state();
        check(state.get_turn() === Scr.TURN_NONE, 'the game is over');
        const totals = [1, 2].map(seat => state.get_total(seat));
        for (const seat of state.list_winners())
            check(totals[seat - 1] === Math.max(...totals), `seat ${seat} wins`);
    },

    'a refused move'() {
        const match = newMatch();
        match.deal(null);
        const before = match.get_state();
        refused(() => match.play('place 1'), Scr.Error, Scr.Error.ILLEGAL);
        refused(() => match.play('play 99'), Scr.Error, Scr.Error.SYNTAX);
        check(match.get_state() === before, 'nothing has changed');
    },

    'undo to the start'() {
        const match = newMatch();
        match.deal(null);
        const start = match.get_state();
        const n = match.get_n_items();
        playOn(match);
        while (match.can_undo)
            match.undo(1, false);
        check(match.get_state() === start, 'the state is the first again');
        check(match.get_n_items() === n, 'the entries are those of the start');
        refused(() => match.undo(1, false), Scr.Error, Scr.Error.HISTORY);
    },

    'list models'() {
        const match = newMatch();
        match.deal(null);
        for (let i = 0; i < match.get_n_items(); i++)
            check(match.get_item(i).sentence.length > 0, `entry ${i + 1} has a sentence`);
        const seats = match.get_state().seats;
        check(seats.get_n_items() === 2, 'there are two seats');
        check(seats.get_item(0).name === 'Ann', 'the first is Ann');
    },

    'save and load'() {
        const match = newMatch();
        match.deal(null);
        playOn(match);
        const folder = GLib.Dir.make_tmp('scriptorium-XXXXXX');
        const file = Gio.File.new_for_path(`${folder}/a.match.json`);
        match.save(file);
        check(Scr.Match.load(file).print() === match.print(), 'the file is the match');
        file.delete(null);
        refused(() => Scr.Match.load(file), Gio.IOErrorEnum, Gio.IOErrorEnum.NOT_FOUND);
        GLib.rmdir(folder);
    },
};

function check(holds, what) {
    if (!holds)
        throw new Error(`not true: ${what}`);
}

function refused(attempt, domain, code) {
    try {
        attempt();
    } catch (error) {
        check(error instanceof GLib.Error && error.matches(domain, code), `${error} has the code`);
        return;
    }
    throw new Error('nothing was refused');
}

function newMatch() {
    const game = Scr.Game.lookup('abbates');
    const setup = Json.from_string('{"seats": [{"name": "Ann"}, {"name": "Ben"}]}');
    const edition = game.list_editions().get_item(0).get_json();
    setup.get_object().set_member('edition', edition.copy());
    return Scr.Match.new(game, setup, Scr.Mode.DIGITAL, '7');
}

function playOn(match) {
    while (match.get_state().get_turn() > 0) {
        const moves = match.get_state().list_moves();
        match.play(moves[match.get_n_items() % moves.length]);
    }
}

Abbates.Game.new().register();
let failed = 0;
print(`1..${Object.keys(tests).length}`);
for (const [name, run] of Object.entries(tests)) {
    try {
        run();
        print(`ok - ${name}`);
    } catch (error) {
        failed++;
        print(`not ok - ${name}`);
        printerr(`${error}\n${error.stack}`);
    }
}
System.exit(failed ? 1 : 0);
