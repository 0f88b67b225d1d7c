import { type FailureReason, RETURN_PROPOSED_FROM } from '@e-store/shared/orders/failed-delivery';
import { formatRupees } from '@e-store/shared/money';
import { formatDays } from '@e-store/shared/format-day';
import type { AttemptRecord, OrderRecord } from '../order.model.ts';
import { redeliveryLink } from '../redelivery-link.ts';
import { isCashDue, orderMail } from './order-mails.ts';

const WHAT_HAPPENED: Record<FailureReason, string> = {
  'nobody-home': 'The courier came to your address, but nobody was at home.',
  unreachable: 'The courier could not reach you by phone.',
  'address-not-found': 'The courier could not find your address.',
  'other-day': 'You asked the courier to come on another day.',
  refused: 'The courier told us that the parcel was not accepted.',
  'cash-not-ready': 'The courier came, but the cash for the order was not ready.',
  damaged: 'The parcel was damaged on the way, so it was not handed over.',
  'area-not-reachable': 'The courier could not get to your area.',
};

/** Has the signed link to choose a day, unless the parcel is damaged. */
export const deliveryFailedMail = orderMail((order, { record, mail, config, now }) => {
  const step = record.history.at(-1);
  if (step?.status !== 'Delivery failed' || step.at.getTime() !== mail.createdAt.getTime()) return undefined;
  const { number } = order;
  const { reason } = step.attempt ?? {};
  return {
    subject: `We could not deliver your E-Store order ${number}`,
    what: `We could not deliver your order ${number}.${reason ? ` ${WHAT_HAPPENED[reason]}` : ''}`,
    next: [
      ...describeNextAttempt(record, step.attempt),
      ...(reason === 'address-not-found'
        ? [`To help the courier, send us a landmark: ${config.publicUrl}/contact`]
        : []),
      ...(isCashDue(order) && step.attempt?.nextAttempt
        ? [`Keep ${formatRupees(order.totalPrice)} in cash ready for the courier.`]
        : []),
    ],
    ...(reason !== 'damaged' && {
      links: [
        {
          name: 'Choose a day or another mobile number',
          url: redeliveryLink.linkTo(config, record._id, now()),
        },
      ],
    }),
  };
});

function describeNextAttempt(
  { history }: OrderRecord,
  { reason, nextAttempt }: AttemptRecord = {},
): string[] {
  if (nextAttempt)
    return [
      `We plan to try again on ${formatDays({ from: nextAttempt, to: nextAttempt })}. If another day suits you better, or the courier should call another number, tell us with the link below.`,
    ];
  if (reason === 'damaged') return ['We are sorry. We will check the parcel and get back to you.'];
  const attempts = history.filter(({ status }) => status === 'Delivery failed').length;
  const tried = attempts >= RETURN_PROPOSED_FROM ? `We have tried ${attempts} times. ` : '';
  return [
    `${tried}If you would still like to receive it, choose a day with the link below. Otherwise it will come back to us.`,
  ];
}
