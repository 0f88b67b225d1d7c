import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenVisible } from './browser-when-visible.ts';

function watch() {
  const seen = { yet: false };
  const note = async () => {
    await whenVisible();
    seen.yet = true;
  };
  void note();
  return seen;
}
const state = (readyState: DocumentReadyState) => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
};

beforeEach(() => {
  jest.useFakeTimers();
  state('loading');
});
afterEach(() => {
  jest.useRealTimers();
  state('complete');
  document.body.replaceChildren();
});

describe('when a page is seen', () => {
  it('is after it has loaded and painted', async () => {
    const seen = watch();
    await jest.advanceTimersByTimeAsync(500);
    expect(seen.yet).toBe(false);
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(seen.yet).toBe(true);
  });

  it('waits for its main picture', async () => {
    state('complete');
    const picture = document.createElement('img');
    picture.setAttribute('fetchpriority', 'high');
    let show = (): void => undefined;
    picture.decode = () => new Promise((resolve) => (show = resolve));
    document.body.append(picture);
    const seen = watch();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen.yet).toBe(false);
    show();
    await jest.advanceTimersByTimeAsync(100);
    expect(seen.yet).toBe(true);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'focusin'])('is at once at a %s', async (sign) => {
    const seen = watch();
    window.dispatchEvent(new Event(sign));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.yet).toBe(true);
  });

  it('is after three seconds whatever is still on its way', async () => {
    const seen = watch();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(seen.yet).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.yet).toBe(true);
  });
});
