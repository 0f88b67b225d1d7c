import type { TicketKind, TicketState } from '@e-store/shared/contact/ticket-kinds';

const ANSWERS = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** Words of what a shopper wrote to the shop. */
export const myTicketWords = {
  title: 'Your messages',
  lead: 'What you wrote to us while logged in. Our answers came to you by mail, too.',
  loading: 'Your messages are loading',
  none: 'You have not written to us yet.',
  write: 'Write to us',
  kinds: { question: 'Question', complaint: 'Complaint' } satisfies Record<TicketKind, string>,
  states: {
    open: 'With us',
    answered: 'Answered',
    closed: 'Closed',
  } satisfies Record<TicketState, string>,
  titleOf: (kind: string, number: string) => `${kind} ${number}`,
  written: (moment: string) => `Written ${moment}`,
  acknowledgeBy: (moment: string) => `We answer by ${moment}.`,
  settleBy: (day: string) => `We settle it by ${day}.`,
  answers: ANSWERS,
  from: (moment: string) => `E-Store, ${moment}`,
} as const;
