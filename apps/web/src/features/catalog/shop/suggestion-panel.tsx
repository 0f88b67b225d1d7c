import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchMessages } from '../../../messages/en/catalog/search.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import {
  deleteRecentSearch,
  deleteRecentSearches,
  readRecent,
  addRecentSearch,
} from '../recent-searches.storage.ts';
import { type OptionGroup, type SearchOption, type Suggestions, searchOptions } from '../search-options.ts';
import { useSuggestions } from '../use-suggestions.ts';
import styles from './suggestion-panel.module.css';
import { SuggestionOption } from './suggestion-option.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const LINES = [1, 2, 3, 4];

function SuggestionSkeleton() {
  return (
    <div aria-hidden="true" className={styles.group}>
      {LINES.map((line) => (
        <div key={line} className={styles.option}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.nameBox} />
        </div>
      ))}
    </div>
  );
}

/** Returns true if the key was consumed. */
export type PanelKeys = { onKey: (event: KeyboardEvent) => boolean };

type SuggestionPanelProps = {
  typed: string;
  listId: string;
  keys: RefObject<PanelKeys | null>;
  onActive: (optionId: string | undefined) => void;
  onClose: () => void;
};

export function SuggestionPanel({ typed, listId, keys, onActive, onClose }: SuggestionPanelProps) {
  const { words, suggestions, failure } = useSuggestions(typed);
  const [recent, setRecent] = useState(readRecent);
  const groups = searchOptions(words, suggestions, recent);
  const options = groups.flatMap((group) => group.options);
  const active = useActiveOption(options, listId, onActive);
  const isStale = words !== typed.trim();

  function choose(option: SearchOption) {
    if ('words' in option) addRecentSearch(option.words);
    onClose();
  }
  function forget(known: string) {
    deleteRecentSearch(known);
    setRecent(readRecent());
  }

  useImperativeHandle(keys, () => ({
    onKey: ({ key, nativeEvent }) => {
      if (nativeEvent.isComposing) return false; // input methods handle these keys
      const option = options[active.index];
      if (key === 'ArrowDown') active.move(1);
      else if (key === 'ArrowUp') active.move(-1);
      else if (key === 'Escape') onClose();
      else if (key === 'Enter' && option) document.getElementById(active.idOf(active.index))?.click();
      else if (key === 'Delete' && option?.kind === 'recent') forget(option.words);
      else return false;
      return true;
    },
  }));

  const renderGroup = (group: OptionGroup) => (
    <Group key={group.title} title={group.title}>
      {group.options.map((option) => {
        const index = options.indexOf(option);
        return (
          <SuggestionOption
            key={option.to}
            option={option}
            id={active.idOf(index)}
            isActive={index === active.index}
            typed={words}
            onChoose={() => choose(option)}
            onRemove={forget}
          />
        );
      })}
    </Group>
  );
  const inArea = (area: OptionGroup['area']) => groups.filter((group) => group.area === area);
  const hasNothing = suggestions?.productCount === 0 && !suggestions.help;

  return (
    <>
      {/* Focus stays in the box; blur would close the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={clsx(styles.panel, inArea('words').length === 0 && styles.narrow)}
        aria-busy={isStale}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label={searchMessages.suggestions} className={styles.list}>
          {inArea('words').length > 0 && (
            <div className={styles.words}>{inArea('words').map(renderGroup)}</div>
          )}
          <div className={styles.products}>
            {inArea('products').map(renderGroup)}
            {!suggestions && failure === undefined && <SuggestionSkeleton />}
          </div>
        </div>
        {hasNothing && !isStale && <p className={styles.nothing}>{nothingMessage(words, suggestions)}</p>}
        {failure !== undefined && (
          <div className={styles.failure}>
            <ErrorPanel message={failure} />
          </div>
        )}
        {recent.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              deleteRecentSearches();
              setRecent([]);
            }}
          >
            {searchMessages.forgetAll}
          </button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isStale || failure !== undefined ? '' : announcement(words, suggestions)}
          {options[active.index]?.kind === 'recent' && ` ${searchMessages.forgetKey}`}
        </span>
      </VisuallyHidden>
      {createPortal(<div className={styles.veil} />, document.body)}
    </>
  );
}

const nothingMessage = (words: string, { notSold }: Suggestions): string =>
  notSold ? `${searchMessages.notSold(notSold)} ${searchMessages.pressEnter}` : searchMessages.nothing(words);

function announcement(words: string, suggestions: Suggestions | undefined): string {
  if (!suggestions) return searchMessages.loading;
  if (suggestions.productCount === 0 && !suggestions.help) return nothingMessage(words, suggestions);
  return searchMessages.announced(suggestions.products.length, suggestions.terms.length);
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} role="presentation" className={styles.title}>
        {title}
      </span>
      {children}
    </div>
  );
}

/** Option reached by the arrow keys, cycling through none. */
function useActiveOption(
  options: readonly SearchOption[],
  listId: string,
  onActive: (optionId: string | undefined) => void,
) {
  const [to, setTo] = useState<string>();
  const index = options.findIndex((option) => option.to === to);
  const idOf = (at: number) => `${listId}-${at}`;
  const activeId = index === -1 ? undefined : idOf(index);
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, onActive]);
  return {
    index,
    idOf,
    move: (step: 1 | -1) => {
      const places = options.length + 1;
      const next = (index + 1 + step + places) % places;
      setTo(options[next - 1]?.to);
    },
  };
}
