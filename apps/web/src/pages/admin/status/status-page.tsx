import { type CheckResult, checkStatus } from '@e-store/shared/operations/status-checks';
import type { ShopStatus } from '@e-store/shared/operations/endpoints';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { statusMessages as messages } from '../../../messages/en/operations/status.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { describeCheck } from '../../../features/operations/admin/describe-check.ts';
import { shopStatus } from '../../../features/operations/admin/operations.slice.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './status-page.module.css';

export function Component() {
  const status = useSelector(shopStatus.select);
  const error = useSelector(shopStatus.selectError);
  const isLoading = useSelector(shopStatus.selectLoading);
  const { revalidate } = useRevalidator();
  const refreshStatus = () => void revalidate();
  return (
    <>
      <AdminPageHeader title={messages.title}>
        {status && !error && (
          <>
            <span className={styles.quiet}>{messages.lookedAt(formatMoment(status.at))}</span>
            <Button kind="ghost" size="compact" busy={isLoading} onClick={refreshStatus}>
              {messages.again}
            </Button>
          </>
        )}
      </AdminPageHeader>
      {error ? (
        <ErrorPanel message={error.message} onRetry={refreshStatus} />
      ) : status ? (
        <Checks status={status} />
      ) : (
        <ListSkeleton label={messages.loading} />
      )}
    </>
  );
}

const TONES: Record<CheckResult, PillTone> = { well: 'done', look: 'ended', unknown: 'waiting' };

function Checks({ status }: { status: ShopStatus }) {
  const checks = checkStatus(status);
  const toLook = checks.filter(({ result }) => result === 'look').length;
  return (
    <>
      <p>
        <output>{toLook === 0 ? messages.allWell : messages.toLook(toLook)}</output>
      </p>
      <Panel flush>
        <ul className={styles.checks} aria-label={messages.title}>
          {checks.map(({ check, result }) => (
            <li key={check} className={styles.check}>
              <h2 className={styles.name}>{messages.checks[check]}</h2>
              <div className={styles.found}>
                {describeCheck(check, status).map((line, index) => (
                  <span key={line} className={index === 0 ? undefined : styles.quiet}>
                    {line}
                  </span>
                ))}
                {check === 'outbox' && status.outbox.dead > 0 && (
                  <TextLink to={paths.deadMails()} className={styles.way}>
                    {messages.seeDead}
                  </TextLink>
                )}
              </div>
              <span>
                <Pill tone={TONES[result]}>{messages.results[result]}</Pill>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <p className={styles.quiet}>
        {messages.version(status.version, status.node, formatMoment(status.startedAt))}
      </p>
    </>
  );
}
