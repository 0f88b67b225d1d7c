import { clsx } from 'clsx';
import type { To } from 'react-router-dom';
import { uiMessages } from '../messages/en/ui.ts';
import { ButtonLink, Button } from './button.tsx';
import { Link } from './link.tsx';
import styles from './pager.module.css';

type PagerProps = {
  page: number;
  pages: number;
  linkTo: (page: number) => To;
};

/** Prev above page 1, Next below the last (spec §2); none for a single page. */
export function Pager({ page, pages, linkTo }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={uiMessages.pages} className={styles.pager}>
      <Neighbour word="Prev" to={page > 1 ? linkTo(page - 1) : undefined} rel="prev" />
      <ul className={styles.list}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            <PageNumber number={number} page={page} linkTo={linkTo} />
          </li>
        ))}
      </ul>
      <Neighbour word="Next" to={page < pages ? linkTo(page + 1) : undefined} rel="next" />
    </nav>
  );
}

function Neighbour({ word, to, rel }: { word: string; to: To | undefined; rel: string }) {
  if (to === undefined) {
    return (
      <Button kind="ghost" size="compact" disabled>
        {word}
      </Button>
    );
  }
  return (
    <ButtonLink kind="ghost" size="compact" to={to} rel={rel}>
      {word}
    </ButtonLink>
  );
}

function PageNumber({
  number,
  page,
  linkTo,
}: Pick<PagerProps, 'page' | 'linkTo'> & { number: number | null }) {
  if (number === null) return <span className={clsx(styles.page, styles.gap)}>…</span>;
  const isCurrent = number === page;
  return (
    <Link
      to={linkTo(number)}
      aria-label={uiMessages.page(number)}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(styles.page, isCurrent && styles.current)}
    >
      {number}
    </Link>
  );
}

/** First, last, current and neighbours; `null` marks a gap. A gap of one page shows that page. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
