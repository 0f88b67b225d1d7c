import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';

const fields: { [Section in SettingsSection]: Record<keyof StoreSettings[Section], string> } = {
  details: {
    legalName: 'Legal name',
    address: 'Registered address',
    gstin: 'GSTIN',
    email: 'Email',
    phone: 'Phone',
    hours: 'Support hours',
    officerName: 'Grievance officer name',
    officerDesignation: 'Grievance officer designation',
    officerEmail: 'Grievance officer email',
    officerPhone: 'Grievance officer phone',
  },
  charges: {
    taxMode: 'Tax',
    tax: 'Tax per order (₹)',
    shipping: 'Standard shipping (₹)',
    expressShipping: 'Express shipping (₹)',
    freeShippingFrom: 'Free shipping from (₹)',
  },
  payments: {
    codMinimum: 'Minimum for cash on delivery (₹)',
    codMaximum: 'Maximum for cash on delivery (₹)',
    codFee: 'Cash on delivery fee (₹)',
    codRefusals: 'Undelivered parcels before cash on delivery stops',
    codExcludedPincodes: 'Pincodes without cash on delivery',
    upiPayee: 'UPI ID of the shop',
    upiPayeeName: 'Payee name',
    holdMinutes: 'Hold unpaid orders for (minutes)',
    refundApprovalAbove: 'Second approval for refunds above (₹)',
  },
  rules: {
    returnDays: 'Return window (days)',
    openOrders: 'Open orders per customer',
    piecesPerProductAndDay: 'Units per product per day',
    orderValue: 'Maximum order value (₹)',
    unconfirmedHours: 'Cancel unconfirmed orders after (hours)',
    lowStock: 'Low-stock threshold (units)',
    openOrdersPerAddress: 'Open orders per address',
    secondOrderNeedsProof: 'Require confirmed email before a second order',
  },
  home: {
    heroTitle: 'Page heading',
    newArrivalsTitle: 'New arrivals banner',
    basicPrice: 'Basics banner price (₹)',
    saleFigure: 'Sale banner headline',
    saleTitle: 'Sale banner text',
    freeShippingClaim: 'Advertised free shipping above (₹)',
    satisfiedPercent: 'Satisfied customers (%)',
    warrantyDays: 'Warranty (days)',
  },
};

const hints: Record<string, string> = {
  address: 'Line breaks are preserved.',
  hours: 'For example: Mon to Sat, 9 am to 7 pm.',
  email: 'Messages from the contact page are sent here.',
  tax: 'Charged once per order when Tax is set to “Added to prices”.',
  codMaximum: 'Leave empty for no limit.',
  codFee: 'Added to the total of cash on delivery orders.',
  codRefusals: 'Counts parcels of a customer that came back to the shop. Leave empty for no limit.',
  codExcludedPincodes: 'Pincodes or their first digits, separated by commas: 744, 793001.',
  upiPayee: 'Customers pay to this ID from any UPI app. Leave empty to turn UPI off.',
  upiPayeeName: 'Customers see this name in their UPI app.',
  holdMinutes: 'Then an unpaid order is cancelled and its items go back to stock.',
  refundApprovalAbove:
    'A second Admin approves larger refunds. Returns of an order that staff requested count together. Leave empty to turn approval off, for example if you are the only Admin. If there are others and you raise this limit or turn approval off, the old limit still applies to refunds that you start, until another Admin changes the limit.',
  freeShippingFrom: 'Standard delivery only. Leave empty for no free shipping.',
  returnDays: 'Counted from delivery. Existing orders keep their return window.',
  openOrders: 'Per account and per mobile number.',
  openOrdersPerAddress: 'Counts all orders to the same pincode and address, however it is written.',
  secondOrderNeedsProof:
    'When on, customers with an open order must confirm their email before placing another.',
  orderValue: 'Customers are asked to split larger orders.',
  unconfirmedHours:
    'Items go back to stock and the customer is notified by email. After a change, the full time starts again for orders already placed. Enter 0 to turn off automatic cancellation.',
  lowStock: 'A size with this many units or fewer counts as low stock.',
  freeShippingClaim: 'When free shipping is on, pages show its threshold instead.',
  basicPrice: 'The banner links to T-shirts at exactly this price.',
};

export const settingsMessages = {
  title: 'Settings',
  parts: 'Settings sections',
  sections: {
    details: 'Store details',
    charges: 'Charges',
    payments: 'Payments',
    rules: 'Orders and stock',
    home: 'Home page',
  } satisfies Record<SettingsSection, string>,
  leads: {
    details: 'Required by law. Shown in the footer and on legal pages.',
    charges: 'Whole rupees per order. Changes apply to new orders only.',
    payments:
      'How customers can pay. Changes apply to new orders only; the refund limit applies immediately.',
    rules: 'Order limits and the low-stock threshold.',
    home: 'Headings and banners. Changes appear immediately.',
  } satisfies Record<SettingsSection, string>,
  fields,
  hints,
  switches: { off: 'Off', on: 'On' },
  taxModes: { flat: 'Added to prices', included: 'Included in prices' },
  save: 'Save changes',
  saved: (part: string) => `${part} saved.`,
  unchanged: 'No changes to save.',
  putBack: 'Restore',
  putBackOf: (what: string) => `Restore: ${what}`,
  isBack: 'Previous value restored.',
  loading: 'Settings are loading',
  history: 'History',
  noHistory: 'No changes yet.',
  nothing: 'empty',
  off: 'off',
  changed: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  byAt: (name: string, when: string) => `${name}, ${when}`,
  checks: 'Needs attention',
  missing: (count: number) =>
    count === 1 ? '1 legally required detail is missing:' : `${count} legally required details are missing:`,
  fillIn: 'Add details',
  promise: (claim: string, shipping: string) =>
    `Pages promise free shipping over ${claim}, but every order is charged ${shipping} for shipping.`,
  applyFreeShippingClaim: (claim: string) => `Offer free shipping from ${claim}`,
  taxOnTop: (tax: string) =>
    `${tax} tax is added to prices. In India, the MRP includes all taxes, so nothing may be added to it.`,
  includeTax: 'Include tax in prices',
  remarks: {
    expressCheaper: 'Express delivery costs less than standard delivery.',
    noBannerProducts: (price: string) => `No T-shirts cost ${price}. The banner opens an empty list.`,
    noDepartmentProducts: (departments: readonly string[], price: string) =>
      `No T-shirts for ${departments.join(' or ')} cost ${price}. On ${departments.length === 1 ? 'that home page' : 'those home pages'}, the banner opens an empty list.`,
  },
  upiChange: {
    title: 'Change the UPI ID?',
    text: (orders: number) =>
      orders === 1
        ? '1 order is waiting for payment to the old UPI ID. It keeps that ID.'
        : `${orders} orders are waiting for payment to the old UPI ID. They keep it.`,
  },
  conflictLead: 'These settings changed while you were editing. Your changes are below.',
  notYetGiven: 'Not provided',
} as const;
