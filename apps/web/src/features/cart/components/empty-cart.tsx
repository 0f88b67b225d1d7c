import { cartWords } from '../../../content/cart.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './empty-cart.module.css';

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <p className={styles.words}>{cartWords.empty}</p>
      <ButtonLink to={paths.home()}>{cartWords.continueShopping}</ButtonLink>
    </div>
  );
}
