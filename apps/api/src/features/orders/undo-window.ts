import { UNDO_ACCEPTED_MS, UNDO_OFFERED_MS } from '@e-store/shared/orders/order-corrections';

/** Mails about a move made at `at` wait until this time. */
export const undoOfferedUntil = (at: Date) => new Date(at.getTime() + UNDO_OFFERED_MS);

/** An undo of a move made at `at` is refused after this time. */
export const undoAcceptedUntil = (at: Date) => new Date(at.getTime() + UNDO_ACCEPTED_MS);
