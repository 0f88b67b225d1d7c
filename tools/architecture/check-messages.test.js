import { describe, expect, it } from '@jest/globals';
import { messages } from './rules.js';
import { checkMessages } from './check-messages.js';

const page = 'apps/web/src/pages/shop/cart/cart-page.tsx';

const findProblems = (text, { file = page, isTest = false } = {}) =>
  checkMessages({ sources: [{ file, text, isTest }] }, { messages }).map(({ what }) => what);
const checkElement = (element) => findProblems(`export const Page = ({ isOpen, words }) => ${element};`);

describe('words in the web app', () => {
  it.each([
    ['<p>Your cart is empty.</p>', 'Your cart is empty.'],
    ['<p>{isOpen ? "Close" : words.open}</p>', 'Close'],
    ['<p>{`${words.count} items`}</p>', 'items'],
    ['<p>{words.name}, sold out</p>', ', sold out'],
    ['<input placeholder="Search" />', 'Search'],
    ['<nav aria-label={isOpen ? words.here : "Pages"} />', 'Pages'],
    ['<img alt={`Front of ${words.name}`} />', 'Front of'],
    ['<Field label="Email" />', 'Email'],
    ["<title>{`${words.name ?? 'Product'} · E-Store`}</title>", 'Product'],
    ['<Toast message={isOpen ? "Product added to cart" : undefined} />', 'Product added to cart'],
  ])('are a finding where a component says them by itself: %s', (element, words) => {
    expect(checkElement(element)).toEqual([`says “${words}”`]);
  });

  it.each([
    '<p>{words.empty}</p>',
    '<p>· 3 / 5 …</p>',
    '<p className="wide numbers" id="a b">{isOpen && words.open}</p>',
    '<input type="search" autoComplete="shipping given-name" placeholder={words.search} />',
    '<img alt="" />',
    '<source media="(min-width: 800px) and (scripting: none)" />',
    '<h1>E-DASH</h1>',
  ])('are none from elsewhere, nor what nobody reads: %s', (element) => {
    expect(checkElement(element)).toEqual([]);
  });

  it('are found outside of elements too, on their line, and never in tests', () => {
    const text = "const key = 'cartItems';\nexport const a = 'Plus tax per order.';";
    const file = 'apps/web/src/features/cart/sentence.ts';
    const [found] = checkMessages({ sources: [{ file, text, isTest: false }] }, { messages });
    expect(found).toMatchObject({ file, line: 2, what: 'says “Plus tax per order.”' });
    expect(findProblems(text, { isTest: true })).toEqual([]);
    expect(findProblems(text, { file: 'apps/web/src/messages/en/cart.ts' })).toEqual([]);
  });
});
