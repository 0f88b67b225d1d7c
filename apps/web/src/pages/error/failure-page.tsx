import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { errors } from '../../content/errors.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './failure-page.module.css';
import { FindInstead } from './find-instead.tsx';

type FailurePageProps = {
  /** 0: there was no answer at all. */
  status: number;
  title?: string | undefined;
  message?: string | undefined;
  /** The id of the failed request, by which it is found in the logs. */
  reference?: string | undefined;
};

/** A page that cannot be shown: why, in the server's words, and where to go from here. */
export function FailurePage({
  status,
  title = errors.titles[status] ?? errors.otherTitle,
  message = errors.unexpected,
  reference,
}: FailurePageProps) {
  const { pathname, search } = useLocation();
  const mayWorkLater = status === 0 || status >= 500;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <Wrap className={styles.page}>
        <h1>{title}</h1>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        {mayWorkLater && reference && (
          <p className={styles.reference}>{`${errors.reference}: ${reference}`}</p>
        )}
        {status === 404 && <FindInstead />}
        <div className={styles.ways}>
          {mayWorkLater && (
            <ButtonLink reloadDocument to={pathname + search}>
              {errors.again}
            </ButtonLink>
          )}
          <ButtonLink kind={mayWorkLater ? 'ghost' : 'primary'} to={paths.home()}>
            {errors.home}
          </ButtonLink>
          <ButtonLink kind="ghost" to={paths.gallery({ query: { type: 'all' } })}>
            {errors.allProducts}
          </ButtonLink>
        </div>
      </Wrap>
    </>
  );
}
