import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { NumberWords } from './number-words.ts';

const word = fc.oneof(
  fc.nat({ max: 200 }).map(String),
  fc.constantFrom('007', '12.5', '50%', '16777215', '16777216', '99999999', '123456789012', '0', '00'),
);

it('words with digits are known as they are written, and no others', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.array(word), (added, asked) => {
      const words = new NumberWords();
      added.forEach((each) => words.add(each));
      for (const each of [...added, ...asked])
        expect([each, words.has(each)]).toEqual([each, added.includes(each)]);
    }),
  );
});
