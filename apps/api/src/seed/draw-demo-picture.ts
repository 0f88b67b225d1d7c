import { demoProducts } from './catalogue/demo-products.ts';
import { pictureName } from './catalogue/picture-name.ts';
import { productDrawing } from './garments/product-drawing.ts';
import { VIEWS } from './garments/kinds.ts';

const SHEET_WIDTH = 800;

export async function drawDemoPicture(name: string, width: number): Promise<Buffer | undefined> {
  for (const { slug, productDrawing: drawingOptions } of demoProducts) {
    const view = VIEWS.find((each) => pictureName(slug, each) === name);
    if (!view) continue;
    const { default: sharp } = await import('sharp');
    const enlarged = width / SHEET_WIDTH;
    const svg = productDrawing({ ...drawingOptions, view, enlarged });
    return sharp(Buffer.from(svg), { density: 72 * enlarged })
      .resize(width)
      .webp({ quality: 76, effort: 2 })
      .toBuffer();
  }
  return undefined;
}
