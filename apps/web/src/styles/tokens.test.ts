import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function declarationsOf(selector: string): string[] {
  const start = tokens.indexOf('{', tokens.indexOf(`${selector} {`)) + 1;
  return tokens
    .slice(start, tokens.indexOf('}', start))
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(Boolean);
}

describe('the dark theme', () => {
  it('is the same whether the system asks for it or the switch did', () => {
    const chosen = declarationsOf("[data-theme='dark']");
    expect(chosen.length).toBeGreaterThan(30);
    expect(declarationsOf(':root:not([data-theme])')).toEqual(chosen);
  });

  it('redefines only names that the light theme has', () => {
    const light = declarationsOf(':root').map((declaration) => declaration.split(':')[0]);
    const dark = declarationsOf("[data-theme='dark']").map((declaration) => declaration.split(':')[0]);
    expect(dark.filter((name) => !light.includes(name))).toEqual([]);
  });
});
