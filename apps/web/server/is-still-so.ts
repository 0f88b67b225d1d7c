import http from 'node:http';
import https from 'node:https';
import type { IsStillSo, TaggedAnswer } from './kept-pages.ts';

/** Longer than it takes to render the page anew, which is then done. */
const WITHIN_MS = 2_000;

/** Asks the API for what it answered before, by the tags of that. One that does not answer is asked again by the page. */
export const isStillSo: IsStillSo = async (madeOf, visitor) => {
  const answers = await Promise.all(madeOf.map((answer) => isUnchanged(answer, visitor)));
  return answers.every(Boolean);
};

// Not by `fetch`, which adds to such a request that nothing kept may be answered.
const isUnchanged = ({ url, tag }: TaggedAnswer, visitor: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const headers = { ...visitor, 'if-none-match': tag };
    const request = get(url, { headers, timeout: WITHIN_MS }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode === 304));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
