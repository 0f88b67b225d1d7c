/** A customer’s choice after a failed delivery, behind the link of the mail and on the order page. */
export const redeliveryMessages = {
  title: 'Choose a delivery day',
  heading: 'Next delivery attempt',
  loading: 'Your order is loading',
  order: (number: string) => `Order ${number}`,
  item: (quantity: number, name: string, size: string | undefined) =>
    `${quantity} × ${name}${size ? `, ${size}` : ''}`,
  planned: (day: string) => `We plan to deliver on ${day}.`,
  chosen: (day: string) => `You chose ${day}. We will ask the courier to come then.`,
  missed: (day: string) => `We planned to deliver on ${day}, but we are late. Choose a day that suits you.`,
  unplanned: 'No further attempt is planned yet. Choose a day if you would still like to receive it.',
  when: 'When should the courier come?',
  anyDay: 'Any day',
  phone: 'Another mobile number for the courier (optional)',
  phoneHint: 'The courier calls this number if you cannot be reached on the first one.',
  phoneChosen: (ending: string) =>
    `The courier will call the number ending in ${ending}. Enter another one to change it.`,
  save: 'Save choice',
  saved: (day: string | undefined, ending: string | undefined) =>
    [
      day ? `Thank you. We will ask the courier to come on ${day}.` : 'Thank you. Any day works for you.',
      ...(ending ? [`The courier will call the number ending in ${ending}.`] : []),
    ].join(' '),
  movedTitle: 'This parcel has moved on',
  moved: (number: string) =>
    `Order ${number} is no longer waiting for another delivery attempt. Log in to see where it is.`,
  toOrder: 'View order',
  expiredTitle: 'This link no longer works',
  expired: 'It has expired or is incomplete. Log in to choose a day on your order page.',
  toOrders: 'View my orders',
  contact: 'Contact us',
};
