import { ContactMessage } from '@e-store/shared/contact/endpoints';
import { TICKET_KINDS } from '@e-store/shared/contact/ticket-rules';
import { z } from 'zod';
import { checkBy } from '../../lib/use-checked-form.ts';

export const contactFormCheck = checkBy(ContactMessage.extend({ subject: z.enum(TICKET_KINDS) }));
