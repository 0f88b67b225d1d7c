import { useEffect } from 'react';

/** Hooks that place the focus themselves run first. */
const WAIT_MS = 50;

type Place = { element: HTMLElement; around: HTMLElement[]; isInDialog: boolean; pathname: string };

/** For a focused element that disappears: the opener of its dialog, else the heading of its panel or page. */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: Place | undefined;
    let opener: Place | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const place = target instanceof HTMLElement ? placeOf(target) : undefined;
      if (!place?.isInDialog) opener = undefined;
      else if (last && !last.isInDialog) opener = last;
      last = place;
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!last?.element.contains(target)) last = undefined;
    };
    const restore = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const target = last.pathname === location.pathname ? findTarget(last, opener?.element) : undefined;
      last = undefined;
      if (target && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(restore, WAIT_MS);
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
}

function placeOf(element: HTMLElement): Place | undefined {
  const around: HTMLElement[] = [];
  let parent = element.closest<HTMLElement>('section,main');
  while (parent) {
    around.push(parent);
    parent = parent.parentElement?.closest<HTMLElement>('section,main') ?? null;
  }
  if (around.length === 0) return undefined;
  const { pathname } = location;
  return { element, around, isInDialog: element.closest('dialog') !== null, pathname };
}

function findTarget({ around }: Place, opener: HTMLElement | undefined): HTMLElement | undefined {
  if (opener?.isConnected && !opener.matches(':disabled')) return opener;
  const headings = around
    .filter(({ isConnected }) => isConnected)
    .map((part) => part.querySelector<HTMLElement>('h1, h2'));
  return headings.find((heading) => heading !== null) ?? undefined;
}
