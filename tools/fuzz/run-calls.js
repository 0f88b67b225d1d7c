import { judge, mayCall } from './judge.js';
import { send } from './send.js';

/** Servers can close the connection before they read an oversized body. */
const isCutOff = (call) =>
  Buffer.byteLength(call.body ?? '') > 100_000 || call.headers['transfer-encoding'] !== undefined;

const lineOf = (person, { method, path, headers, body }) =>
  `${person}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? '').slice(0, 400)}`;

/**
 * `onFault` may stop it by throwing.
 * @param {{ person: string, call: object }[]} calls
 */
export async function runCalls(
  calls,
  { base, agent, people, stats, longestMs, atOnce = 6, mayReplace = true },
) {
  let next = 0;
  const worker = async () => {
    while (next < calls.length) {
      const { person, call } = calls[next];
      next += 1;
      const answer = await send(base, call, { cookie: people.cookie(person), agent });
      const faults = judge({ ...call, isCutOff: isCutOff(call) }, person, answer, longestMs);
      note(stats, call, answer);
      for (const fault of faults)
        stats.faults.push(
          `${call.operation.name} (${call.kind}): ${fault}\n    ${lineOf(person, call)}\n    → ${answer.status} ${answer.text.slice(0, 300)}`,
        );
      if (mayReplace && hasLostAccess(call, person, answer)) await people.replace(person);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const hasLostAccess = (call, person, { status, text }) =>
  person !== 'stranger' &&
  person !== 'forger' &&
  call.operation.needsSession &&
  ((status === 401 && text.includes('UNAUTHENTICATED')) ||
    (status === 403 &&
      mayCall(call.operation, person) &&
      /FORBIDDEN|PASSWORD_CONFIRMATION/.test(text) &&
      call.kind !== 'malformed'));

function note(stats, { kind, operation }, { status, ms }) {
  stats.sent += 1;
  stats.slowestMs = Math.max(stats.slowestMs, ms);
  const of = (stats.byKind[kind] ??= { sent: 0, done: 0, refused: 0 });
  of.sent += 1;
  if (status < 400) of.done += 1;
  else of.refused += 1;
  if (status < 300) stats.reached.add(operation.name);
}
