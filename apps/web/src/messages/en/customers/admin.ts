import type { CustomerSort } from '@e-store/shared/customers/customer-sorts';
import { counted } from '../ui-admin.ts';

export const customerMessages = {
  title: 'Customers',
  loading: 'Customers are loading',
  search: 'Name, email or phone',
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'Name',
    spent: 'Highest spend',
    orders: 'Most orders',
  } satisfies Record<CustomerSort, string>,
  count: (count: number) => counted(count, 'customer', 'customers'),
  columns: {
    customer: 'CUSTOMER',
    phone: 'PHONE',
    since: 'SINCE',
    orders: 'ORDERS',
    spent: 'SPENT',
    last: 'LAST ORDER',
  },
  none: 'No customers yet.',
  noneFound: 'No customers match your search.',
  showAll: 'Show all customers',
  registered: (from: string | undefined, to: string | undefined) => {
    if (from !== undefined && from === to) return `Registered on ${from}.`;
    return ['Registered', from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ') + '.';
  },
  never: 'none yet',
  cardLoading: 'Customer is loading',
  back: 'All customers',
  since: (day: string) => `Customer since ${day}`,
  figures: { orders: 'Orders', cancelled: 'Cancelled', returned: 'Units returned', spent: 'Spent' },
  spentHint: 'Delivered orders, less returns.',
  latest: 'Latest orders',
  noOrders: 'No orders yet.',
  allOrders: 'All orders of this customer',
  notes: 'Notes',
  notesHint: 'For staff only. The customer never sees them.',
  noNotes: 'No notes yet.',
  note: 'New note',
  addNote: 'Add note',
  account: 'Account',
  role: 'Role',
  signedIn: (count: number) =>
    count === 0 ? 'Not signed in on any device.' : `Signed in on ${counted(count, 'device', 'devices')}.`,
  sendReset: 'Send password reset link',
  signOut: 'Sign out everywhere',
  signOutSure: 'Sign this customer out everywhere?',
  signOutLead: 'They will need to sign in again on every device. Their cart and orders are not affected.',
  keep: 'Cancel',
  trail: 'Staff activity',
} as const;

export const addCustomerMessages = {
  open: 'Add customer',
  title: 'Add a customer',
  lead: 'For someone who calls or writes to place an order. We send them an email about the account, and they choose their own password.',
  firstname: 'First name',
  lastname: 'Last name',
  mobile: 'Mobile number',
  email: 'Email',
  showTaken: 'Show this customer',
  add: 'Add customer',
  cancel: 'Cancel',
} as const;

export const requestMessages = {
  title: 'Customer data',
  lead: 'Use this when a customer asks by email or phone. First confirm that they own the account.',
  export: 'Export customer data',
  erase: 'Delete account',
  sure: { export: 'Export all data of this customer?', erase: 'Delete this account permanently?' },
  about: { export: 'Data of', erase: 'Account to delete:' },
  named: (name: string, email: string) => `${name} (${email})`,
  noReturns: 'Afterwards, the customer can no longer return delivered orders online.',
  tells: {
    export: 'You will get one file. Send it only to the account’s email address, then delete it.',
    erase:
      'This cannot be undone. Orders are kept without personal details, except where an invoice must show them. Records linked only to an unconfirmed email address are also kept. Everything else is deleted, and the customer gets a final email. You cannot delete the account while an order is open.',
  },
  reason: 'Reason',
  reasonHint: 'Saved in the audit trail. Do not include personal details.',
  confirm: { export: 'Export data', erase: 'Delete permanently' },
  keep: 'Cancel',
  exported: 'The file is in your downloads folder.',
  erased: 'The account was deleted. The customer gets a final email.',
  filename: (day: string) => `e-store-customer-data-${day}.json`,
} as const;
