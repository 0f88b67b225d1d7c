"""Makes anek-estore.woff2: the one font file of the shop, small enough to come with the first view.

    pip install fonttools brotli
    npm pack @fontsource-variable/anek-latin@5.3.0 && tar xzf fontsource-variable-anek-latin-5.3.0.tgz
    python3 make-font.py package/files anek-estore.woff2

Of Anek Latin (Ek Type, OFL 1.1) it keeps the letters and marks that the shop writes, the rupee sign, which Fontsource
keeps in another file, weights 400 to 700 and widths 100 to 125. The kerning is that of weight 500 and width 100 for
all: kerning that follows weight and width costs 10 KB and was not to be told apart at the sizes in use.

Three more things nobody can see, 8 KB together: wide letters below weight 500, which no style asks for; the last 1.5
thousandths of an em of how outlines vary (0.1 px in the largest title); exceptions from the kerning of a class by less
than 4 thousandths of an em.

One change of form: the dot of i and j is raised by 35 thousandths of an em, and no dot grows taller with the weight.
In the original the gap below the dot shrinks to 0.8 px at weight 600 and 14 px, and a screen with one device pixel per
CSS pixel closes it. The journey `small-type` checks the result.
"""

import io
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta

RUPEE = 0x20B9
LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0©®°·½×é–—‘’“”•…−")]
SPACE = {"wght": (400, 500, 700), "wdth": (100, 100, 125)}
PAIR_ADJUSTMENT = 2
EXTENSION = 9
# All three in the 2000 units of an em.
OUTLINE_TOLERANCE = 3
KERNING_TOLERANCE = 8
DOT_LIFT = 70
DEVICES = ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice")


DOTTED = {"i": DOT_LIFT, "j": DOT_LIFT, "!": 0, "?": 0}


def read(folder: str, part: str) -> TTFont:
    return TTFont(f"{folder}/anek-latin-{part}-standard-normal.woff2")


def subset(font: TTFont, letters: list[int]) -> TTFont:
    options = Options()
    options.layout_features = ["kern", "liga", "tnum", "ccmp"]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return instantiateVariableFont(font, SPACE, inplace=True)


def add_glyph(font: TTFont, source: TTFont, letter: int) -> None:
    """Both come from one design space, so the outline and its variations mean the same."""
    name = source.getBestCmap()[letter]
    added = f"uni{letter:04X}"
    order = [*font.getGlyphOrder(), added]
    font.ensureDecompiled()
    font["glyf"].glyphs[added] = source["glyf"][name]
    font.setGlyphOrder(order)
    font["glyf"].setGlyphOrder(order)
    font["hmtx"].metrics[added] = source["hmtx"][name]
    font["gvar"].variations[added] = source["gvar"].variations[name]
    font["maxp"].numGlyphs = len(order)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[letter] = added
    # Advance widths vary by the phantom points of gvar; the table would have to know the new glyph.
    del font["HVAR"]


def fix_kerning(font: TTFont) -> None:
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != PAIR_ADJUSTMENT:
                continue
            if table.Format == 1:
                pairs = [pair for pairs in table.PairSet for pair in pairs.PairValueRecord]
            else:
                pairs = [pair for first in table.Class1Record for pair in first.Class2Record]
            for value in [value for pair in pairs for value in (pair.Value1, pair.Value2) if value]:
                for device in DEVICES:
                    if hasattr(value, device):
                        delattr(value, device)
            table.ValueFormat1 &= 0x000F
            table.ValueFormat2 &= 0x000F
    definitions = font["GDEF"].table
    definitions.VarStore = None
    definitions.Version = 0x00010000


def drop_light_wide(font: TTFont) -> None:
    for variations in font["gvar"].variations.values():
        variations[:] = [
            variation
            for variation in variations
            if not ("wdth" in variation.axes and variation.axes.get("wght", (0,))[0] < 0)
        ]


def part_dots(font: TTFont) -> None:
    """Keeps a row of pixels free between each dot and its stem, in every weight."""
    for sign, raised in DOTTED.items():
        name = font.getBestCmap()[ord(sign)]
        glyph = font["glyf"][name]
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        dot = dot_of(points, control.endPts, raised > 0)
        for variation in font["gvar"].variations[name]:
            if variation.axes.get("wght", (0,))[-1] > 0:
                whole = iup_delta(variation.coordinates, points, control.endPts)
                variation.coordinates = [(x, 0 if at in dot else y) for at, (x, y) in enumerate(whole)]
        for at in dot:
            x, y = glyph.coordinates[at]
            glyph.coordinates[at] = (x, y + raised)
        glyph.recalcBounds(font["glyf"])


def dot_of(points: list, ends: list[int], is_on_top: bool) -> range:
    """The points of the contour that lies above, or below, all others."""
    starts = [0, *(end + 1 for end in ends[:-1])]
    contours = [range(start, end + 1) for start, end in zip(starts, ends)]
    return (max if is_on_top else min)(contours, key=lambda at: min(points[i][1] for i in at))


def smooth_outlines(font: TTFont) -> None:
    """Points whose way follows from their neighbours' within the tolerance are left to the renderer to work out."""
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            whole = iup_delta(variation.coordinates, points, control.endPts)
            variation.coordinates = [(round(x), round(y)) for x, y in whole]
            variation.optimize(points, control.endPts, tolerance=OUTLINE_TOLERANCE)


def prune_kerning(font: TTFont) -> None:
    for lookup in font["GPOS"].table.LookupList.Lookup:
        tables = [getattr(table, "ExtSubTable", table) for table in lookup.SubTable]
        if lookup.LookupType not in (PAIR_ADJUSTMENT, EXTENSION):
            continue
        classes = [table for table in tables if table.Format == 2]
        for table in (table for table in tables if table.Format == 1):
            kept = []
            for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                pairs.PairValueRecord = [
                    pair
                    for pair in pairs.PairValueRecord
                    if abs(advance(pair.Value1) - class_kerning(classes, first, pair.SecondGlyph)) > KERNING_TOLERANCE
                ]
                if pairs.PairValueRecord:
                    kept.append((first, pairs))
            table.Coverage.glyphs = [first for first, _ in kept]
            table.PairSet = [pairs for _, pairs in kept]


def advance(value: object) -> int:
    return getattr(value, "XAdvance", 0) or 0


def class_kerning(tables: list, first: str, second: str) -> int:
    for table in tables:
        if first in table.Coverage.glyphs:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            return advance(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1)
    return 0


def main(folder: str, out: str) -> None:
    font = subset(read(folder, "latin"), LETTERS)
    add_glyph(font, subset(read(folder, "latin-ext"), [RUPEE]), RUPEE)
    fix_kerning(font)
    written = io.BytesIO()
    font.flavor = None
    font.save(written)
    written.seek(0)
    # Once more, so that what the kerning no longer names is dropped too.
    font = subset(TTFont(written), [*LETTERS, RUPEE])
    font.ensureDecompiled()
    drop_light_wide(font)
    part_dots(font)
    smooth_outlines(font)
    prune_kerning(font)
    font.flavor = "woff2"
    font.save(out)


main(*sys.argv[1:])
