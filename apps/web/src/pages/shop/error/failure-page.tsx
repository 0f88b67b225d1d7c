import { errors } from '../../../messages/en/errors.ts';
import { pageTitle } from '../../../messages/en/page-title.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { Failure } from './failure.tsx';
import { FindInstead } from './find-instead.tsx';
import type { RouteFailure } from './use-route-failure.ts';

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
