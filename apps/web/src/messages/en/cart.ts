/** Messages of the cart's first step. Texts in capitals and the empty cart follow the specification. */
export const cartMessages = {
  title: 'Shopping Cart',
  loading: 'Your cart is loading',
  needsScript: 'Your cart is saved in this browser. Turn on JavaScript to see it.',
  empty: 'Your cart is empty.',
  ordered: (number: string) => `You placed order ${number}.`,
  seeOrder: 'See your order',
  continueShopping: 'Continue Shopping',
  checkout: 'CHECKOUT',
  /** Explains why CHECKOUT and PLACE ORDER wait for a total. */
  totalFirst: 'You can continue once the total is shown here.',
  promo: {
    label: 'Promo Code',
    apply: 'Apply',
    missing: 'Enter a promo code.',
    applied: (saved: string | undefined) => (saved ? `You save ${saved}.` : 'Promo code applied.'),
    notApplied: (code: string, why: string) => `Promo code ${code} was not applied. ${why}`,
    remove: (code: string) => `Remove promo code ${code}`,
    removeShort: 'Remove',
  },
  sums: {
    title: 'Price details',
    items: (units: number | undefined) => (units === undefined ? 'Items' : `Items (${units})`),
    discount: (code: string | undefined) => (code ? `Discount (${code})` : 'Discount'),
    tax: 'Tax',
    included: 'Included',
    shipping: 'Shipping',
    free: 'Free',
    paymentFee: 'Cash on delivery fee',
    total: 'Total cost',
    waiting: 'Calculating the total',
  },
  table: { product: 'Product', quantity: 'Quantity', price: 'Price', remove: 'Delete' },
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  sizeLabel: 'Size',
  sizeOf: (name: string) => `Size of ${name}`,
  sizeOption: (size: string, stock: number) =>
    stock === 0 ? `${size}, out of stock` : stock <= 5 ? `${size}, ${stock} left` : size,
  merged: (name: string, size: string, quantity: number) =>
    `${name} in size ${size} was already in your cart. You now have ${quantity}.`,
  onlyLeft: (left: number, size: string | undefined) => `Only ${left} left${size ? ` in size ${size}` : ''}`,
  size: (size: string) => `Size ${size}`,
  each: (price: string) => `${price} each`,
  priceMovedShort: (before: string, now: string) => `Now ${now}, was ${before}.`,
  priceMoved: (before: string, now: string) => `The price is now ${now}. It was ${before} when you added it.`,
  problem: {
    few: (left: number) => `Only ${left} left.`,
    take: (left: number) => `Change to ${left}`,
    soldOut: (size: string | undefined) => (size ? `Out of stock in size ${size}.` : 'Out of stock.'),
    otherSize: 'Choose another size',
    gone: 'This item is no longer available.',
    remove: 'Remove',
    fixItemsFirst:
      'Some items in your cart are not available in the size or quantity you chose. Change or remove them to continue.',
  },
  arrives: (day: string, pincode: string | undefined) =>
    `Get it by ${day}${pincode ? ` in ${pincode}` : ''}. You choose how to pay in the next step.`,
};

export const stepNames = ['Shopping Cart', 'Shipping and Payment'] as const;
