import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** As long as the data and scripts of a page may take (the API client gives up then). */
const WAIT_MS = 30_000;

/**
 * Begins a new page where it begins: at its main heading, which a screen reader then reads. Without it, who followed a
 * link hears nothing. A choice made on a page, like a filter of the gallery, is no new page; a step of the cart is, and
 * the home page of a department.
 */
export function AnnouncePage() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = `${pathname}?${query.get(pathname === '/' ? 'department' : 'step') ?? ''}`;
  const announced = useRef(page); // the first page is announced by the browser itself
  useEffect(() => {
    if (announced.current === page) return undefined;
    announced.current = page;
    return focusHeading();
  }, [page]);
  return null;
}

/**
 * Focuses the heading, once it is there: some pages only know it with their data. One that is replaced or hidden within
 * that time, as that of a page whose scripts were still on their way, hands the focus on, until the person moves it.
 */
function focusHeading(): () => void {
  const focusBefore = document.activeElement;
  const main = document.querySelector('main');
  if (!main) return () => {};
  // A field of the page that is to be filled in keeps the focus; one of the old page that is still there has it until it goes.
  const kept = main.contains(focusBefore) && isShown(focusBefore) ? focusBefore : null;
  const isKept = () => kept !== null && document.activeElement === kept && isShown(kept);
  let focused = kept ? null : tryFocus(main);
  const isTaken = () => {
    const { activeElement } = document;
    // The browser takes the focus from what was hidden only when it draws the page: until then it means nothing.
    if (activeElement === document.body || activeElement === focused || !isShown(activeElement)) return false;
    return focused !== null || main.contains(activeElement) || activeElement !== focusBefore;
  };
  const observer = new MutationObserver(() => {
    if (isKept()) return;
    if (isTaken()) stop();
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

/** A part of the page that waits for its scripts is there, but hidden by React. */
const isShown = (element: Element | null) => !element?.closest('[style*="display: none"]');

/** Where the page is scrolled to is not for the focus to say: `ScrollRestoration` does. */
function tryFocus(main: HTMLElement): HTMLElement | null {
  const heading = [...main.querySelectorAll('h1')].find(isShown);
  if (!heading) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
