import { clsx } from 'clsx';
import type { HomeContent } from '../../../messages/en/home/home.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CutOut } from '../../../ui/cut-out.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './hero.module.css';

export function Hero({ name, title, action, to, art }: HomeContent['hero']) {
  return (
    <section className={clsx(styles.hero, name && styles.named)}>
      <Wrap className={styles.inner}>
        <CutOut
          name={art.front}
          sizes="(max-width: 800px) 85vw, 42vw"
          load="first"
          className={styles.front}
        />
        <CutOut
          name={art.behind}
          sizes="(max-width: 800px) 82vw, 39vw"
          load="eager"
          className={styles.behind}
        />
        <CutOut name={art.below} sizes="28vw" className={styles.below} />
        <div className={styles.words}>
          <h1 className={styles.title}>
            {name && <span className={styles.name}>{name} </span>}
            {title}
          </h1>
          <ButtonLink kind="navy" size="large" to={to} className={styles.action}>
            {action}
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}
