import type { TicketState } from '@e-store/shared/contact/ticket-kinds';
import { ticketMessages } from '../../../messages/en/contact/admin.ts';
import { Pill, type PillTone } from '../../../ui/pill.tsx';

const TONES: Record<TicketState, PillTone> = { open: 'waiting', answered: 'moving', closed: 'done' };

export function TicketPill({ state }: { state: TicketState }) {
  return <Pill tone={TONES[state]}>{ticketMessages.states[state]}</Pill>;
}
