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
  lastAddress: 'Delivered before to',
  takeLastAddress: 'Use this address',
  remember: 'Remember these details on this device for 24 hours',
  delivery: 'Delivery',
  deliveryNames: { standard: 'Standard', express: 'Express' } satisfies Record<DeliveryMethod, string>,
  free: 'free',
  payment: 'Payment method',
  cod: 'Cash on delivery (COD)',
  keepReady: (total: string) => `Keep ${total} ready.`,
  payAtDoor: 'You pay when the parcel is handed over.',
  yourOrder: 'Your order',
  placeOrder: 'PLACE ORDER',
  back: 'Back',
  arrives: (day: string) => `Arrives by ${day}. Pay in cash on delivery.`,
  priceChanged: (before: string, now: string) =>
    `The total has changed from ${before} to ${now}. Nothing was ordered. Press PLACE ORDER again to order for ${now}.`,
  cartKept: 'Your cart is kept, and trying again cannot make a second order.',
  answerLost:
    'No answer came, so we cannot say yet whether the order was placed. Your cart is kept, and trying again cannot make a second order.',
  sending: 'Sending your order …',
  sendingStay: 'This can take a few seconds. Please keep this page open.',
  attemptOpen:
    'Your last try to order was cut off, and we do not know yet whether it arrived. Press PLACE ORDER again: it cannot become a second order.',
  attemptAsked: 'Your last try to order was cut off. We are asking what became of it.',
  attemptMissing: 'Your last try to order did not arrive. Nothing was ordered; your cart is as you left it.',
  promoRefused: (why: string, total: string) =>
    `${why} Nothing was ordered. Press PLACE ORDER again to order for ${total}.`,
  proofAsk: 'Mail me the link',
  proofAgain: 'Mail it again',
  proofThen: 'Confirm there, then press PLACE ORDER here: what you entered is kept.',
  mendLines: 'Change or remove what is marked above, then order again.',
  placed: 'Order Placed successfully... Navigating to orders page in 2 sec..',
  placedTitle: 'Order Placed',
  recovered: 'Your earlier try had reached us after all. This is that order; nothing was ordered twice.',
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
    pending: 'to be paid at the door',
    collected: 'paid at the door',
    'refund due': 'a refund is on its way to you',
    refunded: 'refunded',
    cancelled: 'nothing is to be paid',
  },
  lateSince: (day: string) => `Late: it was due by ${day}`,
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
  loadingOne: 'The order is loading',
  back: 'Back',
  none: 'You have not ordered anything yet.',
  continueShopping: 'Continue Shopping',
  beyond: 'There are no orders on this page.',
  first: 'The latest orders',
  detail: 'Detail',
  returnOpen: (day: string) => `Return open until ${day}`,
  returnClosed: (day: string) => `Return closed ${day}`,
  detailOf: (number: string) => ` of order ${number}`,
  cost: 'Total cost: ',
  status: 'Status: ',
  placedOn: (number: string, day: string) => `Order ${number}, placed ${day}`,
  progress: 'Progress of the order',
  by: (day: string) => `by ${day}`,
  shipping: 'Shipping info',
  courier: ({ courier, number }: { courier: string; number: string }) =>
    `With ${courier}, tracking number ${number}`,
  payment: 'Payment method',
  total: 'Total cost',
  items: 'Order items',
  columns: { index: '#', product: 'Product', quantity: 'Quantity', price: 'Price' },
};
