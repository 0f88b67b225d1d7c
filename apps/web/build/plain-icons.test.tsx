/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { Truck } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import drawIcon from '../src/ui/draw-icon.ts';
import { plainIcons } from './plain-icons.ts';

const file = fileURLToPath(import.meta.resolve('lucide-react/icons/truck'));
const { transform, resolveId } = plainIcons() as unknown as {
  transform: (code: string, id: string) => { code: string } | undefined;
  resolveId: (source: string, importer: string) => string | undefined;
};

async function drawn() {
  const code = transform(readFileSync(file, 'utf8'), file)?.code ?? '';
  expect(code).not.toMatch(/\bkey:|\bname:/);
  const data = /const __iconData = (\{.*?\n\});/s.exec(code)?.[1] ?? '';
  const { default: node } = (await import(
    `data:text/javascript,export default ${encodeURIComponent(data)}`
  )) as {
    default: Parameters<typeof drawIcon>[0];
  };
  return drawIcon(node);
}

describe('icons in a build', () => {
  it('are drawn as Lucide draws them', async () => {
    const Plain = await drawn();
    const wanted = renderToStaticMarkup(<Truck strokeWidth={1.75} aria-hidden="true" focusable="false" />);
    const shapes = (svg: string) => svg.replace(/^<svg[^>]*>/, '');
    const attributes = (svg: string) =>
      [...svg.slice(0, svg.indexOf('>')).matchAll(/[\w-]+="[^"]*"/g)].flat();
    const svg = renderToStaticMarkup(<Plain strokeWidth={1.75} aria-hidden="true" focusable="false" />);
    expect(shapes(svg)).toBe(shapes(wanted));
    expect(attributes(svg).toSorted()).toEqual(
      attributes(wanted)
        .filter((attribute) => !attribute.startsWith('class='))
        .toSorted(),
    );
  });

  it('take the place of Lucide’s component, and of nothing else', () => {
    expect(resolveId('../createLucideIcon.mjs', file)).toMatch(/src\/ui\/draw-icon\.ts$/);
    expect(resolveId('../createLucideIcon.mjs', '/shop/src/a.ts')).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toContain("'../createLucideIcon.mjs'");
  });
});
