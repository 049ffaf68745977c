"""One reduced picture of many, each with its id, for review."""

from __future__ import annotations

from pathlib import Path

WIDTH, LABEL = 320, 18  # pixels


def make_sheet(pictures: list[tuple[str, Path]], target: Path, columns: int = 4) -> None:
    from PIL import Image, ImageDraw

    thumbs = []
    for name, path in pictures:
        with Image.open(path) as picture:
            height = round(picture.height * WIDTH / picture.width)
            thumbs.append((name, picture.convert("RGB").resize((WIDTH, height), Image.LANCZOS)))
    rows = [thumbs[i : i + columns] for i in range(0, len(thumbs), columns)]
    heights = [max(picture.height for _, picture in row) + LABEL for row in rows]
    sheet = Image.new("RGB", (columns * WIDTH, sum(heights) or 1), "white")
    pen, top = ImageDraw.Draw(sheet), 0
    for row, height in zip(rows, heights):
        for column, (name, picture) in enumerate(row):
            sheet.paste(picture, (column * WIDTH, top + LABEL))
            pen.text((column * WIDTH + 3, top + 3), name, fill="black")
        top += height
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target, quality=85)
