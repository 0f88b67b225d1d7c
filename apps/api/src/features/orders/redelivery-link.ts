import { defineSignedLink } from '../../platform/http/signed-link.ts';

/** Opens the choices after a failed delivery. */
export const redeliveryLink = defineSignedLink({ kind: 'redelivery', path: '/redelivery', days: 14 });
