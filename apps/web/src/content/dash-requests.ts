export const requestMessages = {
  title: 'Customer data',
  lead: 'When a customer asks by email or phone. First confirm that they own the account.',
  export: 'Export customer data',
  erase: 'Delete account',
  sure: { export: 'Export all data of this customer?', erase: 'Delete this account permanently?' },
  tells: {
    export: 'You get one file. Send it to the account’s email address only, then delete it.',
    erase:
      'This cannot be undone. Orders are kept without the name, everything else is deleted, and the customer gets a final email. Not possible while an order is under way.',
  },
  reason: 'Reason',
  reasonHint: 'Saved in the audit trail. Do not include personal details.',
  confirm: { export: 'Export data', erase: 'Delete permanently' },
  keep: 'Cancel',
  exported: 'The file is in your downloads folder.',
  filename: (day: string) => `e-store-customer-data-${day}.json`,
} as const;
