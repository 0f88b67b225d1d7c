/** Spec §2 and §9: the facts of the sale banner above the gallery. */
export const saleBar: readonly string[] = [
  'Free shipment from ₹199',
  'Free 30-day returns',
  'Standard shipment free within 3-6 business days',
  'Express delivery ₹35',
];

/** The sale note of the product view. Shipping of a single piece is named there with its price. */
export const saleNote: readonly string[] = [
  'Free shipment from ₹199',
  'Free 30-day returns',
  'Express delivery ₹35',
];
