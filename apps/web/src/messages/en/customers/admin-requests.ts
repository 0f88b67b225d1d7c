export const requestMessages = {
  title: 'Customer data',
  lead: 'Use this when a customer asks by email or phone. First confirm that they own the account.',
  export: 'Export customer data',
  erase: 'Delete account',
  sure: { export: 'Export all data of this customer?', erase: 'Delete this account permanently?' },
  tells: {
    export: 'You will get one file. Send it only to the account’s email address, then delete it.',
    erase:
      'This cannot be undone. Orders are kept without personal details, except where an invoice must show them. Everything else is deleted, and the customer gets a final email. You cannot delete the account while an order is open.',
  },
  reason: 'Reason',
  reasonHint: 'Saved in the audit trail. Do not include personal details.',
  confirm: { export: 'Export data', erase: 'Delete permanently' },
  keep: 'Cancel',
  exported: 'The file is in your downloads folder.',
  filename: (day: string) => `e-store-customer-data-${day}.json`,
} as const;
