import { Form } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './product-search.module.css';

/** Finds products of the list by their name; empty shows all again. */
export function ProductSearch({ keyword }: { keyword: string }) {
  return (
    <search className={styles.search}>
      <Form action={paths.productList()} className={styles.form}>
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder="Search by name"
          aria-label="Search by name"
          autoComplete="off"
          maxLength={64}
          className={styles.input}
        />
        <Button kind="ghost" type="submit" size="compact">
          Search
        </Button>
      </Form>
    </search>
  );
}
