import { ContactMessage } from '@e-store/shared/contact/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

/** The contract's own rules. Loaded when the form is sent. */
export const contactFormCheck = zodResolver(ContactMessage);
