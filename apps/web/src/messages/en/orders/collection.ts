/** For the courier, at the door. */
export const collectionMessages = {
  title: 'Collect payment',
  loading: 'The order is loading',
  order: (number: string) => `Order ${number}`,
  collect: (amount: string) => `Collect ${amount}`,
  inCash: 'Take the exact amount in cash.',
  cashOrUpi: 'Take it in cash, or let the customer scan this code with any UPI app.',
  code: (amount: string) => `Code to pay ${amount} by UPI`,
  check: 'Hand the parcel over once the customer’s app says that the payment was successful.',
  nothingTitle: 'Nothing to collect',
  nothing: (number: string) => `Order ${number} is paid or was cancelled. Take no money for it.`,
  expiredTitle: 'This link no longer works',
  expired: 'It has expired or is incomplete. Ask the shop for a new one.',
};
