import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const SIZES = [12, 13, 14, 15, 16, 17, 18];
const WEIGHTS = [400, 500, 600, 700];
const GAP_INK = 0.5;

type Sample = { name: string; x: number; y: number; width: number; height: number };

function writeSamples(page: Page): Promise<Sample[]> {
  return page.evaluate(
    async ([sizes, weights]) => {
      const sheet = document.createElement('div');
      sheet.style.cssText = 'position: fixed; inset: 0; z-index: 999; background: #fff; color: #000';
      for (const weight of weights)
        for (const size of sizes) {
          const line = document.createElement('div');
          line.dataset.name = `${weight} at ${size} px`;
          line.style.cssText = `font-weight: ${weight}; font-size: ${size}px; line-height: 24px; width: 1em; padding-left: 4px`;
          line.textContent = 'i';
          sheet.append(line);
        }
      document.body.append(sheet);
      await document.fonts.ready;
      return [...sheet.querySelectorAll<HTMLElement>('[data-name]')].map((line) => {
        const { x, y, width, height } = line.getBoundingClientRect();
        return { name: line.dataset.name ?? '', x, y, width, height };
      });
    },
    [SIZES, WEIGHTS] as const,
  );
}

async function inkRows(page: Page, samples: Sample[]): Promise<number[][]> {
  const picture = await page.screenshot();
  return page.evaluate(
    async ([base64, boxes]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      return boxes.map(({ x, y, width, height }) =>
        Array.from({ length: Math.floor(height) }, (_, row) => {
          const { data } = context.getImageData(Math.floor(x), Math.floor(y) + row, Math.ceil(width), 1);
          let ink = 0;
          for (let at = 0; at < data.length; at += 4) ink += 255 - (data[at + 1] ?? 255);
          return ink;
        }),
      );
    },
    [picture.toString('base64'), samples] as const,
  );
}

function gapInk(rows: number[]): number {
  const inked = rows.slice(rows.findIndex((ink) => ink > 0));
  const letter = inked.slice(0, inked.findLastIndex((ink) => ink > 0) + 1);
  const gaps = letter.map((ink, at) => {
    const dot = Math.max(0, ...letter.slice(0, at));
    const stem = Math.max(0, ...letter.slice(at + 1));
    return ink / Math.min(dot, stem);
  });
  return Math.min(...gaps);
}

test('the dot of i stands apart from its stem in small type, at one device pixel per CSS pixel', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
  const samples = await writeSamples(page);
  expect(samples).toHaveLength(SIZES.length * WEIGHTS.length);
  const rows = await inkRows(page, samples);
  const closed = samples.filter((_, at) => gapInk(rows[at] ?? []) > GAP_INK).map(({ name }) => name);
  expect(closed, 'i reads as l').toEqual([]);
});
