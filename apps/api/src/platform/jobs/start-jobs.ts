import { inSpan } from '@e-store/server/tracing';
import { startAlertWorker } from '../../features/alerts/start-alert-worker.ts';
import type { Context } from '../context.ts';
import { createMailSender } from '../outbox/create-mail-sender.ts';
import type { OutboxMailRecord } from '../outbox/outbox-mail.model.ts';
import { startMailWorker } from '../outbox/start-mail-worker.ts';
import { startExpiryWorker } from '../../features/orders/start-expiry-worker.ts';
import { startHeartbeat } from '../../features/operations/start-heartbeat.ts';
import { startRetentionWorker } from '../../features/privacy/start-retention-worker.ts';
import { startSelloffWatch } from '../../features/catalog/start-selloff-watch.ts';

type JobContext = Pick<Context, 'config' | 'database' | 'withLock' | 'metrics' | 'tracing' | 'log' | 'now'>;

export type Jobs = { wakeMailWorker: () => void; stop: () => Promise<void> };

export function startJobs(jobContext: JobContext): Jobs {
  const { config, database, metrics, tracing, log, now } = jobContext;
  const mailSender = createMailSender(database, config, now);
  const mailWorker = startMailWorker(
    database,
    async (mail) => {
      try {
        await inSpan(tracing, `mail ${mail.kind}`, {}, () => mailSender.send(mail));
        metrics.mailsTried.inc({ outcome: 'sent' });
        await logMail(jobContext, mail, 'mail sent');
      } catch (error) {
        metrics.mailsTried.inc({ outcome: 'failed' });
        await logMail(jobContext, mail, 'mail could not be sent, trying again');
        throw error;
      }
    },
    log,
    now,
  );
  const alertWorker = startAlertWorker(database, jobContext, mailWorker.wake);
  const retentionWorker = startRetentionWorker(database, config.retention, jobContext);
  const expiryWorker = startExpiryWorker({ ...jobContext, wakeMailWorker: mailWorker.wake });
  const stockWatch = startSelloffWatch({ ...jobContext, wakeMailWorker: mailWorker.wake });
  const isOwnProcess = config.workerPort !== undefined;
  const heartbeat = startHeartbeat(database, { isOwnProcess, log, now });
  return {
    wakeMailWorker: mailWorker.wake,
    stop: async () => {
      await heartbeat.stop();
      await retentionWorker.stop();
      await expiryWorker.stop();
      await stockWatch.stop();
      await alertWorker.stop();
      await mailWorker.stop();
      mailSender.stop();
    },
  };
}

/** Logs a mail with its order number, so that the order can be traced. */
async function logMail(
  { database, log }: Pick<JobContext, 'database' | 'log'>,
  { _id, kind, order }: OutboxMailRecord,
  what: string,
): Promise<void> {
  const about =
    order &&
    (await database.orders
      .findById(order, { number: 1 })
      .lean()
      .catch(() => null));
  log.info({ mail: String(_id), kind, ...(about && { order: about.number }) }, what);
}
