/** Whether `part` has the focus, or nothing has it. Otherwise the person has moved on, and the focus stays there. */
export function hasFocus(part: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || (part?.contains(activeElement) ?? false);
}
