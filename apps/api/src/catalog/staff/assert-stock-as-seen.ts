import type { StockCause } from '@e-store/shared/catalog/stock-causes';
import { formatCount } from '@e-store/shared/money';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../database.ts';
import { AppError } from '../../errors.ts';
import type { ProductRecord } from '../product.model.ts';
import { toStaffProduct } from './to-staff-product.ts';

type Line = { size?: string | undefined; from: number; to: number };
type Asked = { product: ProductRecord; lines: readonly Line[]; cause: StockCause; at: Date };
type Ledger = Pick<Database, 'stockMovements'>;

/** As long as the responses of other calls are stored for a repeat. */
const REPEAT_MS = 24 * 60 * 60 * 1000;

/** The ledger's lines of a size, or of the units without one. */
const shelfOf = ({ _id }: ProductRecord, { size }: Line) => ({
  product: _id,
  size: size === undefined ? trusted({ $exists: false }) : size,
});

/**
 * With the version that the person saw: refuses when staff changed the same stock since. Sales and orders that came back
 * do not count, nor does a change of the product's price or words.
 * @throws AppError 412 with the product as it is now
 */
export async function assertStockAsSeen(
  { stockMovements }: Ledger,
  { product, lines, cause, seen }: Asked & { seen: number },
  session: ClientSession,
): Promise<void> {
  const stale: (Line & { index: number })[] = [];
  for (const [index, line] of lines.entries()) {
    const later = {
      ...shelfOf(product, line),
      reason: 'adjustment',
      version: trusted({ $gt: seen }),
    } as const;
    // oxlint-disable-next-line no-await-in-loop -- one session asks one question at a time
    if (await stockMovements.exists(later).session(session)) stale.push({ ...line, index });
  }
  refuse(product, cause, stale);
}

/**
 * Without a version: refuses a count whose `from` was not the stock at any time since staff last changed it. Without a
 * key, too, refuses a change that was saved within a day with the same numbers and cause: it is taken for the same request.
 * @throws AppError 412 with the product as it is now
 */
export async function assertNotRepeated(
  ledger: Ledger,
  { product, lines, cause, at, hasKey }: Asked & { hasKey: boolean },
  session: ClientSession,
): Promise<void> {
  const stale: (Line & { index: number })[] = [];
  for (const [index, line] of lines.entries()) {
    const isRefused =
      // oxlint-disable-next-line no-await-in-loop -- one session asks one question at a time
      (!hasKey && (await isSavedAlready(ledger, { product, cause, at }, line, session))) ||
      // oxlint-disable-next-line no-await-in-loop
      (isAbsolute(cause) && !(await wasSeen(ledger, product, line, session)));
    if (isRefused) stale.push({ ...line, index });
  }
  refuse(product, cause, stale);
}

/** These say how many there are; the others say how many came or went. */
const isAbsolute = (cause: StockCause) => cause === 'count' || cause === 'edit';

const isSavedAlready = (
  { stockMovements }: Ledger,
  { product, cause, at }: Omit<Asked, 'lines'>,
  { from, to, size }: Line,
  session: ClientSession,
) =>
  stockMovements
    .exists({
      ...shelfOf(product, { size, from, to }),
      reason: 'adjustment',
      cause,
      from,
      delta: to - from,
      at: trusted({ $gt: new Date(at.getTime() - REPEAT_MS) }),
    })
    .session(session);

/** Whether the stock was `from` at any time since staff last changed it: from now back through the ledger. */
async function wasSeen(
  { stockMovements }: Ledger,
  product: ProductRecord,
  line: Line,
  session: ClientSession,
): Promise<boolean> {
  let stock = stockNow(product, line);
  if (stock === line.from) return true;
  const movements = stockMovements
    .find(shelfOf(product, line), { delta: 1, reason: 1 })
    .sort({ at: -1, _id: -1 })
    .session(session)
    .lean()
    .cursor();
  for await (const { delta, reason } of movements) {
    if (reason === 'adjustment' || reason === 'initial') return false;
    stock -= delta;
    if (stock === line.from) return true;
  }
  return false;
}

function stockNow({ stock, sizes, unassignedStock = 0 }: ProductRecord, { size }: Line): number {
  if (size !== undefined) return sizes.find((entry) => entry.size === size)?.stock ?? 0;
  return sizes.length > 0 ? unassignedStock : stock;
}

function refuse(
  product: ProductRecord,
  cause: StockCause,
  stale: readonly (Line & { index: number })[],
): void {
  if (stale.length === 0) return;
  const entered = cause === 'count' ? 'counted' : 'entered';
  throw new AppError(
    412,
    'CHANGED_MEANWHILE',
    `${product.updatedBy ?? 'Someone else'} changed this stock in the meantime. Check the numbers and save again.`,
    {
      fields: Object.fromEntries(
        stale.map((line) => [
          `lines.${line.index}.to`,
          `Now ${formatCount(stockNow(product, line))}, you ${entered} ${formatCount(line.to)}.`,
        ]),
      ),
      body: { product: toStaffProduct(product) },
    },
  );
}
