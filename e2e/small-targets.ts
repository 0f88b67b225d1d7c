import type { Page } from '@playwright/test';

/** Minimum touch target (design §14); WCAG 2.5.8 requires 24. */
const TARGET_PX = 44;

/**
 * Hit-tests, because padding can enlarge an icon. Skips links within sentences (WCAG 2.5.8) and
 * screen-reader-only controls.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const reach = size / 2 - 0.75;
    const pressables = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]',
    );
    const measureHitArea = (element: HTMLElement) =>
      element.matches('input[type=radio], input[type=checkbox]')
        ? (element.closest('label') ?? element)
        : element;
    const isShown = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const isInSentence = (element: HTMLElement) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, figcaption, label');
      return (
        around !== null &&
        (around.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 3
      );
    };
    const small: string[] = [];
    for (const element of pressables) {
      const area = measureHitArea(element);
      if (element.hasAttribute('disabled') || !isShown(area) || isInSentence(element)) continue;
      area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = area.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(
          Math.min(Math.max(atX, 1), innerWidth - 1),
          Math.min(Math.max(atY, 1), innerHeight - 1),
        );
        return hit !== null && area.contains(hit);
      };
      if (!hits(x, y)) continue;
      const tall = height >= size - 0.75 || (hits(x, y - reach) && hits(x, y + reach));
      const wide = width >= size - 0.75 || (hits(x - reach, y) && hits(x + reach, y));
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      if (!tall || !wide)
        small.push(`${element.tagName.toLowerCase()} “${name}” ${Math.round(width)} × ${Math.round(height)}`);
    }
    return [...new Set(small)];
  }, TARGET_PX);
}
