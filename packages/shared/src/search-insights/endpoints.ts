import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { anyone, endpoint } from '../endpoint.ts';
import { queryText } from '../plain-text.ts';
import { sentAsQueryText } from '../sent-as.ts';

export const SEARCH_EVENT_TYPES = ['search', 'click'] as const;

/** Not counted with `GET /products`, which the page cache, crawlers, other filters and Back also call. */
export const recordSearchEvent = endpoint({
  method: 'POST',
  path: '/search/events',
  access: anyone,
  // A search ID counts once as a search and once as a click.
  idempotent: true,
  summary: 'Report that a shopper saw the results of a search, or opened one of them',
  body: z.object({
    id: z
      .string('Send the ID of the search.')
      .regex(/^[\w-]{16,64}$/, 'Send 16 to 64 letters and digits.')
      .describe('From the caller for each search; stands for no person and is not stored.'),
    type: z.enum(SEARCH_EVENT_TYPES, chooseMessage(SEARCH_EVENT_TYPES)),
    keyword: queryText('Send one keyword.', 64).min(1, 'Send one keyword.').meta(sentAsQueryText(64)),
  }),
  /** `false`: the keyword may name a person, or too much is reported at once. */
  response: z.object({ recorded: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
});
