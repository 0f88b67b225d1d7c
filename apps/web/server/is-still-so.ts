import http from 'node:http';
import https from 'node:https';
import type { IsStillSo, TaggedAnswer } from './kept-pages.ts';

/** Longer than it takes to render the page anew, which is then done. */
const WITHIN_MS = 2_000;

/**
 * Asks the API for what it answered before, by the tags of that, with `ownHeaders`. One that does not answer is asked again
 * by the page.
 */
export const createIsStillSo =
  (ownHeaders: () => Record<string, string>): IsStillSo =>
  async (madeOf) => {
    const answers = await Promise.all(madeOf.map((answer) => isUnchanged(answer, ownHeaders())));
    return answers.every(Boolean);
  };

// Not by `fetch`, which adds to such a request that nothing kept may be answered.
const isUnchanged = ({ url, tag }: TaggedAnswer, own: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const headers = { ...own, 'if-none-match': tag };
    const request = get(url, { headers, timeout: WITHIN_MS }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode === 304));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
