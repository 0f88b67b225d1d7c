/** Does it once, at the first of these signs of a person: who looks once and leaves is spared what it asks for. */
export function onFirstSign(signs: readonly (keyof WindowEventMap)[], act: () => void): void {
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    act();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}
