import { errors } from '../../content/errors.ts';
import { adminTitle } from '../../content/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './failure.module.css';
import { Failure } from './failure.tsx';
import type { RouteFailure } from './use-route-failure.ts';

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
