import { type ChoiceGroup, numberedChoices } from './choice-numbers.ts';
import type { ChoiceRule } from './choice-rules.ts';

/** Returns two tables by choice number: the bits of the rules that the choice meets, and its group's bit. */
export function compileRules(rules: readonly ChoiceRule[]) {
  const choices = numberedChoices();
  const bits = new Uint16Array(choices.length);
  const groups = new Uint16Array(choices.length);
  const bitOf = new Map<ChoiceGroup, number>(rules.map(({ group }, index) => [group, 1 << index]));
  const byGroup = new Map(rules.map((rule) => [rule.group, rule]));
  choices.forEach((choice, number) => {
    const rule = byGroup.get(choice.group);
    const bit = bitOf.get(choice.group) ?? 0;
    groups[number] = bit;
    if (rule && 'allows' in rule && rule.allows(choice)) bits[number] = bit;
  });
  const price = rules.find((rule) => 'isWithin' in rule);
  return {
    bits,
    groups,
    byPrice: price && { isWithin: price.isWithin, bit: bitOf.get('price') ?? 0 },
  };
}
