import { courierKey } from '@e-store/shared/cash/remittance';
import type { OrderRemittance, StaffOrder } from '@e-store/shared/orders/staff-order';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import {
  findActiveRemittances,
  NO_COURIER,
  owedOf,
  readLinesOf,
  sumCash,
} from '../../payments/cash-of-orders.ts';
import { ledgerPaise, type LedgerRecord } from '../../payments/payment-ledger.ts';
import type { OrderRecord } from '../order.model.ts';

type CashFields = Pick<Extract<StaffOrder, { view: 'full' }>, 'remittances' | 'cashOwed'>;

export async function describeCash(
  database: Pick<Database, 'paymentLedger' | 'couriers'>,
  { _id, payment, cashVersion, tracking }: OrderRecord,
): Promise<CashFields> {
  const isCollected = payment.method === CASH_METHOD && payment.paid > 0;
  if (!isCollected && cashVersion === undefined) return {};
  const lines = await readLinesOf(database, [_id]);
  const cash = sumCash(lines).get(String(_id));
  const owed = cash ? owedOf(cash) : 0;
  const active = findActiveRemittances(lines).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const names = await readCourierNames(database, active, tracking?.courier);
  return {
    remittances: active.map((line) => toRemittance(line, names)),
    ...(owed > 0 && { cashOwed: owed }),
  };
}

async function readCourierNames(
  { couriers }: Pick<Database, 'couriers'>,
  lines: readonly LedgerRecord[],
  shipped: string | undefined,
): Promise<Map<string, string>> {
  const keys = lines.flatMap(({ remittance }) => remittance?.courier ?? []);
  const known = keys.length === 0 ? [] : await couriers.find({ _id: trusted({ $in: keys }) }).lean();
  return new Map([
    ...(shipped ? [[courierKey(shipped), shipped] as const] : []),
    ...known.map(({ _id, name }) => [_id, name] as const),
  ]);
}

function toRemittance(line: LedgerRecord, names: ReadonlyMap<string, string>): OrderRemittance {
  const { at, reference, remittance } = line;
  const { courier = courierKey(NO_COURIER), paidOn } = remittance ?? {};
  return {
    amount: ledgerPaise(line),
    ...(courier !== courierKey(NO_COURIER) && { courier: names.get(courier) ?? courier }),
    ...(paidOn !== undefined && { paidOn }),
    recordedAt: at.toISOString(),
    ...(reference !== undefined && { reference }),
  };
}
