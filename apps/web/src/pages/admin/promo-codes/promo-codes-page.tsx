import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { PROMO_STATES, type PromoState } from '@e-store/shared/promotions/promo-rules';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { promoMessages as messages } from '../../../messages/en/promotions/admin.ts';
import { AdminPageHeader, AdminTabs } from '../../../ui/admin/admin-page-header.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { promoCodes, switchPromoCode } from '../../../features/promotions/admin/promo-codes.slice.ts';
import { useDraftedRecord } from '../../../lib/use-drafted-text.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PROMO_DRAFTS, PromoDialog } from '../../../features/promotions/admin/promo-dialog.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from '../../../ui/admin/admin.module.css';

const TABS = ['all', ...PROMO_STATES] as const;

export function Component() {
  const [search] = useSearchParams();
  const asked = search.get('show') === 'off' ? 'stopped' : search.get('show'); // old links
  const show = TABS.find((key) => key === asked) ?? 'all';
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const list = useSelector(promoCodes.select);
  const drafted = useDraftedRecord(PROMO_DRAFTS);
  const [opened, setOpen] = useState<{ promo?: PromoCode } | 'none'>();
  const open = opened ?? toReopen(drafted, list?.promoCodes);
  const { showMessage, showError, toast } = useToast();
  const empty = list?.counts.all === 0 ? messages.none : messages.noneFound;

  async function turn(code: string, active: boolean, canUndo = true): Promise<void> {
    const outcome = await dispatch(switchPromoCode({ code, active }));
    if (!switchPromoCode.fulfilled.match(outcome)) return showError(outcome.payload?.message ?? '');
    const undo = () => void turn(code, !active, false);
    showMessage(switchedMessage(outcome.payload), canUndo ? undo : undefined);
    await revalidate();
  }

  return (
    <>
      <AdminPageHeader title={messages.title}>
        <Button size="compact" onClick={() => setOpen({})}>
          <Icon of={Plus} />
          {messages.add}
        </Button>
      </AdminPageHeader>
      <AdminTabs
        label={messages.tabs}
        parts={TABS.map((key) => ({
          label: messages.shows[key],
          count: list?.counts[key],
          to: key === 'all' ? paths.promoCodes() : `${paths.promoCodes()}?show=${key}`,
          isHere: key === show,
        }))}
      />
      <PagedTable
        of={promoCodes}
        rowsOf={(found) => found.promoCodes}
        messages={{ ...messages, none: empty, noneFound: empty }}
        showAllTo={search.size > 0 ? paths.promoCodes() : undefined}
        columns={promoColumns({
          onEdit: (promo) => setOpen({ promo }),
          onTurn: (code, active) => void turn(code, active),
        })}
        idOf={({ code }) => code}
        nameOf={({ code }) => code}
      />
      {open && open !== 'none' && (
        <PromoDialog
          promo={open.promo}
          onDone={(message) => {
            showMessage(message);
            void revalidate();
          }}
          onClose={() => setOpen('none')}
        />
      )}
      {toast}
    </>
  );
}

function switchedMessage({ code, active, state }: PromoCode): string {
  if (!active) return messages.stopped(code);
  return state === 'ended' ? messages.alreadyEnded(code) : messages.started(code);
}

function toReopen(drafted: string | undefined, codes: readonly PromoCode[] | undefined) {
  if (drafted === '') return {};
  const promo = codes?.find(({ code }) => code === drafted);
  return promo && { promo };
}

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

const promoColumns = ({ onEdit, onTurn }: PromoColumns): Column<PromoCode>[] => [
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
