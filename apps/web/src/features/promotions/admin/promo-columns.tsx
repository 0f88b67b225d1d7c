import { formatRupees } from '@e-store/shared/money';
import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import type { PromoState } from '@e-store/shared/promotions/promo-rules';
import { clsx } from 'clsx';
import { promoMessages as messages } from '../../../messages/en/promotions/admin.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import { Switch } from '../../../ui/switch.tsx';

type PromoColumns = {
  onEdit: (promo: PromoCode) => void;
  onTurn: (code: string, active: boolean) => void;
};

const { columns } = messages;
const TONES: Record<PromoState, PillTone> = {
  running: 'done',
  planned: 'moving',
  ended: 'ended',
  stopped: 'ended',
};

export const promoColumns = ({ onEdit, onTurn }: PromoColumns): Column<PromoCode>[] => [
  {
    head: columns.code,
    narrow: 'lead',
    renderCell: ({ code, isPublic }) => (
      <span className={styles.stack}>
        <span className={styles.name}>{code}</span>
        {isPublic && <span className={styles.quiet}>{messages.shownInShop}</span>}
      </span>
    ),
  },
  {
    head: columns.takes,
    narrow: 'grow',
    renderCell: ({ reduction, minimum }) => (
      <span className={styles.stack}>
        <span>
          {'amount' in reduction ? formatRupees(reduction.amount) : messages.percent(reduction.percent)}
        </span>
        {minimum !== undefined && (
          <span className={styles.quiet}>{messages.minimum(formatRupees(minimum))}</span>
        )}
      </span>
    ),
  },
  { head: columns.days, narrow: 'hidden', renderCell: daysOf },
  {
    head: columns.used,
    renderCell: ({ used, limit, limitPerPerson }) => (
      <span className={styles.stack}>
        <span>
          <span>{limit === undefined ? used : messages.usedOf(used, String(limit))}</span>
          <span className={styles.narrowOnly}> {messages.times}</span>
        </span>
        {limitPerPerson !== undefined && (
          <span className={clsx(styles.quiet, styles.wideOnly)}>{messages.perPerson(limitPerPerson)}</span>
        )}
      </span>
    ),
  },
  {
    head: columns.state,
    renderCell: ({ state }) => <Pill tone={TONES[state]}>{messages.shows[state]}</Pill>,
  },
  {
    head: columns.active,
    renderCell: ({ code, active }) => (
      <Switch
        aria-label={messages.activeOf(code)}
        checked={active}
        onChange={({ target }) => onTurn(code, target.checked)}
      />
    ),
  },
  {
    head: columns.actions,
    align: 'end',
    renderCell: (promo) => (
      <Button
        kind="ghost"
        size="compact"
        aria-label={messages.editOf(promo.code)}
        onClick={() => onEdit(promo)}
      >
        {messages.edit}
      </Button>
    ),
  },
];

function daysOf({ startsOn, endsOn }: PromoCode): string {
  const bounds = [
    ...(startsOn ? [messages.from(formatDayOfYear(startsOn))] : []),
    ...(endsOn ? [messages.until(formatDayOfYear(endsOn))] : []),
  ];
  return bounds.join(' ') || messages.always;
}
