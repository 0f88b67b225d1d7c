import { trusted } from 'mongoose';

export const SHOWN_FILTER = { hiddenAt: trusted({ $exists: false }) };
export const HIDDEN_FILTER = { hiddenAt: trusted({ $exists: true }) };
