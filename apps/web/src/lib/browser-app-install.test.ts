import { afterEach, expect, it } from '@jest/globals';
import { linkManifest } from './browser-app-install.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="manifest"]')];

afterEach(() => {
  links().forEach((link) => link.remove());
});

it.each(['pointerdown', 'keydown'])(
  'the manifest is asked for at the first %s, once, and not before',
  (sign) => {
    linkManifest();
    expect(links()).toEqual([]);
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/site.webmanifest']);
  },
);

it('is asked for at once where somebody used the page before its scripts were there', () => {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: true },
    configurable: true,
  });
  try {
    linkManifest();
    expect(links()).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(navigator, 'userActivation');
  }
});
