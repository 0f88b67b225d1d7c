import type { SettingsSection } from '@e-store/shared/store/settings-sections';

type Names = Record<string, string>;

/** Fields of the settings as E-DASH calls them, by part. */
const fields: Record<SettingsSection, Names> = {
  details: {
    legalName: 'Legal name',
    address: 'Address of the office',
    gstin: 'GSTIN',
    email: 'Email',
    phone: 'Phone',
    hours: 'Answered when',
    officerName: 'Grievance officer: name',
    officerDesignation: 'Grievance officer: designation',
    officerEmail: 'Grievance officer: email',
    officerPhone: 'Grievance officer: phone',
  },
  charges: {
    taxMode: 'Tax',
    tax: 'Tax per order (₹)',
    shipping: 'Standard shipping (₹)',
    expressShipping: 'Express shipping (₹)',
    freeShippingFrom: 'Shipped free from (₹)',
  },
  rules: {
    returnDays: 'Days for a return',
    openOrders: 'Open orders of a customer',
    piecesPerProductAndDay: 'Pieces of a product a day',
    orderValue: 'Highest total of an order (₹)',
    unconfirmedHours: 'Unconfirmed orders end after (hours)',
    lowStock: 'Low stock from (pieces)',
    openOrdersPerAddress: 'Open orders to an address',
    secondOrderNeedsProof: 'Confirmed email before a second order',
  },
  home: {
    heroTitle: 'Heading of the page',
    newArrivalsTitle: 'Banner: new arrivals',
    basicPrice: 'Banner: price of the basics (₹)',
    saleFigure: 'Banner: figure of the sale',
    saleTitle: 'Banner: sale',
    freeShippingClaim: 'Free shipping is promised from (₹)',
    satisfiedPercent: 'Satisfied customers (%)',
    warrantyDays: 'Warranty (days)',
  },
};

const hints: Names = {
  address: 'Lines are kept.',
  hours: 'Such as: Mon to Sat, 9 am to 7 pm.',
  email: 'Messages of the contact page come to it.',
  tax: 'Added once to every order, while tax comes on top.',
  freeShippingFrom: 'Standard delivery only. Empty: nothing is shipped free.',
  returnDays: 'After delivery. Orders that are placed keep the days they were promised.',
  openOrders: 'Of one account, and for one mobile number.',
  openOrdersPerAddress: 'Pincode and line, however they are written, whoever orders.',
  secondOrderNeedsProof:
    'On: who has an order under way confirms the email of the account, by a mail, before the next one.',
  orderValue: 'Whoever wants more is asked to split the order.',
  unconfirmedHours:
    'Their pieces go back to stock, and the shopper gets a mail. 0: they never end by themselves.',
  lowStock: 'A size with no more pieces than that counts as low in E-DASH.',
  freeShippingClaim: 'Once free shipping is on, pages name its own threshold instead.',
  basicPrice: 'The banner opens the T-shirts of exactly this price.',
};

export const settingsWords = {
  title: 'Settings',
  parts: 'Parts of the settings',
  sections: {
    details: 'Store details',
    charges: 'Charges',
    rules: 'Orders and stock',
    home: 'Home page',
  } satisfies Record<SettingsSection, string>,
  leads: {
    details: 'Who sells and who answers. Required by law. Shown in the footer and on legal pages.',
    charges:
      'Whole rupees per order. They hold for the next cart that is priced; orders that are placed stay as they are.',
    rules: 'What may be ordered before anything of it is paid, and when stock is low.',
    home: 'What the shop claims and shows first. The pages say it at once.',
  } satisfies Record<SettingsSection, string>,
  fields,
  hints,
  switches: { off: 'Off', on: 'On' },
  taxModes: { flat: 'On top of the prices', included: 'Included in the prices' },
  save: 'Save',
  saved: (part: string) => `${part} saved. The shop goes by it now.`,
  unchanged: 'Nothing was changed.',
  putBack: 'Put back',
  putBackOf: (what: string) => `Put back: ${what}`,
  isBack: 'As it was before.',
  loading: 'The settings are loading',
  history: 'History',
  noHistory: 'Nobody has changed this part yet.',
  nothing: 'empty',
  off: 'off',
  changed: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  byAt: (name: string, when: string) => `${name}, ${when}`,
  whole: 'The whole trail',
  checks: 'To be looked at',
  missing: (count: number) =>
    count === 1
      ? 'One detail that the law wants told is still empty:'
      : `${count} details that the law wants told are still empty:`,
  fillIn: 'Fill them in',
  promise: (claim: string, shipping: string) =>
    `Pages promise free shipping over ${claim}, but every order is charged ${shipping} for it.`,
  mendPromise: (claim: string) => `Ship free from ${claim}`,
  taxOnTop: (tax: string) =>
    `${tax} tax comes on top of the prices. A maximum retail price in India includes all taxes: nothing may be added to it.`,
  includeTax: 'Include tax in the prices',
  conflictLead: 'These settings changed while you were editing. Your changes are below.',
  notYetGiven: 'Not yet given',
} as const;
