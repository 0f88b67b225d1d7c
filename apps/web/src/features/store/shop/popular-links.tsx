import { useId } from 'react';
import { useSelector } from 'react-redux';
import { errors, popularLinks } from '../../../messages/en/errors.ts';
import { Link } from '../../../ui/link.tsx';
import { selectCategoryNames } from '../store.slice.ts';
import styles from './popular-links.module.css';

export function PopularLinks() {
  const id = useId();
  const categories = useSelector(selectCategoryNames) ?? [];
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
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
  );
}
