import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './failure-page.module.css';

const TITLES: Record<number, string> = {
  403: 'Not for you',
  404: 'Not found',
  503: 'The shop cannot be reached',
};
const UNEXPECTED = 'Something broke on our side. It was noted; please try again.';

type FailurePageProps = { status: number; message?: string | undefined };

/** A page that cannot be shown: why, in the server's words, and where to go from here. */
export function FailurePage({ status, message = UNEXPECTED }: FailurePageProps) {
  const { pathname, search } = useLocation();
  const title = TITLES[status] ?? 'This did not work';
  const mayWorkLater = status >= 500;
  return (
    <>
      <title>{`${title} · E-Store`}</title>
      <meta name="robots" content="noindex" />
      <Wrap className={styles.page}>
        <h1>{title}</h1>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        <div className={styles.ways}>
          {mayWorkLater && (
            <ButtonLink reloadDocument to={pathname + search}>
              Try again
            </ButtonLink>
          )}
          <ButtonLink kind={mayWorkLater ? 'ghost' : 'primary'} to={paths.home()}>
            Home
          </ButtonLink>
          <ButtonLink kind="ghost" to={paths.gallery({ query: { type: 'all' } })}>
            All products
          </ButtonLink>
        </div>
      </Wrap>
    </>
  );
}
