import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useTypedField } from '../lib/browser-typed-field.ts';

const WAIT_MS = 30_000;

/**
 * Focuses the main heading for screen readers. Filters are not new pages; cart steps and department home
 * pages are. A field in use keeps the focus; a live region announces the page.
 */
export function AnnouncePage() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = `${pathname}?${query.get(pathname === '/' ? 'department' : 'step') ?? ''}`;
  const announced = useRef(page);
  const typedField = useTypedField();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (announced.current === page) return undefined;
    announced.current = page;
    const isTyping = () => {
      const { current: field } = typedField;
      return field !== null && field === document.activeElement && isShown(field);
    };
    const stop = focusHeading(isTyping, setAnnouncement);
    return () => {
      stop();
      setAnnouncement('');
    };
  }, [page, typedField]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
}

/**
 * Also the next heading, if one is replaced or hidden, unless the person moves the focus. While the person
 * types, announces it instead.
 */
function focusHeading(isTyping: () => boolean, announce: (title: string) => void): () => void {
  const focusBefore = document.activeElement;
  const main = document.querySelector('main');
  if (!main) return () => {};
  // A field on the new page keeps the focus; one on the old page until it disappears.
  const focusedField = main.contains(focusBefore) && isShown(focusBefore) ? focusBefore : null;
  const keepsFocus = () =>
    focusedField !== null && document.activeElement === focusedField && isShown(focusedField);
  const announceHeading = () => announce(findHeading(main)?.textContent ?? '');
  let focused: HTMLElement | null = null;
  if (isTyping()) announceHeading();
  else if (!focusedField) focused = tryFocus(main);
  const hasFocusMoved = () => {
    const { activeElement } = document;
    // Browsers move focus away from hidden elements only at the next paint.
    if (activeElement === document.body || activeElement === focused || !isShown(activeElement)) return false;
    return focused !== null || main.contains(activeElement) || activeElement !== focusBefore;
  };
  const observer = new MutationObserver(() => {
    if (isTyping() && !focused) return announceHeading();
    if (keepsFocus()) return;
    if (hasFocusMoved()) stop();
    else if (document.activeElement !== focused || !isShown(focused)) focused = tryFocus(main);
  });
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('pointerdown', stop);
  const timer = setTimeout(() => stop(), WAIT_MS);
  function stop() {
    observer.disconnect();
    document.removeEventListener('pointerdown', stop);
    clearTimeout(timer);
  }
  return stop;
}

/** React hides a suspended part of the page. */
const isShown = (element: Element | null) => !element?.closest('[style*="display: none"]');

const findHeading = (main: HTMLElement) => [...main.querySelectorAll('h1')].find(isShown);

/** `ScrollRestoration` controls the scroll position. */
function tryFocus(main: HTMLElement): HTMLElement | null {
  const heading = findHeading(main);
  if (!heading) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
