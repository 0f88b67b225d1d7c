import { createHash } from 'node:crypto';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';

/**
 * Key that counts orders per delivery address (R74): hash of pincode, numbers and words, in any order.
 * Ignores case, accents, spacing, punctuation, common abbreviations, digits of other scripts, look-alike
 * letters and invisible characters, but not synonyms and misspellings.
 */
export function computeAddressKey({ pincode, address }: Pick<ShippingInfo, 'pincode' | 'address'>): string {
  return createHash('sha256')
    .update(`${pincode}/${normaliseAddress(address) || address}`)
    .digest('base64url')
    .slice(0, 22);
}

function normaliseAddress(address: string): string {
  const words = toLatin(address)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u)
    .filter((word) => word !== '' && !FILLER_WORDS.has(word));
  const isNumber = (word: string) => /^\p{N}/u.test(word);
  const numbers = words.filter(isNumber).map((number) => number.replace(/^0+(?=.)/, ''));
  const letters = words.filter((word) => !isNumber(word)).map(abbreviate);
  if (words.length === 0) return '';
  return `${numbers.toSorted().join(' ')}/${Array.from(letters.join('')).toSorted().join('')}`;
}

const ASCII = /^[ -~]*$/;

const toLatin = (text: string) => (ASCII.test(text) ? text.toLowerCase() : fold(text));

const fold = (text: string) =>
  Array.from(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .map((char) => LOOK_ALIKE.get(char) ?? asciiDigit(char) ?? char)
    .join('')
    .toLowerCase()
    .replace(STRAY_MARKS, '');

const STRAY_MARKS = new RegExp(
  String.raw`(?<![${[
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
  ]
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('')}])\p{M}+`,
  'gu',
);

const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0x1c50, 0xabf0,
];

function asciiDigit(char: string): string | undefined {
  if (!/\p{Nd}/u.test(char)) return undefined;
  const code = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? undefined : String(code - zero);
}

const pairs = (these: string, latin: string) =>
  Array.from(these, (char, index) => [char, latin[index]!] as const);

const LOOK_ALIKE = new Map([
  ...pairs('АВЕЅІЈКМНОРСТУХҮҺӀԁԛԝ', 'ABESIJKMHOPCTYXYHIdqw'),
  ...pairs('авеѕіјкмнорстухүһӏ', 'abesijkmhopctyxyhl'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αβεηικνορτυχω', 'abenikvoptuxw'),
  ...pairs('ıłøđħŁØĐĦ', 'ilodhLODH'),
]);

const FILLER_WORDS = new Set(['no', 'nos', 'num', 'number', 'the']);

const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/apartments?|appartments?|apts/g, 'apt'],
  [/avenue/g, 'ave'],
  [/building/g, 'bldg'],
  [/block/g, 'blk'],
  [/colony/g, 'col'],
  [/floor/g, 'flr'],
  [/house/g, 'hse'],
  [/lane/g, 'ln'],
  [/opposite/g, 'opp'],
  [/road/g, 'rd'],
  [/sector/g, 'sec'],
  [/society/g, 'soc'],
  [/street/g, 'st'],
];

const abbreviate = (word: string) =>
  ABBREVIATIONS.reduce((text, [long, short]) => text.replaceAll(long, short), word);
