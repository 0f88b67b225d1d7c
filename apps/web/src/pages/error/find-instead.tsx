import { useSelector } from 'react-redux';
import { errors, popularLinks } from '../../content/errors.ts';
import { selectCategoryNames } from '../../features/store/store.slice.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './find-instead.module.css';

/** For who came to an address that is not there: a search that needs no script, and where most people go. */
export function FindInstead() {
  const categories = useSelector(selectCategoryNames) ?? [];
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
      <nav aria-labelledby="popular">
        <h2 id="popular" className={styles.label}>
          {errors.popular}
        </h2>
        <ul className={styles.links}>
          {popularLinks(categories).map(({ label, to }) => (
            <li key={label}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
