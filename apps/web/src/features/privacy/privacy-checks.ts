import { eraseMe, Nominee } from '@e-store/shared/privacy/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

/** The contract's own rules. Loaded when a form is sent. */
export const nomineeCheck = zodResolver(Nominee);
export const eraseCheck = zodResolver(eraseMe.body);
