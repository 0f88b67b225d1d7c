import { setTimeout as wait } from 'node:timers/promises';
import { inSpan, NO_TRACING, type Tracing } from '@e-store/server/tracing';
import type { Config } from '../config/config.ts';
import type { JobContext } from '../context.ts';
import { createMailSender } from '../outbox/create-mail-sender.ts';
import type { OutboxMailRecord } from '../outbox/outbox-mail.model.ts';
import { startMailWorker } from '../outbox/start-mail-worker.ts';
import { takeLease } from './take-lease.ts';

export type Job = {
  name: string;
  everyMs: number;
  /** Also at start, not only after the first pause. */
  isAtOnce?: boolean;
  /** Whether this shop needs the job; by default it does. */
  isOn?: (config: Config) => boolean;
  /** One process at a time, and again only after `forMs`. */
  lease?: { key: string; forMs: number };
  run: (context: JobContext, signal: AbortSignal) => Promise<unknown>;
};

export type Jobs = { wakeMailWorker: () => void; stop: () => Promise<void> };

export function startJobs(parts: Omit<JobContext, 'wakeMailWorker'>, jobs: readonly Job[]): Jobs {
  const { log, now } = parts;
  const mailSender = createMailSender(parts);
  const mailWorker = startMailWorker(parts, (mail) => trySending(parts, mail, mailSender.send), log, now);
  const context: JobContext = { ...parts, wakeMailWorker: mailWorker.wake };
  const started = jobs
    .filter(({ isOn = () => true }) => isOn(parts.config))
    .map((job) => startJob(job, context));
  return {
    wakeMailWorker: mailWorker.wake,
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      await mailWorker.stop();
      mailSender.stop();
    },
  };
}

function startJob({ name, everyMs, isAtOnce = false, lease, run }: Job, context: JobContext): Stoppable {
  const { database, log, now, tracing } = context;
  const task = async (signal: AbortSignal) => {
    if (lease && !(await takeLease(database, lease.key, { forMs: lease.forMs, now: now() }))) return;
    await run(context, signal);
  };
  return repeat(task, {
    everyMs,
    isAtOnce,
    traced: { tracing, name },
    onFailure: (error) => log.warn({ err: error, job: name }, 'job failed, trying again'),
  });
}

async function trySending(
  { database, log, mails, metrics, tracing }: Omit<JobContext, 'wakeMailWorker'>,
  mail: OutboxMailRecord,
  send: (mail: OutboxMailRecord) => Promise<void>,
): Promise<void> {
  const logMail = async (message: string) => {
    const fields = await mails[mail.kind].logFields?.(mail, database).catch(() => ({}));
    log.info({ mail: String(mail._id), kind: mail.kind, ...fields }, message);
  };
  try {
    await inSpan(tracing, `mail ${mail.kind}`, {}, () => send(mail));
    metrics.mailsTried.inc({ outcome: 'sent' });
    await logMail('mail sent');
  } catch (error) {
    metrics.mailsTried.inc({ outcome: 'failed' });
    await logMail('mail could not be sent, trying again');
    throw error;
  }
}

type Repeated = {
  everyMs: number;
  isAtOnce?: boolean;
  traced?: { tracing: Tracing; name: string };
  /** Failed runs repeat after the pause. Failures due to stopping are not reported. */
  onFailure: (error: unknown) => void;
};

type Stoppable = { stop: () => Promise<void> };

const NO_TRACE = { tracing: NO_TRACING, name: '' };

/** Pauses do not delay process exit. */
export function repeat(
  task: (signal: AbortSignal) => Promise<void>,
  { everyMs, isAtOnce = false, traced = NO_TRACE, onFailure }: Repeated,
): Stoppable {
  const { tracing, name } = traced;
  const end = new AbortController();
  const { signal } = end;
  const pause = () => wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
  const work = async () => {
    if (!isAtOnce) await pause();
    while (!signal.aborted) {
      try {
        await inSpan(tracing, `job ${name}`, {}, () => task(signal));
      } catch (error) {
        if (!signal.aborted) onFailure(error);
      }
      await pause();
    }
  };
  const done = work();
  return {
    stop: async () => {
      end.abort();
      await done;
    },
  };
}
