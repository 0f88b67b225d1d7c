import http from 'node:http';
import https from 'node:https';
import type { AreUnchanged, TaggedResponse } from './page-cache.ts';

/** Longer than rendering the page again, which is the fallback. */
const TIMEOUT_MS = 2_000;

/** Revalidates API responses by their tags. An unanswered request counts as changed. */
export const areUnchanged: AreUnchanged = async (sources, visitor) => {
  const answers = await Promise.all(sources.map((answer) => isUnchanged(answer, visitor)));
  return answers.every(Boolean);
};

// Not `fetch`: with `if-none-match` it adds `no-cache`, which bypasses caches.
const isUnchanged = ({ url, tag }: TaggedResponse, visitor: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const headers = { ...visitor, 'if-none-match': tag };
    const request = get(url, { headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode === 304));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
