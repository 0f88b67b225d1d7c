import type { Response } from 'express';
import { type Limits, rateLimitHeaders, type Standing } from '../limits.ts';

/**
 * The limits as handlers use them, which tell the caller with each answer what is left (`RateLimit`,
 * `RateLimit-Policy`). Only what is refused openly is told of: a limit that is merely counted, as that of the mails to
 * one account, must not show in the answer.
 */
export function tellLimits(limits: Limits, res: Response): Limits {
  const standings = new Map<string, Standing>();
  const tell = (standing: Standing | undefined) => {
    if (standing) res.set(rateLimitHeaders([...standings.set(standing.limit.name, standing).values()]));
    return standing;
  };
  return {
    count: limits.count,
    take: async (limit, whose) => tell(await limits.take(limit, whose)),
    giveBack: async (limit, whose) => tell(await limits.giveBack(limit, whose)),
  };
}
