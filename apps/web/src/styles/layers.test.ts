import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const ui = new URL('../ui/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ui), 'utf8');
const sheets = readdirSync(ui).filter((name) => name.endsWith('.module.css'));

describe('the order of styles', () => {
  it('is said before any rule', () => {
    const base = readFileSync(new URL('base.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//s, '');
    expect(base.trim()).toMatch(/^@layer base, control, ui;/);
  });

  it.each(sheets)('%s is in a layer, so that the page that uses it can always override it', (name) => {
    expect(read(name).trim()).toMatch(/^@layer (control|ui) \{[^]*\}$/);
  });
});
