import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './fact-bar.module.css';

export function FactBar({ facts }: { facts: readonly string[] }) {
  return (
    <section aria-label={catalogMessages.sale} className={styles.bar}>
      <Wrap as="ul" className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Wrap>
    </section>
  );
}
