import { type Department, DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { useSearchParams } from 'react-router-dom';
import { sizeChartMessages } from '../../../messages/en/catalog/size-chart-labels.ts';
import { SIZE_CHARTS } from '../../../messages/en/catalog/size-charts.ts';
import { sizeGuide } from '../../../messages/en/articles/size-guide.ts';
import { SizeChartTable } from '../../../features/catalog/shop/size-chart-table.tsx';
import { paths } from '@e-store/shared/web-paths';
import { ArticlePage } from '../article/article-page.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './size-guide-page.module.css';

const UNITS = ['cm', 'inch'] as const;
type Unit = (typeof UNITS)[number];

/** The unit is in the address, so that the switch works without scripts. */
export function Component() {
  const [search] = useSearchParams();
  const unit: Unit = search.get('unit') === 'inch' ? 'inch' : 'cm';
  const charts = DEPARTMENTS.map((department) => ({
    id: department,
    title: DEPARTMENT_NAMES[department],
    content: (
      <>
        <UnitLinks unit={unit} at={department} />
        <div className={styles.charts}>
          {SIZE_CHARTS.filter((chart) => chart.department === department).map((chart) => (
            <SizeChartTable key={chart.category} chart={chart} unit={unit} />
          ))}
        </div>
      </>
    ),
  }));
  return <ArticlePage article={sizeGuide()} charts={charts} />;
}

function UnitLinks({ unit, at }: { unit: Unit; at: Department }) {
  return (
    <nav aria-label={`${sizeChartMessages.unit}, ${DEPARTMENT_NAMES[at]}`} className={styles.units}>
      {UNITS.map((name) => (
        <Link
          key={name}
          to={`${paths.sizeGuide()}${name === 'cm' ? '' : `?unit=${name}`}#${at}`}
          aria-current={name === unit ? 'true' : undefined}
          preventScrollReset
          replace
          className={styles.unit}
        >
          {sizeChartMessages.units[name]}
        </Link>
      ))}
    </nav>
  );
}
