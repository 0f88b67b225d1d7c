/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeShortClassNames } from './short-class-names.ts';

describe('short class names', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'e-store-names-'));
    mkdirSync(path.join(root, 'src/ui'), { recursive: true });
    writeFileSync(path.join(root, 'src/hero.module.css'), '.hero { gap: .5rem } .title, .hero .words {}');
    writeFileSync(path.join(root, 'src/ui/button.module.css'), '.title {} @keyframes turn { to {} }');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('count the classes and motions of all sheets', () => {
    const name = makeShortClassNames(root);
    const hero = path.join(root, 'src/hero.module.css');
    const button = path.join(root, 'src/ui/button.module.css?used');
    expect(['hero', 'title', 'words'].map((word) => name(word, hero))).toEqual(['_0', '_1', '_2']);
    expect(['title', 'turn'].map((word) => name(word, button))).toEqual(['_3', '_4']);
  });

  it('are none for a word that is not there', () => {
    const name = makeShortClassNames(root);
    expect(() => name('gone', path.join(root, 'src/hero.module.css'))).toThrow('src/hero.module.css:gone');
  });
});
