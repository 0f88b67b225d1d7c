import { formatCount } from '@e-store/shared/money';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tableMessages } from '../../messages/en/ui-admin.ts';
import { Button } from '../button.tsx';
import { GetForm } from '../get-form.tsx';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import styles from './list-toolbar.module.css';

export type ListTab = { label: string; count?: number | undefined; to: string; isHere: boolean };

type ListToolbarProps = {
  action: string;
  search?: { label: string; keyword: string } | undefined;
  /** On search and filter. */
  preservedParams: Record<string, string | undefined>;
  filter?: ReactNode;
  filtersSet?: number;
  clearTo?: string;
  tabs?: { label: string; entries: readonly ListTab[] } | undefined;
};

export function ListToolbar(props: ListToolbarProps) {
  const { action, search, preservedParams, filter, filtersSet = 0, clearTo = action, tabs } = props;
  const [isOpen, setOpen] = useState(filtersSet > 0);
  const id = useId();
  const hidden = Object.entries(preservedParams).filter(([, value]) => value);
  return (
    <GetForm action={action} className={styles.toolbar}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.tools}>
        {search && (
          <input
            key={search.keyword}
            type="search"
            name="keyword"
            defaultValue={search.keyword}
            placeholder={search.label}
            aria-label={search.label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={64}
            className={styles.input}
          />
        )}
        {filter && (
          <Button
            kind="ghost"
            size="compact"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ListFilter} small />
            {filtersSet > 0 ? `${tableMessages.filter} ${filtersSet}` : tableMessages.filter}
          </Button>
        )}
        {tabs && <Tabs {...tabs} />}
      </div>
      {filter && (
        <div id={id} hidden={!isOpen} className={styles.filter}>
          {filter}
          <div className={styles.ways}>
            <Button type="submit" size="compact">
              {tableMessages.apply}
            </Button>
            {filtersSet > 0 && (
              <Link to={clearTo} className={styles.clear}>
                {tableMessages.clear}
              </Link>
            )}
          </div>
        </div>
      )}
    </GetForm>
  );
}

function Tabs({ label, entries }: { label: string; entries: readonly ListTab[] }) {
  const row = useRef<HTMLElement>(null);
  const here = entries.findIndex(({ isHere }) => isHere);
  useEffect(() => {
    const tab = row.current?.children[here];
    if (row.current && tab instanceof HTMLElement)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [here]);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {entries.map(({ label: words, count, to, isHere }) => (
        <Link key={words} to={to} aria-current={isHere ? 'page' : undefined} className={styles.tab}>
          {words}
          {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
