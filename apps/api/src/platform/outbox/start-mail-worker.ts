import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Outbox, type SendMail, sendDueMail } from './send-due-mail.ts';

const POLL_MS = 2_000;
/** At shutdown; an interrupted mail is resent after its lease. */
const FINISH_MS = 3_000;

export type MailWorker = { wake: () => void; stop: () => Promise<void> };

export function startMailWorker(outbox: Outbox, send: SendMail, log: Logger, now: () => Date): MailWorker {
  let isStopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async () => {
    while (!isStopped) {
      const sentOne = await sendDueMail(outbox, send, now).catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'outbox could not be read, trying again');
        return false;
      });
      if (!sentOne && !isStopped) await pause();
    }
  };
  const done = work();

  return {
    wake: () => wake(),
    stop: async () => {
      isStopped = true;
      wake();
      await Promise.race([done, wait(FINISH_MS, undefined, { ref: false })]);
    },
  };
}
