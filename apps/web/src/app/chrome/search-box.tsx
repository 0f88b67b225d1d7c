import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, searchPath } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  /** The words of the gallery that is shown. */
  keyword?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  className?: string | undefined;
};

/** Spec §2: the text is trimmed; empty goes to the plain list. Without script it is a form the gallery understands. */
export function SearchBox({ keyword = '', inputRef, className }: SearchBoxProps) {
  const navigate = useNavigate();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('q');
    void navigate(searchPath(input instanceof HTMLInputElement ? input.value : ''));
  }

  return (
    <form
      // React does not know the search element outside of browsers.
      role="search"
      method="get"
      action={paths.gallery()}
      className={clsx(styles.box, className)}
      onSubmit={onSubmit}
    >
      <IconButton type="submit" icon={Search} label="Search" className={styles.submit} />
      <input
        key={keyword}
        ref={inputRef}
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder="Search products"
        aria-label="Search products"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={64}
        className={styles.input}
      />
    </form>
  );
}
