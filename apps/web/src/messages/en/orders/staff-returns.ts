import { adminOrderMessages } from './admin.ts';

export const staffReturnMessages = {
  open: 'Start a return',
  title: 'Start a return',
  lead: 'The customer gets an email about this return.',
  windowClosed: (day: string) =>
    `The return window closed on ${day}. The customer cannot request this return themselves.`,
  what: 'Items to return',
  reasons: adminOrderMessages.returnReasons,
  note: 'What the customer said (optional)',
  where: 'Refund account of the customer',
  toOriginalPayment: 'The refund goes to the customer’s original payment method.',
  paidNothing: 'The customer paid nothing for these items.',
  send: 'Start return',
  accountMissing: 'The customer has not given a refund account. Ask them where to send the money.',
  changeAccount: 'Change the refund account',
  accountWrong: 'Enter the account that the customer gave you. They get an email about the change.',
  endsApproval: 'Once you save the account, you must request approval for this refund again.',
  saveAccount: 'Save account',
};
