/**
 * Calls `act` once, at the first of these signs of a person, or at once if the person has already used the page while
 * its scripts were loading. Who looks once and leaves is spared what `act` asks for.
 */
export function onFirstSign(signs: readonly (keyof WindowEventMap)[], act: () => void): void {
  if (navigator.userActivation?.hasBeenActive) {
    act();
    return;
  }
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    act();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}
