import type { RemittanceResult } from '@e-store/shared/cash/endpoints';
import { isDifference, REMITTANCE_OUTCOMES, type RemittanceOutcome } from '@e-store/shared/cash/remittance';
import { formatCash } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import { remittanceMessages as messages } from '../../../messages/en/cash.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { MoreResults, ResultCounts } from '../../../ui/admin/result-counts.tsx';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './remittance-results.module.css';

const TONES: Record<RemittanceOutcome, PillTone> = {
  matched: 'done',
  short: 'ended',
  over: 'waiting',
  unknown: 'ended',
  recorded: 'moving',
};

/** Counts by result, then rows with a difference. The others open on demand. */
export function RemittanceResults({ results }: { results: readonly RemittanceResult[] }) {
  const differences = results.filter(isDifference);
  const others = results.filter((result) => !isDifference(result));
  return (
    <div className={styles.results}>
      <ResultCounts
        label={messages.summaryLabel}
        counts={REMITTANCE_OUTCOMES.map((outcome) => {
          const rows = results.filter((result) => result.outcome === outcome);
          const paise = rows.reduce((sum, { amount }) => sum + amount, 0);
          return { name: messages.outcomes[outcome], count: rows.length, more: formatCash(paise) };
        })}
      />
      {differences.length > 0 && <Rows label={messages.differences} rows={differences} />}
      {others.length > 0 && (
        <MoreResults label={messages.others(others.length)}>
          <Rows label={messages.othersLabel} rows={others} />
        </MoreResults>
      )}
    </div>
  );
}

const { heads } = messages;

const columns: Column<RemittanceResult>[] = [
  { head: heads.line, narrow: 'hidden', renderCell: ({ line }) => line },
  {
    head: heads.parcel,
    narrow: 'lead',
    renderCell: ({ order, number, parcel }) =>
      order && number ? (
        <TextLink strong to={paths.staffOrder(order)} className={adminStyles.number}>
          {number}
        </TextLink>
      ) : (
        parcel
      ),
  },
  {
    head: heads.outcome,
    narrow: 'grow',
    renderCell: ({ outcome }) => <Pill tone={TONES[outcome]}>{messages.outcomes[outcome]}</Pill>,
  },
  { head: heads.amount, align: 'end', renderCell: ({ amount }) => formatCash(amount) },
  {
    head: heads.expected,
    align: 'end',
    narrow: 'more',
    renderCell: ({ expected }) => (expected === undefined ? '–' : formatCash(expected)),
  },
  { head: heads.note, narrow: 'more', renderCell: ({ message }) => message ?? '–' },
];

function Rows({ label, rows }: { label: string; rows: readonly RemittanceResult[] }) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      idOf={({ line, order }) => `${line} ${order}`}
      nameOf={({ number, parcel }) => number ?? parcel}
    />
  );
}
