import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { CustomerCard } from '@e-store/shared/customers/customer';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { DefaultValues, Resolver } from 'react-hook-form';
import type { ApiInput } from '../../../lib/api-client.ts';
import { toCheckResult } from '../../../lib/use-checked-form.ts';
import { prefillShippingInfo } from '../prefill-shipping-info.ts';

export type OrderBody = ApiInput<'POST /admin/customers/:id/orders'>['body'];

export type NewOrderLine = { product: string; size?: string; quantity: number; name: string; image: string };

export type NewOrderValues = ShippingInfo & {
  lines: string;
  deliveryMethod: DeliveryMethod;
  promoCode: string;
  businessName: string;
  gstin: string;
  /** `OrderAttempt`: a retry retains its key. */
  attempt: string;
};

export function toNewOrderValues(
  customer: CustomerCard,
  latest: ShippingInfo | undefined,
): DefaultValues<NewOrderValues> {
  const address = {
    address: '',
    pincode: '',
    city: '',
    ...prefillShippingInfo(latest ?? {}, customer, null),
  };
  return {
    ...address,
    lines: '[]',
    deliveryMethod: 'standard',
    promoCode: '',
    businessName: '',
    gstin: '',
    attempt: '',
  };
}

export const readLines = (lines: string): NewOrderLine[] => JSON.parse(lines) as NewOrderLine[];

export function addUnit(lines: readonly NewOrderLine[], line: Omit<NewOrderLine, 'quantity'>) {
  const isIn = lines.some((other) => isSameLine(other, line));
  if (!isIn) return [...lines, { ...line, quantity: 1 }];
  return setQuantity(lines, line, (quantity) => quantity + 1);
}

export const setQuantity = (
  lines: readonly NewOrderLine[],
  line: Pick<NewOrderLine, 'product' | 'size'>,
  change: (quantity: number) => number,
): NewOrderLine[] =>
  lines
    .map((other) => (isSameLine(other, line) ? { ...other, quantity: change(other.quantity) } : other))
    .filter(({ quantity }) => quantity > 0);

type Quotable = Pick<NewOrderValues, 'lines' | 'deliveryMethod' | 'promoCode'>;

export type StaffCart = ApiInput<'POST /admin/customers/:id/orders/quote'>['body'];

export function toStaffCart({ lines, deliveryMethod, promoCode }: Quotable): StaffCart {
  const code = promoCode.trim();
  return {
    orderItems: readLines(lines).map(({ name: _name, image: _image, ...line }) => line),
    deliveryMethod,
    ...(code && { promoCode: code }),
  };
}

export function toOrderBody(values: NewOrderValues, totalPrice?: number): OrderBody {
  const {
    lines,
    deliveryMethod,
    promoCode,
    businessName,
    gstin,
    attempt: _attempt,
    ...shippingInfo
  } = values;
  const business = { name: businessName.trim(), gstin: gstin.trim() };
  const request = toStaffCart({ lines, deliveryMethod, promoCode });
  return {
    shippingInfo,
    ...request,
    ...((business.name || business.gstin) && { business }),
    ...(totalPrice !== undefined && { totalPrice }),
  };
}

export function fieldOf(path: string): keyof NewOrderValues {
  if (path.startsWith('orderItems')) return 'lines';
  if (path === 'business.name') return 'businessName';
  if (path.startsWith('business')) return 'gstin';
  return path.replace(/^shippingInfo\./, '') as keyof NewOrderValues;
}

export async function loadOrderCheck(): Promise<Resolver<NewOrderValues>> {
  const { placeStaffOrder } = await import('@e-store/shared/orders/staff-order-endpoints');
  return (values) =>
    toCheckResult(values, placeStaffOrder.body.safeParse(toOrderBody(values)).error?.issues, fieldOf);
}
