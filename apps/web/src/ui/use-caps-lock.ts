import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key in a field. It cannot be known before a key, nor elsewhere. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: look, onKeyUp: look, onBlurCapture: () => setOn(false) } };
}
