import type { BusinessBuyer } from '@e-store/shared/invoices/gstin';
import { formatRupees } from '@e-store/shared/money';
import type { DeliveryMethod } from '@e-store/shared/orders/delivery';
import {
  ORDER_LIFECYCLE,
  type OrderStatus,
  type OrderStatusCode,
} from '@e-store/shared/orders/order-lifecycle';

const nothingToPay = 'You have nothing to pay.';

export const keepCashReady = (total: number) =>
  total === 0 ? nothingToPay : `Keep ${formatRupees(total)} in cash ready.`;

/** Checkout messages; toast, success and PLACE ORDER follow the specification. */
export const checkoutMessages = {
  india: 'India',
  title: 'Shipping and Payment',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phoneNo: 'Mobile number',
    address: 'Address',
    pincode: 'Pincode',
    city: 'City',
    contry: 'Country', // (sic) spec §3
  },
  /** Shown when the mobile number is empty (spec §5, §8). */
  enterShippingDetails: 'Enter Shipping Details',
  fieldsToFix: (count: number) => (count === 1 ? 'Please correct 1 field' : `Please correct ${count} fields`),
  pincodeUnknown: 'We could not find this pincode. Please check it. If it is correct, continue.',
  cityDiffers: (city: string) => `This pincode belongs to ${city}.`,
  takeCity: (city: string) => `Use ${city}`,
  lastAddress: 'Last delivered to',
  takeLastAddress: 'Use this address',
  remember: 'Remember these details on this device for 24 hours',
  isBusiness: 'I am buying for a business',
  isBusinessWithGst: 'I am buying for a business and need a GST invoice',
  businessHint: 'The invoice will show your business name and GSTIN. It will not show GST.',
  emailHint: (email: string) => `Order emails go to ${email}.`,
  businessFields: { name: 'Registered business name', gstin: 'GSTIN' },
  gstinHint: '15 characters, as on your GST certificate.',
  delivery: 'Delivery',
  deliveryNames: { standard: 'Standard', express: 'Express' } satisfies Record<DeliveryMethod, string>,
  free: 'free',
  payment: 'Payment method',
  paymentFailed: 'We could not load the payment methods and their fees.',
  cod: 'Cash on delivery (COD)',
  payOnline: 'Pay online',
  nothingToPay,
  withFee: (fee: string) => `This includes a cash on delivery fee of ${fee}.`,
  payNow: 'Pay on the next page to confirm your order.',
  payAtDoor: 'You pay when you receive the parcel.',
  yourOrder: 'Your order',
  placeOrder: 'PLACE ORDER',
  back: 'Back',
  payInCash: 'Pay in cash on delivery.',
  payAfterOrder: 'Pay after you place the order.',
  arrives: (day: string, howToPay: string) => `Get it by ${day}. ${howToPay}`,
  placedUnpaid: (number: string, day: string) => `Once you have paid, order ${number} will arrive by ${day}.`,
  priceChanged: (before: string, now: string) =>
    `The total has changed from ${before} to ${now}. No order was placed. Press PLACE ORDER again to order for ${now}.`,
  cartSaved: 'Your cart is saved. Trying again will not place your order twice.',
  answerLost:
    'We did not get a response, so we do not know yet whether your order was placed. Your cart is saved. Trying again will not place your order twice.',
  sending: 'Sending your order …',
  sendingStay: 'This can take a few seconds. Please keep this page open.',
  attemptOpen:
    'Your last attempt was interrupted, and we do not know yet whether it reached us. Press PLACE ORDER again. Your order will not be placed twice.',
  attemptAsked: 'Your last attempt was interrupted. We are checking its status.',
  attemptMissing: 'Your last attempt did not reach us. No order was placed, and your cart is unchanged.',
  promoRefused: (why: string, total: string) =>
    `${why} No order was placed. Press PLACE ORDER again to order for ${total}.`,
  proofAsk: 'Email me a link',
  proofAgain: 'Resend link',
  proofThen: 'Open the link to confirm your email, then press PLACE ORDER here. Your details are saved.',
  fixLines: 'Change or remove the marked items above, then press PLACE ORDER again.',
  placed: 'Order Placed successfully... Navigating to orders page in 2 sec..',
  placedTitle: 'Order Placed',
  recovered: 'Your earlier attempt went through, and this is your order. Nothing was ordered twice.',
  placedDetail: (number: string, day: string, total: number) =>
    `Order ${number} arrives by ${day}. ${keepCashReady(total)}`,
  placedNotice: (number: string, email: string | undefined) =>
    `Order ${number} placed.${email ? ` We emailed the details to ${email}.` : ''}`,
  placedItems: 'Items ordered',
  deliveryAddress: 'Delivery address',
  seeOrder: 'See your order',
};

const statusLabels: Record<OrderStatusCode, string> = {
  processing: 'Processing',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  outForDelivery: 'Out for delivery',
  delivered: 'Delivered',
  deliveryFailed: 'Delivery failed',
  returnedToShop: 'Returned to shop',
  cancelled: 'Cancelled',
  returnRequested: 'Return requested',
  returned: 'Returned',
  returnRefused: 'Return refused',
};

export const orderMessages = {
  statusLabel: (status: OrderStatus) => statusLabels[ORDER_LIFECYCLE[status].code],
  statusSince: (status: string, day: string) => `${status} on ${day}`,
  payments: {
    pending: 'pay on delivery',
    collected: 'paid on delivery',
    'refund due': 'refund pending',
    refunded: 'refunded',
    cancelled: 'nothing to pay',
  },
  lateSince: (day: string) => `Delayed. It was due by ${day}.`,
  returnOf: {
    requested: (count: number, of: number) => `Return requested for ${count} of ${of} items`,
    exchange: (count: number, of: number) => `Exchange requested for ${count} of ${of} items`,
    accepted: (count: number, of: number) => `${count} of ${of} items returned`,
    refused: (count: number, of: number) => `Return of ${count} of ${of} items refused`,
  },
  exchangeRequested: 'Exchange requested',
  arrivingBy: (day: string) => `Arriving by ${day}`,
  titleOf: (number: string | undefined) => (number ? `Order ${number}` : 'Order'),
  title: 'My Orders',
  all: 'All orders',
  loading: 'Your orders are loading',
  loadingOne: 'Order is loading',
  back: 'Back',
  none: 'You have not placed any orders yet.',
  continueShopping: 'Continue Shopping',
  beyond: 'No orders on this page.',
  first: 'See latest orders',
  detail: 'Detail',
  returnOpen: (day: string) => `Return by ${day}`,
  returnClosed: (day: string) => `Return window closed on ${day}`,
  detailOf: (number: string) => ` of order ${number}`,
  cost: 'Total cost: ',
  status: 'Status: ',
  placedOn: (number: string, day: string) => `Order ${number}, placed on ${day}`,
  progress: 'Order progress',
  by: (day: string) => `by ${day}`,
  shipping: 'Shipping info',
  courier: ({ courier, number }: { courier: string; number: string }) =>
    `Courier: ${courier}. Tracking number: ${number}`,
  payment: 'Payment method',
  invoiceTo: ({ name, gstin }: BusinessBuyer) => `Invoice to ${name}, GSTIN ${gstin}`,
  total: 'Total cost',
  items: 'Order items',
  columns: { index: '#', product: 'Product', quantity: 'Quantity', price: 'Price' },
};
