export function hasFocus(part: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || (part?.contains(activeElement) ?? false);
}
