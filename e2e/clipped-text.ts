import type { Page } from '@playwright/test';

type Sides = { left: number; right: number };

/**
 * Text that is cut off, overflows or is broken inside a word, and inputs too narrow for their value. Skips
 * sideways scrollers and screen-reader text.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const isSeen = (element: Element) => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { clipPath, visibility } = getComputedStyle(part);
        if (clipPath !== 'none' || visibility === 'hidden') return false;
      }
      return true;
    };
    const isInside = (text: Sides, { left, right }: Sides) =>
      text.left >= left - 1 && text.right <= right + 1;
    const boxesOf = (element: Element) => {
      const boxes: Sides[] = [];
      let isOwn = true;
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { display, overflowX } = getComputedStyle(part);
        if (overflowX === 'auto' || overflowX === 'scroll') return boxes;
        if (display === 'inline' || display === 'contents') continue;
        if (isOwn || overflowX !== 'visible') boxes.push(part.getBoundingClientRect());
        isOwn = false;
      }
      return [...boxes, { left: 0, right: innerWidth }];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (!parent || text.trim() === '' || parent.closest('svg, select, script, style') || !isSeen(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = boxesOf(parent);
      const lines = [...range.getClientRects()];
      if (lines.length === 0) continue;
      // The box itself counts too: a style sheet may write into it.
      if ([...lines, ...boxes.slice(0, 1)].some((line) => boxes.some((box) => !isInside(line, box))))
        found.add(`cut off: ${text}`);
      if (text.includes('@')) continue;
      for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.add(`broken: ${word}`);
      }
    }
    for (const input of document.querySelectorAll('input'))
      if (isSeen(input) && input.scrollWidth > input.clientWidth + 1)
        found.add(`too narrow: ${input.name} ${input.value}`);
    return [...found];
  });
}
