import { trusted } from 'mongoose';

export const IS_SHOWN = { hiddenAt: trusted({ $exists: false }) };
export const IS_HIDDEN = { hiddenAt: trusted({ $exists: true }) };
