import { answerTicket } from '@e-store/shared/contact/staff-endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

/** The contract's own rule for what staff say of a ticket; that a note is shorter, the server says. */
export const saidCheck = zodResolver(answerTicket.body);
