"""One reduced picture of many, each with its id, for review."""

from __future__ import annotations

from pathlib import Path

SHEET, LABEL = 1280, 18  # pixels


def make_sheet(pictures: list[tuple[str, Path]], target: Path, columns: int = 4) -> None:
    from PIL import Image, ImageDraw

    thumbs, width = [], SHEET // columns
    for name, path in pictures:
        with Image.open(path) as picture:
            height = round(picture.height * width / picture.width)
            thumbs.append((name, picture.convert("RGB").resize((width, height), Image.LANCZOS)))
    rows = [thumbs[i : i + columns] for i in range(0, len(thumbs), columns)]
    heights = [max(picture.height for _, picture in row) + LABEL for row in rows]
    sheet = Image.new("RGB", (columns * width, sum(heights) or 1), "white")
    pen, top = ImageDraw.Draw(sheet), 0
    for row, height in zip(rows, heights):
        for column, (name, picture) in enumerate(row):
            sheet.paste(picture, (column * width, top + LABEL))
            pen.text((column * width + 3, top + 3), name[-width // 6 :], fill="black")
        top += height
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target, quality=70)
