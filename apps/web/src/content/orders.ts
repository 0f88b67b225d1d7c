import type { DeliveryMethod } from '@e-store/shared/orders/delivery';

/** The words of placing an order; the specification's are exact: the toast, the success, PLACE ORDER. */
export const checkoutWords = {
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
  addressHint: 'House, street and area',
  /** Spec §5, §8: what is said when the mobile number is empty. */
  enterShippingDetails: 'Enter Shipping Details',
  toMend: (count: number) => (count === 1 ? 'Please correct 1 field' : `Please correct ${count} fields`),
  pincodeUnknown: 'We do not know this pincode. Please check it. If it is correct, continue.',
  cityDiffers: (city: string) => `This pincode belongs to ${city}.`,
  takeCity: (city: string) => `Use ${city}`,
  lastAddress: 'Last delivered to',
  takeLastAddress: 'Use this address',
  remember: 'Remember these details on this device for 24 hours',
  delivery: 'Delivery',
  deliveryNames: { standard: 'Standard', express: 'Express' } satisfies Record<DeliveryMethod, string>,
  free: 'free',
  payment: 'Payment method',
  cod: 'Cash on delivery (COD)',
  keepReady: (total: string) => `Keep ${total} ready.`,
  payAtDoor: 'You pay when you receive the parcel.',
  yourOrder: 'Your order',
  placeOrder: 'PLACE ORDER',
  back: 'Back',
  arrives: (day: string) => `Arrives by ${day}. Pay in cash on delivery.`,
  priceChanged: (before: string, now: string) =>
    `The total has changed from ${before} to ${now}. No order was placed. Press PLACE ORDER again to order for ${now}.`,
  cartKept: 'Your cart is saved. Trying again cannot create a second order.',
  answerLost:
    'We did not get an answer, so we cannot tell yet whether your order was placed. Your cart is saved. Trying again cannot create a second order.',
  sending: 'Sending your order …',
  sendingStay: 'This can take a few seconds. Please keep this page open.',
  attemptOpen:
    'Your last attempt was interrupted, and we do not know yet whether it reached us. Press PLACE ORDER again. It cannot create a second order.',
  attemptAsked: 'Your last attempt was interrupted. We are checking its status.',
  attemptMissing: 'Your last attempt did not reach us. No order was placed, and your cart is unchanged.',
  promoRefused: (why: string, total: string) =>
    `${why} No order was placed. Press PLACE ORDER again to order for ${total}.`,
  proofAsk: 'Email me the link',
  proofAgain: 'Send it again',
  proofThen: 'Confirm your email there, then press PLACE ORDER here. Your details are saved.',
  mendLines: 'Change or remove the marked items above, then order again.',
  placed: 'Order Placed successfully... Navigating to orders page in 2 sec..',
  placedTitle: 'Order Placed',
  recovered: 'Your earlier attempt reached us. This is that order. Nothing was ordered twice.',
  placedDetail: (number: string, day: string, total: string) =>
    `Order ${number} arrives by ${day}. Keep ${total} ready.`,
  placedNotice: (number: string, email: string | undefined) =>
    `Order ${number} placed.${email ? ` We emailed the details to ${email}.` : ''}`,
  placedItems: 'Items ordered',
  deliveryAddress: 'Delivery address',
  seeOrder: 'See your order',
};

/** The words of My Orders and of one order. */
export const orderWords = {
  payments: {
    pending: 'pay on delivery',
    collected: 'paid on delivery',
    'refund due': 'refund on its way',
    refunded: 'refunded',
    cancelled: 'nothing to pay',
  },
  lateSince: (day: string) => `Delayed. It was due by ${day}`,
  /** Where a return is about some items of the order only. */
  returnOf: {
    'Return requested': (count: number, of: number) => `Return requested for ${count} of ${of} items`,
    Returned: (count: number, of: number) => `${count} of ${of} items returned`,
    'Return refused': (count: number, of: number) => `Return of ${count} of ${of} items refused`,
  },
  arrivingBy: (day: string) => `Arriving by ${day}`,
  titleOf: (number: string | undefined) => (number ? `Order ${number}` : 'Order'),
  title: 'My Orders',
  all: 'All orders',
  loading: 'Your orders are loading',
  loadingOne: 'Order is loading',
  back: 'Back',
  none: 'You have not placed any orders yet.',
  continueShopping: 'Continue Shopping',
  beyond: 'There are no orders on this page.',
  first: 'Latest orders',
  detail: 'Detail',
  returnOpen: (day: string) => `Return by ${day}`,
  returnClosed: (day: string) => `Return window closed ${day}`,
  detailOf: (number: string) => ` of order ${number}`,
  cost: 'Total cost: ',
  status: 'Status: ',
  placedOn: (number: string, day: string) => `Order ${number}, placed ${day}`,
  progress: 'Order progress',
  by: (day: string) => `by ${day}`,
  shipping: 'Shipping info',
  courier: ({ courier, number }: { courier: string; number: string }) =>
    `With ${courier}, tracking number ${number}`,
  payment: 'Payment method',
  total: 'Total cost',
  items: 'Order items',
  columns: { index: '#', product: 'Product', quantity: 'Quantity', price: 'Price' },
};
