import type { Product } from '@e-store/shared/catalog/product';
import { sizeChartMessages } from '../../../messages/en/catalog/size-chart-labels.ts';
import { findSizeChart } from '../../../messages/en/catalog/size-charts.ts';
import { paths } from '@e-store/shared/web-paths';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './size-chart-dialog.module.css';
import { SizeChartTable } from './size-chart-table.tsx';
import { SizeUnitChoice, useSizeUnit } from './size-unit-choice.tsx';

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
