import { ContactMessage } from '@e-store/shared/contact/endpoints';
import { TICKET_KINDS } from '@e-store/shared/contact/ticket-kinds';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

/** The contract's own rules; the form always says what it is. Loaded when the form is first touched. */
export const contactFormCheck = zodResolver(ContactMessage.extend({ subject: z.enum(TICKET_KINDS) }));
