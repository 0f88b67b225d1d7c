import type { TransactionQuery } from '@e-store/shared/transactions/endpoints';
import { momentsOf } from '../india-span.ts';

type Filters = Pick<TransactionQuery, 'status' | 'kind' | 'from' | 'to'>;

/** As MongoDB writes it, for an aggregation; a `find` has to trust its operators. */
export function transactionMatch({ status, kind, from, to }: Filters) {
  const at = momentsOf({ from, to });
  return {
    ...(status !== undefined && { status }),
    ...(kind !== undefined && { kind }),
    ...(at && { at }),
  };
}
