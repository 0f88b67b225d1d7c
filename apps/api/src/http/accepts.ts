import type { Request } from 'express';
import { AppError } from '../errors.ts';

/** Whoever rules JSON out would be sent what they cannot read; better said before anything is changed. */
export function assertTakesJson(req: Request): void {
  if (req.accepts('application/json') === false)
    throw new AppError(406, 'NOT_ACCEPTABLE', 'This API answers application/json only.');
}
