import { z } from 'zod';

/** The id of a stored thing: 24 hexadecimal digits. */
export const ObjectId = z.string().regex(/^[0-9a-f]{24}$/i, 'This is not a valid id.');
