import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export type Tab = { key: string; label: string; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  open: string;
  onOpen: (key: string) => void;
};

/** All panels are in the HTML and readable without scripts. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const openIndex = tabs.findIndex(({ key }) => key === open);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, openIndex, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onOpen(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={index === openIndex}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={index === openIndex ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={index !== openIndex}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}

/** Arrows wrap around, Home and End jump; `undefined` for other keys. */
function tabAfterKey(key: string, open: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
