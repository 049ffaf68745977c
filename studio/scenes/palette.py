"""Roof blends, plaster and stone colours by name. Hex colours are nominal: they pass the calibration."""

# Four colours for 40, 30, 18 and 12 % of the tiles.
BLENDS: dict[str, tuple[str, str, str, str]] = {
    "terracotta": ("#ad5f3c", "#9f5436", "#b96f49", "#8d4a32"),
    "red": ("#95553a", "#844630", "#a4603f", "#743d2d"),
    "antique": ("#b0744f", "#95583c", "#c39a6c", "#7a4a37"),
    "brown": ("#6b4534", "#5c3a2c", "#78503c", "#4f3227"),
    "anthracite": ("#54565a", "#4b4d50", "#5d5f62", "#44464a"),
    "grey": ("#7c7c7a", "#696a6b", "#8e8d89", "#57595b"),
    "sand": ("#c3a377", "#b39468", "#ceb48c", "#a18257"),
    "blood-red": ("#8c2f25", "#7d2a22", "#98392c", "#70261f"),
}
