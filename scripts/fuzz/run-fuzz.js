import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import * as fc from 'fast-check';
import { root } from '../command-line.js';
import { changedIn, openHashes } from './database-hash.js';
import { readShop } from './known.js';
import { createPeople } from './people.js';
import { sendGarbage } from './raw-garbage.js';
import { readDocument } from './read-document.js';
import { invalidRequestsTo, requestsTo } from './requests.js';
import { runCalls } from './run-calls.js';
import { mayCall } from './judge.js';
import { LONGEST_MS } from './send.js';
import { wordsFor } from './words.js';

/** The demo's Admin, who makes the others. */
const ROOT = { email: 'admin@example.com', password: 'admin-demo-passphrase' };
/** A password takes a twelfth of a second of a processor, whoever sends it: fewer of those. */
const HASHES = /^(POST \/(login|register|admin\/confirm)|PUT \/password\/|PUT \/me$)/;
const CHUNK = 600;
/** So many of the requests are refused ones, after which the database must be as it was. */
const REFUSED_SHARE = 0.1;

const shuffled = (all, seed) =>
  fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed })[0];

/** Whoever calls: those who may three times as often as those who may not. */
function personFor(operation, people) {
  return fc.oneof(
    ...people.names.map((name) => ({
      weight: mayCall(operation, name) ? 6 : 1,
      arbitrary: fc.constant(name),
    })),
  );
}

/**
 * Sends `requests` generated requests and `raw` pieces of garbage to a started shop, and answers the figures; `faults`
 * is empty when the shop kept its word every time. After `seconds` it sends
 * no more of them than it takes to come to an end.
 */
export async function runFuzz(
  shop,
  { requests, raw, seed, seconds = Infinity, longestMs = LONGEST_MS, say = () => {} },
) {
  const document = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8'));
  const operations = readDocument(document);
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const base = shop.apiUrl;
  const figures = {
    seed,
    sent: 0,
    raw: 0,
    slowestMs: 0,
    byKind: /** @type {Record<string, { sent: number, done: number, refused: number }>} */ ({}),
    reached: new Set(),
    faults: /** @type {string[]} */ ([]),
  };
  const people = await createPeople(base, ROOT, agent);
  const known = await readShop(people.ask);
  const until = performance.now() + seconds * 1_000;
  const isTime = () => performance.now() < until;
  const run = { base, agent, people, figures, longestMs };

  const callsOf = (operation, count, make, from) => {
    const calls = make(operation, wordsFor(operation, known, people.password));
    if (!calls) return [];
    const each = fc.record({ person: personFor(operation, people), call: calls });
    return fc.sample(each, {
      numRuns: Math.max(1, HASHES.test(operation.name) ? Math.round(count / 4) : count),
      seed: from,
    });
  };
  const round = (count, make, from) =>
    shuffled(
      operations.flatMap((operation, index) =>
        callsOf(operation, Math.ceil(count / operations.length), make, from + index),
      ),
      from,
    );

  try {
    for (let from = seed; isTime() && figures.sent < requests * (1 - REFUSED_SHARE); from += 1_000) {
      await runCalls(round(Math.min(CHUNK, requests - figures.sent), requestsTo, from), run);
      say(`${figures.sent} requests, ${figures.faults.length} faults`);
    }
    await people.awake();
    const hashes = await openHashes(shop.values.MONGODB_URI);
    try {
      await hashes.mailsAreOut();
      const before = await hashes.read();
      let isFirst = true;
      for (; isFirst || (isTime() && figures.sent < requests); isFirst = false)
        await runCalls(
          round(Math.min(CHUNK, requests - figures.sent), invalidRequestsTo, seed + figures.sent),
          run,
        );
      for (const name of changedIn(before, await hashes.read()))
        figures.faults.push(`refused requests changed what is in ${name}`);
    } finally {
      await hashes.close();
    }
    for (const url of [shop.apiUrl, shop.url]) await sendGarbage(url, raw / 2, { seed, figures });
    const { status } = await fetch(`${shop.apiUrl}/readyz`);
    if (status !== 200) figures.faults.push(`at the end /readyz answers ${status}`);
  } finally {
    agent.destroy();
  }
  return figures;
}
