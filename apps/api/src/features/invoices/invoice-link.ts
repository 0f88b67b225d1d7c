import { API_PREFIX } from '@e-store/shared/endpoint';
import { defineSignedLink } from '../../platform/http/signed-link.ts';

/** Downloads an invoice or credit note. */
export const invoiceLink = defineSignedLink({ kind: 'invoice', path: `${API_PREFIX}/invoices`, days: 90 });
