import { useRouteFailure, type RouteFailure } from './use-route-failure.ts';
import { errors } from '../../../messages/en/errors.ts';
import { pageTitle } from '../../../messages/en/frame.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { Failure } from './failure.tsx';
import { PopularLinks } from '../../../features/store/shop/popular-links.tsx';
import styles from './error-page.module.css';

export function Component() {
  return <FailurePage {...useRouteFailure()} />;
}

export function FailurePage(failure: RouteFailure) {
  return (
    <Wrap>
      <Failure {...failure} titleOf={pageTitle} instead={failure.status === 404 && <FindInstead />}>
        {(kind) => (
          <>
            <ButtonLink kind={kind} to={paths.home()}>
              {errors.home}
            </ButtonLink>
            <ButtonLink kind="ghost" to={paths.gallery({ query: { type: 'all' } })}>
              {errors.allProducts}
            </ButtonLink>
          </>
        )}
      </Failure>
    </Wrap>
  );
}

function FindInstead() {
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
      <PopularLinks />
    </>
  );
}
