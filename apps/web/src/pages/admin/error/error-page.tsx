import { useRouteFailure, type RouteFailure } from '../../shop/error/use-route-failure.ts';
import { errors } from '../../../messages/en/errors.ts';
import { adminTitle } from '../../../messages/en/ui-admin.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from '../../shop/error/failure.module.css';
import { Failure } from '../../shop/error/failure.tsx';

export function Component() {
  return <AdminFailure {...useRouteFailure()} />;
}

export function AdminFailure(failure: RouteFailure) {
  return (
    <div className={styles.dash}>
      <Failure {...failure} titleOf={adminTitle}>
        {(kind) => (
          <ButtonLink kind={kind} to={paths.dashboard()}>
            {errors.dash}
          </ButtonLink>
        )}
      </Failure>
    </div>
  );
}
