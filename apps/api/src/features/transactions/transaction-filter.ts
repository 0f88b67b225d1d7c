import type { TransactionQuery } from '@e-store/shared/transactions/endpoints';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';

type Filters = Pick<TransactionQuery, 'status' | 'kind' | 'from' | 'to'>;

/** Filter for aggregations; `find` must mark its operators as trusted. */
export function transactionMatch({ status, kind, from, to }: Filters) {
  const at = toIndiaDateRange({ from, to });
  return {
    ...(status !== undefined && { status }),
    ...(kind !== undefined && { kind }),
    ...(at && { at }),
  };
}
