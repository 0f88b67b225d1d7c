import { AMOUNT_WORDS, NUMBER_FRACTIONS, NUMBER_WORDS } from './word-tables.ts';

const UNITS = [
  ['hundred', 100],
  ['thousand', 1000],
] as const;

export function numberPhrases(): [phrase: string, value: number][] {
  return UNITS.flatMap(([unit, factor]) => {
    const amounts = [...wholeAmounts(), ...fractionAmounts()];
    return AMOUNT_WORDS[unit].flatMap((word) =>
      amounts.map(([count, value]): [string, number] => [`${count} ${word}`, value * factor]),
    );
  });
}

const wholeAmounts = () =>
  Object.entries(NUMBER_WORDS).flatMap(([number, words]) =>
    words.map((word): [string, number] => [word, Number(number)]),
  );

function fractionAmounts(): [string, number][] {
  const counts = Object.entries(NUMBER_WORDS).flatMap(([number, words]) =>
    Number.isInteger(Number(number))
      ? [number, ...words].map((word): [string, number] => [word, Number(number)])
      : [],
  );
  return NUMBER_FRACTIONS.flatMap(({ add, words, onlyBeforeNumbers = [], isUsedAlone = false }) => [
    ...[...words, ...onlyBeforeNumbers].flatMap((fraction) =>
      counts.map(([count, value]): [string, number] => [`${fraction} ${count}`, value + add]),
    ),
    ...(isUsedAlone ? words.map((fraction): [string, number] => [fraction, 1 + add]) : []),
  ]);
}
