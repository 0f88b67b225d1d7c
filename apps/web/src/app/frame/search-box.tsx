import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import {
  type ComponentType,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { addRecentSearch } from '../../features/catalog/recent-searches.storage.ts';
import { chromeMessages } from '../../messages/en/frame.ts';
import type { PanelKeys, SuggestionPanel } from '../../features/catalog/shop/suggestion-panel.tsx';
import { paths, searchPath } from '@e-store/shared/web-paths';
import { useIsHydrated } from '../../lib/hooks.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  keyword?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  className?: string | undefined;
};

/**
 * Empty text leads to the plain list (spec §2). Works as a form without scripts; suggestions load on first
 * focus.
 */
export function SearchBox({ keyword = '', inputRef, className }: SearchBoxProps) {
  const navigate = useNavigate();
  const [Suggestions, setSuggestions] = useState<ComponentType<ComponentProps<typeof SuggestionPanel>>>();
  const [typed, setTyped] = useState<string>();
  const [activeId, setActiveId] = useState<string>();
  const keys = useRef<PanelKeys>(null);
  const form = useRef<HTMLFormElement>(null);
  const hasUnsentText = useRef(false);
  const shownKeyword = useRef(keyword);
  const listId = useId();
  const isCombobox = useIsHydrated();
  const isOpen = typed !== undefined && Suggestions !== undefined;
  const close = useCallback(() => {
    hasUnsentText.current = false;
    setTyped(undefined);
    setActiveId(undefined);
  }, []);

  // A page that arrives while the shopper types must not replace the text.
  useEffect(() => {
    if (shownKeyword.current === keyword) return;
    shownKeyword.current = keyword;
    const input = form.current?.elements.namedItem('q');
    if (input instanceof HTMLInputElement && !hasUnsentText.current) input.value = keyword;
  }, [keyword]);

  function open(text: string) {
    setTyped(text);
    if (Suggestions) return;
    import('../../features/catalog/shop/suggestion-panel.tsx').then(
      ({ SuggestionPanel: loaded }) => setSuggestions(() => loaded),
      () => {},
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('q');
    const words = input instanceof HTMLInputElement ? input.value : '';
    close();
    addRecentSearch(words);
    void navigate(searchPath(words));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isOpen) {
      if (keys.current?.onKey(event)) event.preventDefault();
    } else if (event.key === 'ArrowDown') open(event.currentTarget.value);
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    // Closes the panel when focus leaves all its parts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      // React knows the search element only in browsers.
      role="search"
      method="get"
      action={paths.gallery()}
      className={clsx(styles.box, className)}
      onSubmit={onSubmit}
      onBlur={leave}
    >
      <IconButton type="submit" icon={Search} label={chromeMessages.search} className={styles.submit} />
      <input
        ref={inputRef}
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder={chromeMessages.searchProducts}
        aria-label={chromeMessages.searchProducts}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={64}
        className={styles.input}
        {...(isCombobox && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': activeId,
        })}
        onFocus={(event) => open(event.currentTarget.value)}
        onClick={(event) => open(event.currentTarget.value)}
        onChange={(event) => {
          hasUnsentText.current = true;
          open(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Suggestions typed={typed} listId={listId} keys={keys} onActive={setActiveId} onClose={close} />
      )}
    </form>
  );
}
