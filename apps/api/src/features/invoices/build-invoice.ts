import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { addTaxParts, calculateGst, splitGst, untaxed } from '@e-store/shared/invoices/calculate-gst';
import { DEFAULT_HSN, hsnOf } from '@e-store/shared/invoices/gst-rates';
import { gstinState, stateCode } from '@e-store/shared/invoices/gst-states';
import { indiaDay } from '@e-store/shared/india-day';
import type { Department } from '@e-store/shared/catalog/list-choices';
import type { StoreSettings } from '@e-store/shared/store/settings';
import type { Types } from 'mongoose';
import { findPlace } from '../delivery/find-place.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { cashToCollect } from '../payments/cash-to-collect.ts';
import { type Charge, CHARGES, type InvoiceDraft, type InvoiceLine } from './invoice.model.ts';

export type HsnSource = { _id: Types.ObjectId; hsn?: string; category: string; department: Department };

type Sources = {
  order: OrderRecord;
  details: StoreSettings['details'];
  payments: Pick<StoreSettings['payments'], 'upiPayee' | 'upiPayeeName'>;
  /** Current records, for their HSN codes. */
  products: readonly HsnSource[];
  issuedAt: Date;
};

/** In paise. Orders with the flat tax, and of a shop without GSTIN, have no GST inside their prices. */
export function buildInvoice({ order, details, payments, products, issuedAt }: Sources): InvoiceDraft {
  const kind = order.taxPrice > 0 ? 'invoice' : details.gstin ? 'tax-invoice' : 'bill-of-supply';
  const sellerState = details.gstin ? gstinState(details.gstin) : undefined;
  const placeOfSupply = findPlaceOfSupply(order.shippingInfo, sellerState);
  const isIntraState = placeOfSupply === sellerState;
  const day = indiaDay(issuedAt);

  const items = order.orderItems.map((item): InvoiceLine => {
    const product = products.find(({ _id }) => _id.equals(item.product));
    const hsn = product ? hsnOf(product) : DEFAULT_HSN;
    const { quantity } = item;
    const paid = (item.price * quantity - item.discount) * 100;
    const tax =
      kind === 'tax-invoice' ? calculateGst({ hsn, quantity, paid }, day, isIntraState) : untaxed(paid);
    return {
      product: item.product,
      ...(item.size !== undefined && { size: item.size }),
      hsn,
      name: item.name,
      quantity,
      price: item.price * 100,
      discount: item.discount * 100,
      ...tax,
    };
  });
  const charges: Record<Charge, number> = {
    shipping: order.shippingPrice * 100,
    'payment-fee': order.payment.fee * 100,
  };
  const lines = [...items, ...buildChargeLines(charges, items, isIntraState)];
  const flatTax = order.taxPrice * 100;
  const sums = addTaxParts(lines);
  const total = sums.total + flatTax;
  const cash = cashToCollect(order, payments);
  return {
    kind,
    order: order._id,
    orderNumber: order.number,
    orderedAt: order.createdAt,
    user: order.user,
    issuedAt,
    seller: toSeller(details),
    buyer: toBuyer(order),
    ...(placeOfSupply !== undefined && { placeOfSupply }),
    lines,
    totals: { ...sums, flatTax, total },
    collect: cash ? cash.amount * 100 : 0,
    ...(cash?.upiLink && { upiLink: cash.upiLink }),
  };
}

/** The delivery address decides; an unknown one counts as that of the seller (IGST Act, section 10 (1)). */
const findPlaceOfSupply = ({ pincode }: ShippingInfo, sellerState: string | undefined) =>
  stateCode(findPlace(pincode)?.state ?? '') ?? sellerState;

const CHARGE_NAMES: Record<Charge, string> = {
  shipping: 'Shipping',
  'payment-fee': 'Cash on delivery fee',
};

/** Charges have the HSN and rate of the principal goods, those of the highest value (CGST Act, section 8). */
function buildChargeLines(
  charges: Record<Charge, number>,
  items: readonly InvoiceLine[],
  isIntraState: boolean,
): InvoiceLine[] {
  const [principal] = items.toSorted((one, other) => other.total - one.total);
  if (!principal) return [];
  const { hsn, rate } = principal;
  return CHARGES.filter((charge) => charges[charge] > 0).map((charge) => {
    const price = charges[charge];
    const tax = rate === undefined ? untaxed(price) : splitGst(price, rate, isIntraState);
    return { charge, hsn, name: CHARGE_NAMES[charge], quantity: 1, price, discount: 0, ...tax };
  });
}

function toSeller({
  legalName,
  address,
  gstin,
  email,
  phone,
}: StoreSettings['details']): InvoiceDraft['seller'] {
  return {
    name: legalName || 'E-Store',
    address,
    ...(gstin && { gstin }),
    ...(email && { email }),
    ...(phone && { phone }),
  };
}

function toBuyer({ shippingInfo, business }: OrderRecord): InvoiceDraft['buyer'] {
  const { firstName, lastName, address, city, pincode } = shippingInfo;
  const name = business?.name ?? `${firstName} ${lastName}`;
  return { name, address, city, pincode, ...(business && { gstin: business.gstin }) };
}
