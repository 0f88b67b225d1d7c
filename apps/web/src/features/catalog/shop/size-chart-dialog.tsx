import type { Product } from '@e-store/shared/catalog/product';
import { sizeChartMessages } from '../../../messages/en/catalog/size-chart-labels.ts';
import { findSizeChart } from '../../../messages/en/catalog/size-charts.ts';
import { paths } from '@e-store/shared/web-paths';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './size-chart-dialog.module.css';
import { SizeChartTable } from './size-chart-table.tsx';
import { useId, useState } from 'react';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { readSizeUnit, SIZE_UNITS, type SizeUnit, writeSizeUnit } from './size-unit.storage.ts';

type SizeChartDialogProps = {
  product: Pick<Product, 'department' | 'category' | 'fit'>;
  chosen: string | undefined;
  onClose: () => void;
};

export function SizeChartDialog({ product, chosen, onClose }: SizeChartDialogProps) {
  const chart = findSizeChart(product.department, product.category);
  const [unit, setUnit] = useSizeUnit();
  return (
    <Dialog label={sizeChartMessages.title} onClose={onClose}>
      {chart && (
        <>
          <SizeUnitChoice unit={unit} onChoose={setUnit} />
          <SizeChartTable chart={chart} unit={unit} chosen={chosen} />
          <h3 className={styles.subtitle}>{sizeChartMessages.howTitle}</h3>
          <p>{sizeChartMessages.how}</p>
          <dl className={styles.how}>
            {chart.measures.map(({ label, how }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <TextLink strong to={paths.sizeGuide()} className={styles.guide}>
        {sizeChartMessages.guide}
      </TextLink>
    </Dialog>
  );
}

/** Only for components that the server does not render. */
function useSizeUnit(): [SizeUnit, (unit: SizeUnit) => void] {
  const [unit, setUnit] = useState(readSizeUnit);
  return [
    unit,
    (chosen) => {
      writeSizeUnit(chosen);
      setUnit(chosen);
    },
  ];
}

function SizeUnitChoice({ unit, onChoose }: { unit: SizeUnit; onChoose: (unit: SizeUnit) => void }) {
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
