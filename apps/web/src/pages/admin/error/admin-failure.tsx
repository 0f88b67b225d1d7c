import { errors } from '../../../messages/en/errors.ts';
import { adminTitle } from '../../../messages/en/page-title.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from '../../shop/error/failure.module.css';
import { Failure } from '../../shop/error/failure.tsx';
import type { RouteFailure } from '../../shop/error/use-route-failure.ts';

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
