const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e ं:n ः:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const VIRAMA = '्';
const INHERENT = '~';

/** Devanagari as spoken: कुर्ता becomes "kurta". Other letters stay. */
export function toLatin(word: string): string {
  const letters = word.split('');
  const spelt = letters.map((letter, index) => {
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) return VOWELS[letter] ?? (letter === VIRAMA ? '' : letter);
    const next = letters[index + 1];
    const isBare = next === VIRAMA || (next !== undefined && VOWELS[next] !== undefined && next !== 'ं');
    return isBare ? consonant : consonant + INHERENT;
  });
  return spelt
    .join('')
    .replace(/(?<=[a-z])~$/, '')
    .replace(/(?<=[aeiou~][a-z]{1,2})~(?=[a-z]{1,2}[aeiou])/g, '')
    .replaceAll(INHERENT, 'a');
}

/** "kameez", "qamiz" and कमीज share one. Not for display. */
export function phoneticKey(word: string): string {
  return toLatin(word)
    .replace(/chh?/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/sh/g, 'S')
    .replace(/(?<=[kgjtdb])h/g, '')
    .replace(/[qc]/g, 'k')
    .replace(/[zj]/g, 'j')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ea|ie|ii+|y$/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .toLowerCase();
}
