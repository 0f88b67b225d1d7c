import { addDays } from '@e-store/shared/india-day';
import type { TransactionQuery } from '@e-store/shared/transactions/endpoints';

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

type Filters = Pick<TransactionQuery, 'status' | 'kind' | 'from' | 'to'>;

/** As MongoDB writes it, for an aggregation; a `find` has to trust its operators. */
export function transactionMatch({ status, kind, from, to }: Filters) {
  return {
    ...(status !== undefined && { status }),
    ...(kind !== undefined && { kind }),
    ...((from !== undefined || to !== undefined) && {
      at: {
        ...(from !== undefined && { $gte: startOf(from) }),
        ...(to !== undefined && { $lt: startOf(addDays(to, 1)) }),
      },
    }),
  };
}
