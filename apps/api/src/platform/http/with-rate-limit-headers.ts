import type { Response } from 'express';
import { type Limits, rateLimitHeaders, type Quota } from '../rate-limit/limits.ts';

/**
 * Wraps the limits so that answers carry `RateLimit` headers. Silent limits, such as mails per account, must
 * not show.
 */
export function withRateLimitHeaders(limits: Limits, res: Response): Limits {
  const quotas = new Map<string, Quota>();
  const setHeaders = (news: readonly Quota[]) => {
    for (const quota of news) quotas.set(quota.limit.name, quota);
    if (news.length > 0) res.set(rateLimitHeaders([...quotas.values()]));
    return [...news];
  };
  const setHeadersForOne = (quota: Quota | undefined) => {
    if (quota) setHeaders([quota]);
    return quota;
  };
  return {
    ...limits,
    take: async (limit, key) => setHeadersForOne(await limits.take(limit, key)),
    takeAll: async (takes) => setHeaders(await limits.takeAll(takes)),
    refund: async (taken) => setHeadersForOne(await limits.refund(taken)),
    refundAll: async (taken) => setHeaders(await limits.refundAll(taken)),
  };
}
