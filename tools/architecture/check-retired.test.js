import { describe, expect, it } from '@jest/globals';
import { blank } from './blank.js';
import { checkRetired, findRetiredWord } from './check-retired.js';

const check = (file, text) => checkRetired({ sources: [{ file, ...blank(text) }] });

describe('findRetiredWord', () => {
  it.each([
    ['customerFigures', 'figures'],
    ['isKept', 'kept'],
    ['KEPT_MS', 'kept'],
    ['giveBackPromo', 'giveback'],
    ['mendAddress', 'mend'],
  ])('finds the retired word of %s', (name, word) => {
    expect(findRetiredWord(name)).toBe(word);
  });

  it.each(['recommendation', 'cachedPage', 'outstanding', 'pieces', 'takeBackKey', 'orderTurns'])(
    'accepts %s',
    (name) => {
      expect(findRetiredWord(name)).toBeUndefined();
    },
  );
});

describe('checkRetired', () => {
  it('names the file, the line and the term to use', () => {
    expect(check('apps/api/src/a.ts', 'const a = 1;\nconst shelf = a;')).toEqual([
      {
        file: 'apps/api/src/a.ts',
        line: 2,
        rule: 'retired-word',
        what: 'shelf holds “shelf”',
        why: expect.stringContaining('catalogIndex'),
      },
    ]);
  });

  it('reads file names', () => {
    expect(check('apps/api/src/mend-order.ts', '')).toHaveLength(1);
  });

  it('passes over comments and strings', () => {
    expect(check('apps/api/src/a.ts', "// the shelf\nconst a = 'kept';")).toEqual([]);
  });
});
