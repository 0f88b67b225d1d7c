import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

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
      <h1>{title}</h1>
      <p role="alert">{message}</p>
      {mayWorkLater && <a href={pathname + search}>Try again</a>}
      <Link to={paths.home()}>Home</Link>
      <Link to={paths.gallery()}>All products</Link>
    </>
  );
}
