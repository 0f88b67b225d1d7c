import { describe, expect, it, jest } from '@jest/globals';
import { browserStorage } from './browser-storage.ts';
import { readStored, writeStored } from './stored-json.ts';

describe('what the browser keeps', () => {
  it('is kept for as long as the page lasts where the visitor has forbidden it [T19]', () => {
    const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { local, session } = browserStorage();
    forbidden.mockRestore();
    writeStored(local, 'cartItems', [1]);
    expect(readStored(local, 'cartItems')).toEqual([1]);
    expect(readStored(session, 'cartItems')).toBeUndefined();
    writeStored(local, 'cartItems', undefined);
    expect(readStored(local, 'cartItems')).toBeUndefined();
  });

  it('stays as it was where there is no room, and nothing breaks [T19]', () => {
    const { local } = browserStorage();
    writeStored(local, 'cartItems', [1]);
    const full = {
      getItem: (key: string) => local.getItem(key),
      removeItem: (key: string) => local.removeItem(key),
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    };
    expect(() => writeStored(full, 'cartItems', [1, 2])).not.toThrow();
    expect(readStored(local, 'cartItems')).toEqual([1]);
    writeStored(local, 'cartItems', undefined);
  });

  it('counts as absent when it is no JSON', () => {
    const { local } = browserStorage();
    local.setItem('cartItems', '{"half');
    expect(readStored(local, 'cartItems')).toBeUndefined();
    local.removeItem('cartItems');
  });
});
