import { dashWords } from '../../../content/dash.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { GetForm } from '../../../ui/get-form.tsx';
import styles from './product-search.module.css';

/** Finds products of the list by their name; empty shows all again. */
export function ProductSearch({ keyword }: { keyword: string }) {
  return (
    <search className={styles.search}>
      <GetForm action={paths.productList()} className={styles.form}>
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder={dashWords.searchByName}
          aria-label={dashWords.searchByName}
          autoComplete="off"
          maxLength={64}
          className={styles.input}
        />
        <Button kind="ghost" type="submit" size="compact">
          {dashWords.search}
        </Button>
      </GetForm>
    </search>
  );
}
