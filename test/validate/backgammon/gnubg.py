"""Run inside GNU Backgammon (gnubg -t -q -p gnubg.py): lists all its plays for each line of GNUBG_CASES into GNUBG_PLAYS.

A case is a JSON line {"id", "mover": [26 counts], "other": [26 counts], "dice": [a, b]}, counts by distance as their owner counts them
(index 0 off, 1 to 24, 25 the bar). An answer is {"id", "plays": ["13/10 6/5*", ...]} in GNU Backgammon's own notation.
"""
import json
import os

import gnubg

for command in (
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic doubles 0",
    "set output rawboard on",
    "set display off",
    "set evaluation chequerplay evaluation plies 0",
    "set evaluation chequerplay evaluation prune off",
    "set jacoby off",
    "new session",
    "set turn 1",
):
    gnubg.command(command)


def plays(case):
    mover = tuple(case["mover"][1:26])
    other = tuple(case["other"][1:26])
    gnubg.command("set board " + gnubg.positionid((other, mover)))
    gnubg.command("set dice %d %d" % tuple(case["dice"]))
    board = gnubg.board()
    if board != (other, mover):
        raise ValueError("board %r was set as %r" % ((other, mover), board))
    try:
        hint = gnubg.hint(5000)
    except Exception as error:  # gnubg raises where there is nothing to move
        return {"error": str(error)}
    return {"plays": [play["move"] for play in (hint or {}).get("hint", [])]}


with open(os.environ["GNUBG_CASES"]) as cases, open(os.environ["GNUBG_PLAYS"], "w") as out:
    for line in cases:
        case = json.loads(line)
        out.write(json.dumps({"id": case["id"], **plays(case)}) + "\n")
