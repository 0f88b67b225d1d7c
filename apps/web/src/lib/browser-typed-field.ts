import { type RefObject, useEffect, useRef } from 'react';

const EDITABLE = [
  'textarea',
  '[contenteditable]:not([contenteditable=false])',
  `input:not(${['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'file', 'range', 'color']
    .map((type) => `[type=${type}]`)
    .join(', ')})`,
].join(', ');

/**
 * The text field focused, tapped or typed in after the last action that can start a navigation: a click
 * elsewhere, Enter, a sent form or Back.
 */
export function useTypedField(): RefObject<Element | null> {
  const field = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      field.current = target instanceof Element && target.matches(EDITABLE) ? target : null;
    };
    const forget = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key !== 'Enter' || event.isComposing)) return;
      field.current = null;
    };
    const listeners = [
      ...['focusin', 'input', 'click'].map((type) => [type, remember] as const),
      ...['submit', 'keydown', 'popstate'].map((type) => [type, forget] as const),
    ];
    for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
    };
  }, []);
  return field;
}
