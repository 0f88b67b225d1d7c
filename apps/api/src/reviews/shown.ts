import { trusted } from 'mongoose';

/** Reviews that shoppers read and ratings count: what staff hid is not among them. */
export const IS_SHOWN = { hiddenAt: trusted({ $exists: false }) };
export const IS_HIDDEN = { hiddenAt: trusted({ $exists: true }) };
