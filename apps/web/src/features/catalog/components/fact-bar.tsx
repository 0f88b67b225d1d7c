import { catalogWords } from '../../../content/catalog.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './fact-bar.module.css';

/** The sale bar above gallery and product: facts in a row on marigold, on a phone in two columns. */
export function FactBar({ facts }: { facts: readonly string[] }) {
  return (
    <section aria-label={catalogWords.sale} className={styles.bar}>
      <Wrap as="ul" className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Wrap>
    </section>
  );
}
