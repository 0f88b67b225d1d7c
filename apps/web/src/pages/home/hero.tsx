import { hero } from '../../content/hero.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CutOut } from '../../ui/cut-out.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './hero.module.css';

/** The one marigold field of the page, with garments that run over its edges. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.inner}>
        <CutOut
          name="indigo-paisley-resort-shirt"
          sizes="(max-width: 800px) 90vw, 42vw"
          load="first"
          className={styles.shirt}
        />
        <CutOut
          name="raw-denim-jeans"
          sizes="(max-width: 800px) 82vw, 39vw"
          load="eager"
          className={styles.jeans}
        />
        <CutOut name="white-t-shirt" sizes="28vw" className={styles.tee} />
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <ButtonLink kind="navy" size="large" to={paths.gallery()} className={styles.action}>
            {hero.action}
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}
