import { ContactMessage } from '@e-store/shared/contact/endpoints';
import { TICKET_KINDS } from '@e-store/shared/contact/ticket-kinds';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

export const contactFormCheck = zodResolver(ContactMessage.extend({ subject: z.enum(TICKET_KINDS) }));
