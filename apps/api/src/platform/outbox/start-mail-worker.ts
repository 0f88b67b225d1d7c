import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Outbox, type SendMail, sendDueMail } from './send-due-mail.ts';

/** For new mail, and for a mail server that is away. */
const POLL_MS = 2_000;
/** At shutdown; an interrupted mail is resent after its lease. */
const FINISH_MS = 3_000;

export type MailWorker = { wake: () => void; stop: () => Promise<void> };

export function startMailWorker(outbox: Outbox, send: SendMail, log: Logger, now: () => Date): MailWorker {
  let isStopped = false;
  let wake = () => {};
  let stopWaiting = () => {};
  const pause = ({ isWakeable }: { isWakeable: boolean }) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
      wake = isWakeable ? stopWaiting : () => {};
    });

  const work = async () => {
    while (!isStopped) {
      const outcome = await sendDueMail(outbox, send, now).catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'outbox could not be read, trying again');
        return undefined;
      });
      if (isStopped) return;
      if (!outcome || outcome === 'away') await pause({ isWakeable: !outcome });
    }
  };
  const done = work();

  return {
    wake: () => wake(),
    stop: async () => {
      isStopped = true;
      stopWaiting();
      await Promise.race([done, wait(FINISH_MS, undefined, { ref: false })]);
    },
  };
}
