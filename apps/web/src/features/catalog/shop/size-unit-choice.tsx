import { useId, useState } from 'react';
import { sizeChartMessages } from '../../../messages/en/catalog/size-chart-labels.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import styles from './size-chart-dialog.module.css';
import { readSizeUnit, SIZE_UNITS, type SizeUnit, writeSizeUnit } from './size-unit.storage.ts';

/** Remembered unit of this browser. Only for components that the server does not render. */
export function useSizeUnit(): [SizeUnit, (unit: SizeUnit) => void] {
  const [unit, setUnit] = useState(readSizeUnit);
  return [
    unit,
    (chosen) => {
      writeSizeUnit(chosen);
      setUnit(chosen);
    },
  ];
}

export function SizeUnitChoice({ unit, onChoose }: { unit: SizeUnit; onChoose: (unit: SizeUnit) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.units}>
      <legend className={styles.legend}>{sizeChartMessages.unit}</legend>
      {SIZE_UNITS.map((one) => (
        <ChoiceButton
          key={one}
          name={name}
          value={one}
          label={sizeChartMessages.units[one]}
          checked={one === unit}
          onChange={() => onChoose(one)}
        />
      ))}
    </fieldset>
  );
}
