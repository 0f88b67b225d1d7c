/** Words of what a customer asks for about their data. */
export const requestWords = {
  title: 'Their data',
  lead: 'For who asks by mail or telephone. Make sure that it is the owner of the account.',
  export: 'Take out their data',
  erase: 'Erase the account',
  sure: { export: 'Take out all data of this customer?', erase: 'Erase this account for good?' },
  tells: {
    export: 'You get one file. Send it to the address of the account and nowhere else, then delete it.',
    erase:
      'It cannot be undone. Their orders stay without a name, all else goes, and a last mail tells them. While an order is under way it is refused.',
  },
  reason: 'Reason',
  reasonHint: 'It stays in the audit trail: name nobody in it.',
  confirm: { export: 'Take it out', erase: 'Erase it for good' },
  keep: 'Leave it',
  exported: 'The file is in your downloads.',
  filename: (day: string) => `e-store-customer-data-${day}.json`,
} as const;
