import { answerTicket } from '@e-store/shared/contact/staff-endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

/** Contract rule for a reply. The server enforces the shorter limit of notes. */
export const ticketReplyCheck = zodResolver(answerTicket.body);
