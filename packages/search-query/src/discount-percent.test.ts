import { expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
addProduct(vocabulary, { fabric: '60% cotton, 40% linen' });

const read = (text: string) => parseQuery(text, vocabulary);

it.each([
  ['60% off', ['60%']],
  ['55% off', ['55%']],
  ['40% off', ['40%']],
  ['flat 50% off', ['flat', '50%']],
  ['upto 50% off', ['50%']],
  ['minimum 50% off', ['50%']],
  ['at least 40% discount', ['40%']],
  ['50% se zyada discount', ['50%']],
  ['sale upto 60%', ['60%']],
  ['50% की छूट', ['50%']],
  ['70 % discount', ['70']],
])('%s is on sale, and lists the percentage as left out', (text, ignored) => {
  expect(read(text)).toMatchObject({
    filters: { onSale: true },
    words: [],
    ignored,
    isNonsense: false,
  });
  expect(read(text).filters).toEqual({ onSale: true });
});

it('is no discount without a word for one', () => {
  expect(read('60% cotton')).toMatchObject({ words: [{ text: '60%' }], ignored: [] });
  expect(read('100% cotton tshirt on sale')).toMatchObject({
    filters: { onSale: true, fabric: [['100%', 'cotton']] },
    ignored: [],
  });
});
