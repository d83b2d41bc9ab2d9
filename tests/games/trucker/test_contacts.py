"""Every shape beside every four neighbours, held against a table of what meets what."""

from itertools import product

from startable.games.trucker.contacts import NOTHING, accepts, stands

SMOOTH, SINGLE, DOUBLE, UNIVERSAL, MUZZLE = SIDES = range(5)
JOINTS = {(SINGLE, SINGLE), (DOUBLE, DOUBLE), *product([UNIVERSAL], [SINGLE, DOUBLE, UNIVERSAL])}
JOINTS |= {(b, a) for a, b in JOINTS}
MEETINGS = {*JOINTS, (SMOOTH, SMOOTH), *((side, NOTHING) for side in SIDES)}


def test_a_component_goes_where_all_sides_meet_rightly_and_is_added_where_one_of_them_joins() -> None:
    shapes = list(product(SIDES, repeat=4))
    for demand, around in enumerate(product((SMOOTH, SINGLE, DOUBLE, UNIVERSAL, NOTHING), repeat=4)):
        meet = [{*zip(shape, around, strict=True)} for shape in shapes]
        rightly = [pairs <= MEETINGS for pairs in meet]
        assert list(stands(demand)) == rightly
        assert list(accepts(demand)) == [
            right and not pairs.isdisjoint(JOINTS) for right, pairs in zip(rightly, meet, strict=True)
        ]
