"""Makes anek-estore.woff2: the one font file of the shop, small enough to come with the first view.

    pip install fonttools brotli
    npm pack @fontsource-variable/anek-latin@5.3.0 && tar xzf fontsource-variable-anek-latin-5.3.0.tgz
    python3 make-font.py package/files anek-estore.woff2

Of Anek Latin (Ek Type, OFL 1.1) it keeps the letters and marks that the shop writes, the rupee sign, which Fontsource
keeps in another file, weights 400 to 700 and widths 100 to 125. The kerning is that of weight 500 and width 100 for
all: kerning that follows weight and width costs 10 KB and was not to be told apart at the sizes in use.
"""

import io
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

RUPEE = 0x20B9
LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0©®°·½×é–—‘’“”•…−")]
SPACE = {"wght": (400, 500, 700), "wdth": (100, 100, 125)}
PAIR_ADJUSTMENT = 2
DEVICES = ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice")


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
    font.flavor = "woff2"
    font.save(out)


main(*sys.argv[1:])
