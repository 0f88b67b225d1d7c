import type { Response } from 'express';
import { type Limits, rateLimitHeaders, type Standing } from '../limits.ts';

/**
 * Wraps the limits so that answers carry `RateLimit` headers. Silent limits, such as mails per account, must
 * not show.
 */
export function tellLimits(limits: Limits, res: Response): Limits {
  const standings = new Map<string, Standing>();
  const tell = (news: readonly Standing[]) => {
    for (const standing of news) standings.set(standing.limit.name, standing);
    if (news.length > 0) res.set(rateLimitHeaders([...standings.values()]));
    return [...news];
  };
  const tellOne = (standing: Standing | undefined) => {
    if (standing) tell([standing]);
    return standing;
  };
  return {
    ...limits,
    take: async (limit, whose) => tellOne(await limits.take(limit, whose)),
    takeAll: async (takes) => tell(await limits.takeAll(takes)),
    giveBack: async (taken) => tellOne(await limits.giveBack(taken)),
    giveBackAll: async (taken) => tell(await limits.giveBackAll(taken)),
  };
}
