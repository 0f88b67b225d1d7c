import type { ComponentProps } from 'react';
import { ChoiceList } from './choice-list.tsx';
import { RadioOption } from './radio-option.tsx';

type RadioListProps<Value extends string> = Omit<ComponentProps<typeof ChoiceList>, 'children'> & {
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
};

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { name, options, value: chosen, onChoose, ...list } = props;
  return (
    <ChoiceList {...list}>
      {options.map(([value, label]) => (
        <RadioOption
          key={value}
          name={name}
          value={value}
          checked={value === chosen}
          label={label}
          onChange={() => onChoose(value)}
        />
      ))}
    </ChoiceList>
  );
}
