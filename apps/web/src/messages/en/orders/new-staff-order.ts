import { formatRupees } from '@e-store/shared/money';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import { checkoutMessages } from './orders.ts';

export const newStaffOrderMessages = {
  open: 'New order',
  title: (customer: string | undefined) => (customer ? `New order for ${customer}` : 'New order'),
  loading: 'Customer is loading',
  back: 'Back to customer',
  find: 'Add products',
  search: 'Name or SKU',
  searchFor: 'Search',
  searching: 'Searching for products',
  noneFound: 'No product in the shop matches your search.',
  more: (shown: number, total: number) => `${shown} of ${total} products. Enter more of the name or the SKU.`,
  add: 'Add',
  addSize: (size: string, stock: number) => `${size} (${stock} in stock)`,
  addProduct: (name: string, size: string | undefined) =>
    size ? `Add ${name}, size ${size}` : `Add ${name}`,
  added: (name: string, size: string | undefined, quantity: number) =>
    `${quantity} × ${name}${size ? `, size ${size}` : ''} in the order.`,
  soldOut: 'Out of stock',
  soldOutSize: (size: string) => `Size ${size} is out of stock`,
  items: 'Items',
  noItems: 'No items yet. Search for a product and choose a size.',
  addItemFirst: 'Add at least one item.',
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
  address: 'Delivery address',
  businessName: 'Business name (optional)',
  gstin: 'GSTIN (optional)',
  gstinHint: '15 characters, as on the GST certificate.',
  delivery: 'Delivery',
  deliveryChoice: (method: DeliveryMethod, price: number | undefined, days: string) => {
    const name = checkoutMessages.deliveryNames[method];
    if (price === undefined) return `${name} · ${days}`;
    return `${name}, ${price === 0 ? checkoutMessages.free : formatRupees(price)} · ${days}`;
  },
  promoCode: 'Promo code (optional)',
  promoHint: 'Applied when you leave this field.',
  summary: 'Summary',
  payment: 'Cash on delivery',
  noTotal: 'The total appears here when the order has items.',
  totalFirst: 'The total was not up to date. Check it, then place the order.',
  placeOrder: 'Place order',
  mailed: (email: string) => `We will email the confirmation to ${email}.`,
  answerLost: (message: string) =>
    `${message} The order may have been placed. Trying again without changes does not place it twice. Before you change it, check the latest orders of the customer.`,
} as const;
