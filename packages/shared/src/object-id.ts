import { z } from 'zod';

/** The id of a stored thing: 24 hexadecimal digits. Capitals are taken and read as small letters. */
export const ObjectId = z
  .string()
  .regex(/^[0-9a-fA-F]{24}$/, 'This is not a valid id.')
  .toLowerCase();
