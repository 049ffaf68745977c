"""A drawing as DXF of release 12 (AC1009), which every CAD program reads: ASCII, a unit is a millimetre."""

from __future__ import annotations

from .plan import LAYERS, Line, Plan, Word


def number(value: float) -> str:
    return f"{round(value, 3) + 0.0:.3f}"


def pairs(*given: tuple[int, object]) -> list[str]:
    """Group codes with their values."""
    return [text for code, value in given for text in (str(code), str(value))]


def point(at, first: int = 10) -> list[str]:
    return pairs((first, number(at[0])), (first + 10, number(at[1])), (first + 20, "0.0"))


def _header(plan: Plan) -> list[str]:
    low, high = plan.extent()
    return [
        *pairs((0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (9, "$EXTMIN")),
        *point(low),
        *pairs((9, "$EXTMAX")),
        *point(high),
        *pairs((0, "ENDSEC")),
    ]


def _table(name: str, rows: list[list[str]]) -> list[str]:
    head = pairs((0, "TABLE"), (2, name), (70, len(rows)))
    return [*head, *(text for row in rows for text in row), *pairs((0, "ENDTAB"))]


def _tables(plan: Plan) -> list[str]:
    dash = plan.letters
    solid = pairs((0, "LTYPE"), (2, "CONTINUOUS"), (70, 0), (3, "Solid"), (72, 65), (73, 0), (40, "0.0"))
    dashed = pairs(
        (0, "LTYPE"), (2, "DASHED"), (70, 0), (3, "Dashed"), (72, 65), (73, 2), (40, number(dash * 1.5))
    ) + pairs((49, number(dash)), (49, number(-dash / 2)))
    layers = [
        pairs((0, "LAYER"), (2, name), (70, 0), (62, colour), (6, "DASHED" if is_dashed else "CONTINUOUS"))
        for name, (colour, is_dashed) in LAYERS.items()
    ]
    style = pairs((0, "STYLE"), (2, "STANDARD"), (70, 0), (40, "0.0"), (41, "1.0"), (50, "0.0"), (71, 0))
    style += pairs((42, number(plan.letters)), (3, "txt"), (4, ""))
    return [
        *pairs((0, "SECTION"), (2, "TABLES")),
        *_table("LTYPE", [solid, dashed]),
        *_table("LAYER", layers),
        *_table("STYLE", [style]),
        *pairs((0, "ENDSEC")),
    ]


def _line(line: Line) -> list[str]:
    if len(line.points) == 2:
        start, end = line.points
        return [*pairs((0, "LINE"), (8, line.layer)), *point(start), *point(end, 11)]
    vertices = [text for at in line.points for text in (*pairs((0, "VERTEX"), (8, line.layer)), *point(at))]
    head = pairs((0, "POLYLINE"), (8, line.layer), (66, 1), (70, int(line.closed)))
    return [*head, *point((0, 0)), *vertices, *pairs((0, "SEQEND"), (8, line.layer))]


def _word(word: Word, height: float) -> list[str]:
    return [
        *pairs((0, "TEXT"), (8, "DIMENSION")),
        *point(word.at),
        *pairs((40, number(height)), (1, word.text), (50, 90 if word.upright else 0), (7, "STANDARD")),
        *pairs((72, 1)),
        *point(word.at, 11),
        *pairs((73, 2)),
    ]


def dxf(plan: Plan) -> str:
    """The whole file."""
    entities = [text for line in plan.lines for text in _line(line)]
    entities += [text for word in plan.words for text in _word(word, plan.letters)]
    section = [*pairs((0, "SECTION"), (2, "ENTITIES")), *entities, *pairs((0, "ENDSEC"))]
    text = "\r\n".join([*_header(plan), *_tables(plan), *section, *pairs((0, "EOF"))]) + "\r\n"
    text.encode("ascii")
    return text
