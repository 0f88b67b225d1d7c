import type { PromoCode } from '@e-store/shared/promotions/promo-code';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { promoWords as words } from '../../content/dash-people.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { DataTable } from '../../features/admin/components/data-table.tsx';
import { ListState } from '../../features/admin/components/list-state.tsx';
import { PartTabs } from '../../features/admin/components/part-tabs.tsx';
import { promoCodes, switchPromoCode } from '../../features/admin/people/promo-codes.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { promoColumns } from './promo-columns.tsx';
import { PromoDialog } from './promo-dialog.tsx';

const SHOWS = ['all', 'on', 'off'] as const;
const IS_MEANT: Record<(typeof SHOWS)[number], (promo: PromoCode) => boolean> = {
  all: () => true,
  on: ({ active }) => active,
  off: ({ active }) => !active,
};

/** The promo codes of the shop: made here, bounded, stopped and started. */
export function Component() {
  const [search] = useSearchParams();
  const show = SHOWS.find((key) => key === search.get('show')) ?? 'all';
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const all = useSelector(promoCodes.select)?.promoCodes;
  const error = useSelector(promoCodes.selectError);
  const [open, setOpen] = useState<{ promo?: PromoCode }>();
  const { say, complain, said } = useSaid();
  const shown = all?.filter(IS_MEANT[show]);

  async function turn(code: string, active: boolean, canUndo = true): Promise<void> {
    const outcome = await dispatch(switchPromoCode({ code, active }));
    if (!switchPromoCode.fulfilled.match(outcome)) return complain(outcome.payload?.message ?? '');
    const undo = () => void turn(code, !active, false);
    say(active ? words.started(code) : words.stopped(code), canUndo ? undo : undefined);
    await revalidate();
  }

  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title}>
        <Button size="compact" onClick={() => setOpen({})}>
          <Icon of={Plus} />
          {words.add}
        </Button>
      </DashHead>
      <PartTabs
        label={words.tabs}
        parts={SHOWS.map((key) => ({
          label: words.shows[key],
          count: all?.filter(IS_MEANT[key]).length,
          to: key === 'all' ? paths.promoCodes() : `${paths.promoCodes()}?show=${key}`,
          isHere: key === show,
        }))}
      />
      <ListState
        count={shown?.length}
        loading={words.loading}
        failure={error?.message}
        empty={all?.length === 0 ? words.none : words.noneFound}
      >
        <DataTable
          label={words.title}
          columns={promoColumns({
            onEdit: (promo) => setOpen({ promo }),
            onTurn: (code, active) => void turn(code, active),
          })}
          rows={shown ?? []}
          idOf={({ code }) => code}
          nameOf={({ code }) => code}
        />
      </ListState>
      {open && (
        <PromoDialog
          promo={open.promo}
          onDone={(message) => {
            say(message);
            void revalidate();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {said}
    </>
  );
}
