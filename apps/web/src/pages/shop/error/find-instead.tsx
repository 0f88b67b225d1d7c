import { errors } from '../../../messages/en/errors.ts';
import { PopularLinks } from '../../../features/store/shop/popular-links.tsx';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import styles from './find-instead.module.css';

export function FindInstead() {
  return (
    <>
      <form
        role="search"
        aria-label={errors.search}
        method="get"
        action={paths.gallery()}
        className={styles.search}
      >
        <label htmlFor="find" className={styles.label}>
          {errors.search}
        </label>
        <input
          id="find"
          type="search"
          name="q"
          maxLength={64}
          enterKeyHint="search"
          className={styles.input}
        />
        <Button type="submit" kind="ghost">
          {errors.searchAction}
        </Button>
      </form>
      <PopularLinks />
    </>
  );
}
