import type { AmountName } from '@e-store/shared/orders/order-amounts';

export const amountMessages: Record<AmountName, string> = {
  items: 'Items',
  discount: 'Discount',
  tax: 'Tax',
  shipping: 'Shipping',
  fee: 'Cash on delivery fee',
};
