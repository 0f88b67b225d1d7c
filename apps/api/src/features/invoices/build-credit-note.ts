import { isSameLine } from '@e-store/shared/cart/cart-line';
import { addTaxParts, creditShare } from '@e-store/shared/invoices/calculate-gst';
import type { CreditReason } from '@e-store/shared/invoices/invoice';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { calculateRefund } from '@e-store/shared/orders/return-rules';
import type { OrderRecord } from '../orders/order.model.ts';
import type { InvoiceDraft, InvoiceLine, InvoiceRecord } from './invoice.model.ts';

const REASONS: Partial<Record<OrderStatus, CreditReason>> = {
  Cancelled: 'cancelled',
  'Returned to shop': 'undelivered',
};

/** `status`: of the order that needs no invoice any more. */
export const buildWholeCreditNote = (
  invoice: InvoiceRecord,
  status: OrderStatus,
  issuedAt: Date,
): InvoiceDraft => toCreditNote(invoice, REASONS[status] ?? 'packing-undone', issuedAt, invoice);

/** `earlier`: credit notes against the same invoice. */
export function buildReturnCreditNote(
  invoice: InvoiceRecord,
  order: OrderRecord,
  of: OrderRecord['returns'][number],
  earlier: readonly InvoiceRecord[],
  issuedAt: Date,
): InvoiceDraft {
  const lines = invoice.lines.flatMap((line): InvoiceLine[] => {
    const returned = of.lines.find((one) => line.product && isSameProduct(one, line));
    const amount = line.product ? returnedAmount(order, of, line) : chargeRefund(of, line);
    if (amount === 0 && !returned) return [];
    const quantity = returned?.quantity ?? line.quantity;
    const credited = addTaxParts(
      earlier.flatMap(({ lines: past }) => past.filter((one) => isSameInvoiceLine(one, line))),
    );
    const discount = line.price * quantity - amount;
    return [{ ...line, quantity, discount, ...creditShare(line, credited.total, amount) }];
  });
  const flatTax = of.refund.tax * 100;
  const sums = addTaxParts(lines);
  const totals = { ...sums, flatTax, total: sums.total + flatTax };
  return { ...toCreditNote(invoice, 'returned', issuedAt, { lines, totals }), return: of._id };
}

type Line = Pick<InvoiceLine, 'product' | 'size'>;

const isSameProduct = (one: Line, other: Line) => isSameLine(toLine(one), toLine(other));
const toLine = ({ product, size }: Line) => ({
  product: String(product),
  ...(size !== undefined && { size }),
});

const isSameInvoiceLine = (one: InvoiceLine, other: InvoiceLine) =>
  one.charge === other.charge && isSameProduct(one, other);

/** A return never refunds the fee of the payment method. */
const chargeRefund = ({ refund }: OrderRecord['returns'][number], { charge }: InvoiceLine) =>
  charge === 'shipping' ? refund.shipping * 100 : 0;

/** In paise. Refunds are divided in the order of the returns. */
function returnedAmount(
  { orderItems, returns }: OrderRecord,
  of: OrderRecord['returns'][number],
  line: Line,
): number {
  const toRefundable = <One extends Line>(one: One) => ({ ...one, product: String(one.product) });
  const past = returns
    .slice(
      0,
      returns.findIndex(({ _id }) => _id.equals(of._id)),
    )
    .map(({ status, lines }) => ({ status, lines: lines.map(toRefundable) }));
  const own = orderItems.filter((item) => isSameProduct(item, line)).map(toRefundable);
  const order = { orderItems: own, taxPrice: 0, shippingPrice: 0, returns: past };
  return calculateRefund(order, of.lines.map(toRefundable)).items * 100;
}

function toCreditNote(
  { _id, number, issuedAt: invoicedAt, ...invoice }: InvoiceRecord,
  reason: CreditReason,
  issuedAt: Date,
  { lines, totals }: Pick<InvoiceDraft, 'lines' | 'totals'>,
): InvoiceDraft {
  const { financialYear: _year, ...snapshot } = invoice;
  return {
    ...snapshot,
    kind: 'credit-note',
    against: { _id, number, issuedAt: invoicedAt },
    reason,
    issuedAt,
    lines,
    totals,
    collect: 0,
  };
}
