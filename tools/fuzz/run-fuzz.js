import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import * as fc from 'fast-check';
import { root } from '../../scripts/command-line.js';
import { findChangedCollections, openHashes } from './database-hash.js';
import { readShop } from './read-shop.js';
import { createPeople } from './people.js';
import { sendGarbage } from './raw-garbage.js';
import { readDocument } from './read-document.js';
import { invalidRequestsTo, requestsTo } from './requests.js';
import { runCalls } from './run-calls.js';
import { mayCall } from './judge.js';
import { LONGEST_MS } from './send.js';
import { createValueFinder } from './words.js';

const ROOT = { email: 'admin@example.com', password: 'admin-demo-passphrase' };
/** Password hashing is slow, so these calls are rarer. */
const HASHES = /^(POST \/(login|register|admin\/confirm)|PUT \/password\/|PUT \/me$)/;
const CHUNK = 600;
/** These must leave the database unchanged. */
const INVALID_SHARE = 0.1;

const shuffled = (all, seed) =>
  fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed })[0];

function generatePerson(operation, people) {
  return fc.oneof(
    ...people.names.map((name) => ({
      weight: mayCall(operation, name) ? 6 : 1,
      arbitrary: fc.constant(name),
    })),
  );
}

/** For at most `seconds`. Returns the statistics; `faults` is empty on success. */
export async function runFuzz(
  shop,
  { requests, raw, seed, seconds = Infinity, longestMs = LONGEST_MS, say = () => {} },
) {
  const document = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8'));
  const operations = readDocument(document);
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const base = shop.apiUrl;
  const stats = {
    seed,
    sent: 0,
    raw: 0,
    slowestMs: 0,
    byKind: /** @type {Record<string, { sent: number, done: number, refused: number }>} */ ({}),
    reached: new Set(),
    faults: /** @type {string[]} */ ([]),
  };
  const people = await createPeople(shop, ROOT, agent);
  const shopData = await readShop(people.ask);
  const until = performance.now() + seconds * 1_000;
  const isTime = () => performance.now() < until;
  const run = { base, agent, people, stats, longestMs };

  const callsOf = (operation, count, make, from) => {
    const calls = make(operation, createValueFinder(operation, shopData, people.password));
    if (!calls) return [];
    const each = fc.record({ person: generatePerson(operation, people), call: calls });
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
    for (let from = seed; isTime() && stats.sent < requests * (1 - INVALID_SHARE); from += 1_000) {
      await runCalls(round(Math.min(CHUNK, requests - stats.sent), requestsTo, from), run);
      say(`${stats.sent} requests, ${stats.faults.length} faults`);
    }
    await people.signInMissing();
    const hashes = await openHashes(shop.values.MONGODB_URI);
    try {
      const before = await hashes.readSettled();
      let isFirst = true;
      for (; isFirst || (isTime() && stats.sent < requests); isFirst = false)
        await runCalls(
          round(Math.min(CHUNK, requests - stats.sent), invalidRequestsTo, seed + stats.sent),
          run,
        );
      for (const name of findChangedCollections(before, await hashes.readSettled()))
        stats.faults.push(`refused requests changed what is in ${name}`);
    } finally {
      await hashes.close();
    }
    for (const url of [shop.apiUrl, shop.url]) await sendGarbage(url, raw / 2, { seed, stats });
    const { status } = await fetch(`${shop.apiUrl}/readyz`);
    if (status !== 200) stats.faults.push(`at the end /readyz answers ${status}`);
  } finally {
    agent.destroy();
  }
  return stats;
}
