import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRetryOnline } from './use-retry-online.ts';
import { errors } from '../../content/errors.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './failure.module.css';
import type { RouteFailure } from './use-route-failure.ts';

type FailureProps = RouteFailure & {
  /** What the tab of the browser says. */
  titleOf: (title: string) => string;
  /** What may be found in its place. */
  instead?: ReactNode;
  /** Where to go from here; the first of the ways looks as `kind` says. */
  children: (kind: 'primary' | 'ghost') => ReactNode;
};

/** A page that cannot be shown: why, in the server's words, and where to go from here. */
export function Failure({
  status,
  title = errors.titles[status] ?? errors.otherTitle,
  message = errors.unexpected,
  reference,
  titleOf,
  instead,
  children,
}: FailureProps) {
  const { pathname, search } = useLocation();
  const mayWorkLater = status === 0 || status >= 500;
  useRetryOnline(mayWorkLater);
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <h1>{title}</h1>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        {mayWorkLater && reference && (
          <p className={styles.reference}>{`${errors.reference}: ${reference}`}</p>
        )}
        {instead}
        <div className={styles.ways}>
          {mayWorkLater && (
            <ButtonLink reloadDocument to={pathname + search}>
              {errors.again}
            </ButtonLink>
          )}
          {children(mayWorkLater ? 'ghost' : 'primary')}
        </div>
      </div>
    </>
  );
}
