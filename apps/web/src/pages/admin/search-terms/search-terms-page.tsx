import { SEARCH_PERIODS, SEARCH_TERM_FILTERS } from '@e-store/shared/search-insights/search-terms';
import type { SearchSynonym, SearchTerm } from '@e-store/shared/search-insights/staff-endpoints';
import { formatMoment } from '@e-store/shared/format-day';
import { formatCount } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchInsightsMessages as messages } from '../../../messages/en/search-insights.ts';
import {
  addSynonym,
  deleteSynonym,
  searchTerms,
  synonyms,
} from '../../../features/search-insights/admin/search-insights.slice.ts';
import {
  findDrafted,
  type OpenSynonym,
  SYNONYM_DRAFTS,
  SynonymDialog,
} from '../../../features/search-insights/admin/synonym-dialog.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useDraftedRecord } from '../../../lib/use-drafted-text.ts';
import { AdminPageHeader, AdminTabs } from '../../../ui/admin/admin-page-header.tsx';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { ListState } from '../../../ui/admin/list-state.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconLink } from '../../../ui/icon-link.tsx';
import styles from '../../../ui/admin/admin.module.css';

const TABS = [...SEARCH_TERM_FILTERS, 'synonyms'] as const;
const NO_SYNONYMS: readonly SearchSynonym[] = [];

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { showMessage, showError, toast } = useToast();
  const show = TABS.find((key) => key === search.get('show')) ?? 'all';
  const days = SEARCH_PERIODS.find((period) => String(period) === search.get('days')) ?? 30;
  const counts = useSelector(searchTerms.select)?.counts;
  const saved = useSelector(synonyms.select)?.synonyms;
  const failure = useSelector(synonyms.selectError)?.message;
  const drafted = useDraftedRecord(SYNONYM_DRAFTS);
  const [opened, setOpen] = useState<OpenSynonym | 'none'>();
  const open = opened ?? findDrafted(drafted, saved ?? NO_SYNONYMS);
  const addressOf = (tab: (typeof TABS)[number], period = String(days)) =>
    paths.searchTerms({
      show: tab === 'all' ? undefined : tab,
      days: period === '30' ? undefined : period,
    });

  async function restore({ word, means }: SearchSynonym): Promise<void> {
    const refused = failureOf(await dispatch(addSynonym({ word, means })));
    if (refused) showError(refused.message);
    else showMessage(messages.synonyms.restored(word));
  }
  async function remove(synonym: SearchSynonym): Promise<void> {
    const refused = failureOf(await dispatch(deleteSynonym(synonym._id)));
    if (refused) showError(refused.message);
    else showMessage(messages.synonyms.removed(synonym.word), () => void restore(synonym));
  }

  return (
    <>
      <AdminPageHeader title={messages.title}>
        {show !== 'synonyms' && (
          <CompactSelect
            label={messages.period}
            value={days}
            onChange={({ target }) => void navigate(addressOf(show, target.value))}
          >
            {SEARCH_PERIODS.map((period) => (
              <option key={period} value={period}>
                {messages.periods[period]}
              </option>
            ))}
          </CompactSelect>
        )}
        <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen({ word: '', means: '' })}>
          <Icon of={Plus} />
          {messages.synonyms.add}
        </Button>
      </AdminPageHeader>
      <AdminTabs
        label={messages.tabs}
        parts={TABS.map((key) => ({
          label: messages.shows[key],
          count: key === 'synonyms' ? saved?.length : counts?.[key],
          to: addressOf(key),
          isHere: key === show,
        }))}
      />
      {show === 'synonyms' ? (
        <>
          <p className={styles.quiet}>{messages.synonyms.hint}</p>
          <ListState
            count={saved?.length}
            loading={messages.synonyms.loading}
            failure={saved ? undefined : failure}
            empty={messages.synonyms.none}
          >
            <DataTable
              label={messages.shows.synonyms}
              columns={synonymColumns({ onEdit: setOpen, onDelete: (synonym) => void remove(synonym) })}
              rows={saved ?? NO_SYNONYMS}
              idOf={({ _id }) => _id}
              nameOf={({ word }) => word}
            />
          </ListState>
        </>
      ) : (
        <PagedTable
          of={searchTerms}
          rowsOf={({ terms }) => terms}
          messages={{ ...messages.terms, title: messages.shows[show], none: messages.terms.none[show] }}
          showAllTo={search.has('page') ? addressOf('all') : undefined}
          columns={termColumns({ saved: saved ?? NO_SYNONYMS, onOpen: setOpen })}
          idOf={({ term }) => term}
          nameOf={({ term }) => term}
        />
      )}
      {open && open !== 'none' && (
        <SynonymDialog synonym={open} onDone={showMessage} onClose={() => setOpen('none')} />
      )}
      {toast}
    </>
  );
}

type TermColumns = { saved: readonly SearchSynonym[]; onOpen: (synonym: OpenSynonym) => void };

function termColumns({ saved, onOpen }: TermColumns): Column<SearchTerm>[] {
  const { columns, searchedAs, unknown, percent, showResults, addSynonymFor } = messages.terms;
  const synonymOf = (term: string) => saved.find(({ word }) => word === term);
  return [
    {
      head: columns.term,
      narrow: 'lead',
      renderCell: ({ term }) => {
        const synonym = synonymOf(term);
        return (
          <span className={styles.stack}>
            <span className={styles.name}>{term}</span>
            {synonym && <span className={styles.quiet}>{searchedAs(synonym.means)}</span>}
          </span>
        );
      },
    },
    {
      head: columns.searches,
      align: 'end',
      narrow: 'more',
      renderCell: ({ searches }) => formatCount(searches),
    },
    {
      head: columns.hits,
      align: 'end',
      narrow: 'more',
      renderCell: ({ hits }) => (hits === undefined ? unknown : formatCount(hits)),
    },
    {
      head: columns.clicks,
      align: 'end',
      narrow: 'more',
      renderCell: ({ clicks }) => formatCount(clicks),
    },
    {
      head: columns.clickRate,
      align: 'end',
      narrow: 'more',
      renderCell: ({ clicks, searches }) => percent(Math.round((clicks / Math.max(searches, 1)) * 100)),
    },
    {
      head: columns.searchedAt,
      narrow: 'grow',
      renderCell: ({ searchedAt }) => <span className={styles.nowrap}>{formatMoment(searchedAt)}</span>,
    },
    {
      head: columns.actions,
      align: 'end',
      renderCell: ({ term }) => {
        const synonym = synonymOf(term);
        return (
          <span className={styles.icons}>
            <IconLink icon={Eye} label={showResults(term)} to={paths.gallery({ keyword: term })} />
            <IconButton
              icon={synonym ? Pencil : Plus}
              label={synonym ? messages.synonyms.editOf(term) : addSynonymFor(term)}
              aria-haspopup="dialog"
              onClick={() => onOpen(synonym ?? { word: term, means: '' })}
            />
          </span>
        );
      },
    },
  ];
}

type SynonymColumns = Record<'onEdit' | 'onDelete', (synonym: SearchSynonym) => void>;

function synonymColumns({ onEdit, onDelete }: SynonymColumns): Column<SearchSynonym>[] {
  const { columns, editOf, remove } = messages.synonyms;
  return [
    {
      head: columns.word,
      narrow: 'lead',
      renderCell: ({ word }) => <span className={styles.name}>{word}</span>,
    },
    { head: columns.means, narrow: 'grow', renderCell: ({ means }) => means },
    {
      head: columns.actions,
      align: 'end',
      renderCell: (synonym) => (
        <span className={styles.icons}>
          <IconButton
            icon={Pencil}
            label={editOf(synonym.word)}
            aria-haspopup="dialog"
            onClick={() => onEdit(synonym)}
          />
          <IconButton icon={Trash2} label={remove(synonym.word)} onClick={() => onDelete(synonym)} />
        </span>
      ),
    },
  ];
}
