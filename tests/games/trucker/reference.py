"""Ship geometry once more, slow and obvious: dictionaries by row and column, no tables, no masks."""

from __future__ import annotations

from startable.games.trucker.boards import Board
from startable.games.trucker.components import COMPONENTS

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # front, right, rear, left
Place = tuple[int, int]


class Slow:
    """A ship as a dictionary from (row, column) to (kind, sides, turn)."""

    def __init__(self, board: Board, cells: tuple[int, ...]) -> None:
        self.board = board
        self.tiles = {board.squares[square]: code for square, code in enumerate(cells) if code >= 0}

    def kind(self, place: Place) -> str:
        return COMPONENTS[self.tiles[place] // 4].kind

    def turn(self, place: Place) -> int:
        return self.tiles[place] % 4

    def side(self, place: Place, side: int) -> int:
        printed = COMPONENTS[self.tiles[place] // 4].sides
        return printed[(side - self.turn(place)) % 4]

    def beside(self, place: Place, side: int) -> Place:
        return place[0] + STEPS[side][0], place[1] + STEPS[side][1]

    def contact(self, place: Place, side: int) -> str:
        """What happens at an edge: "open", "smooth", "joint" or "fault"."""
        other = self.beside(place, side)
        if other not in self.tiles:
            return "open"
        mine, theirs = self.side(place, side), self.side(other, (side + 2) % 4)
        if mine == 0 and theirs == 0:
            return "smooth"
        if mine == 0 or theirs == 0:
            return "fault"
        return "joint" if mine == theirs or 3 in (mine, theirs) else "fault"

    def muzzle(self, place: Place) -> int | None:
        return self.turn(place) if "cannon" in self.kind(place) else None

    def exhaust(self, place: Place) -> int | None:
        return (2 + self.turn(place)) % 4 if "engine" in self.kind(place) else None

    def legal(self) -> bool:
        for place in self.tiles:
            if any(self.contact(place, side) == "fault" for side in range(4)):
                return False
            for pointing in (self.muzzle(place), self.exhaust(place)):
                if pointing is not None and self.beside(place, pointing) in self.tiles:
                    return False
            if self.exhaust(place) not in (None, 2):
                return False
        return len(self.parts()) <= 1

    def parts(self) -> list[set[Place]]:
        left, found = set(self.tiles), []
        while left:
            part = {min(left)}
            while True:
                more = {
                    self.beside(place, side)
                    for place in part
                    for side in range(4)
                    if self.contact(place, side) == "joint"
                }
                if more <= part:
                    break
                part |= more
            found.append(part)
            left -= part
        return found

    def exposed(self) -> int:
        return sum(
            1
            for place in self.tiles
            for side in range(4)
            if self.side(place, side) and self.contact(place, side) == "open"
        )

    def fits(self, tile: int) -> set[tuple[Place, int]]:
        """Try every square and turn."""
        found = set()
        for place in self.board.squares:
            touching = any(self.beside(place, side) in self.tiles for side in range(4))
            for turn in range(4) if place not in self.tiles and touching else ():
                self.tiles[place] = tile * 4 + turn
                if self.legal():
                    found.add((place, turn))
                del self.tiles[place]
        return found

    def struck(self, side: int, line: int) -> Place | None:
        across = 1 if side in (0, 2) else 0
        on_line = [place for place in self.tiles if place[across] == line]
        if not on_line:
            return None
        return {0: min, 1: max, 2: max, 3: min}[side](on_line)

    def engines(self) -> tuple[int, int]:
        kinds = [self.kind(place) for place in self.tiles]
        return kinds.count("engine"), kinds.count("double_engine")

    def cannons(self) -> tuple[float, float]:
        """The power of singles, and what all doubles could add."""
        single = sum(self.worth(place) for place in self.tiles if self.kind(place) == "cannon")
        double = sum(2 * self.worth(place) for place in self.tiles if self.kind(place) == "double_cannon")
        return single, double

    def worth(self, place: Place) -> float:
        return 1.0 if self.turn(place) == 0 else 0.5

    def shields(self) -> set[int]:
        turns = [self.turn(place) for place in self.tiles if self.kind(place) == "shield"]
        return {side for turn in turns for side in (turn, (turn + 1) % 4)}

    def guns(self, side: int, line: int, reach: int) -> set[str]:
        """The kinds of cannon that point to this side from near enough."""
        across = 1 if side in (0, 2) else 0
        return {
            self.kind(place)
            for place in self.tiles
            if self.muzzle(place) == side and abs(place[across] - line) <= reach
        }

    def views(self) -> set[Place]:
        return {
            place
            for place in self.tiles
            if "cabin" in self.kind(place)
            and any(self.side(place, side) == 0 and self.contact(place, side) == "open" for side in range(4))
        }

    def homes(self, place: Place) -> set[str]:
        """The life supports joined to a cabin."""
        joined = [self.beside(place, side) for side in range(4) if self.contact(place, side) == "joint"]
        return {self.kind(other) for other in joined if "life_support" in self.kind(other)}

    def distance(self, start: Place) -> int:
        """Steps along joints to the nearest other cabin, 0 if there is none."""
        reached, steps = {start}, 0
        while True:
            more = {
                self.beside(place, side)
                for place in reached
                for side in range(4)
                if self.contact(place, side) == "joint"
            } - reached
            steps += 1
            if any("cabin" in self.kind(place) for place in more):
                return steps
            if not more:
                return 0
            reached |= more

    def longest_corridor(self) -> int:
        """Every path of corridors, tried one by one."""
        return max((self._walk([place]) for place in self.tiles if self.corridor(place)), default=0)

    def corridor(self, place: Place) -> bool:
        return 1 <= sum(1 for side in range(4) if self.side(place, side)) <= 2

    def _walk(self, path: list[Place]) -> int:
        ways = [self.beside(path[-1], side) for side in range(4) if self.contact(path[-1], side) == "joint"]
        on = [place for place in ways if place not in path and self.corridor(place)]
        return max((self._walk([*path, place]) for place in on), default=len(path))

    def joined(self, place: Place) -> list[tuple[Place, int]]:
        """What is joined to a component, each with the side of the joint."""
        return [(self.beside(place, side), side) for side in range(4) if self.contact(place, side) == "joint"]

    def needy(self) -> set[Place]:
        """What needs energy."""
        return {place for place in self.tiles if self.kind(place) in ("shield", "double_engine", "double_cannon")}

    def insulated(self) -> set[Place]:
        """The batteries joined to nothing that needs energy."""
        batteries = [place for place in self.tiles if self.kind(place) == "battery"]
        return {place for place in batteries if not any(other in self.needy() for other, _ in self.joined(place))}

    def lone_holds(self) -> set[Place]:
        holds = {place for place in self.tiles if "hold" in self.kind(place)}
        return {place for place in holds if not any(self.beside(place, side) in holds for side in range(4))}

    def matched(self, place: Place) -> bool:
        """Whether every joint of a component is between connectors of one kind."""
        return all(self.side(place, side) == self.side(other, (side + 2) % 4) for other, side in self.joined(place))

    def matched_homes(self, place: Place) -> set[str]:
        """The life supports joined to a cabin by joints of one kind only."""
        supports = [other for other, _ in self.joined(place) if "life_support" in self.kind(other)]
        return {self.kind(other) for other in supports if self.matched(other)}
