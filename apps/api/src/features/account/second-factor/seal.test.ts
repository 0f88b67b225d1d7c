import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './seal.ts';

const [SECRET, OLDER, OTHER] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const content = Buffer.from('the key of an app');

describe('what is sealed', () => {
  it('opens by its secret, also when that is the one before', () => {
    const sealed = seal(content, 'for one', OLDER);
    expect(unseal(sealed, 'for one', [OLDER])).toEqual(content);
    expect(unseal(sealed, 'for one', [SECRET, OLDER])).toEqual(content);
    expect(unseal(sealed, 'for one', [SECRET, OTHER])).toBeUndefined();
  });

  it('does not open for another purpose', () => {
    expect(unseal(seal(content, 'for one', SECRET), 'for another', [SECRET])).toBeUndefined();
  });

  it('does not show what it holds, and looks different each time', () => {
    const sealed = seal(content, 'for one', SECRET);
    expect(Buffer.from(sealed, 'base64url').includes(content)).toBe(false);
    expect(seal(content, 'for one', SECRET)).not.toBe(sealed);
  });

  it('does not open when a bit of it was changed, wherever', () => {
    const bytes = Buffer.from(seal(content, 'for one', SECRET), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
      expect(unseal(changed.toString('base64url'), 'for one', [SECRET])).toBeUndefined();
    }
  });

  it.each(['', 'short', 'A'.repeat(38), '!!!'])('is not %j', (sealed) => {
    expect(unseal(sealed, 'for one', [SECRET])).toBeUndefined();
  });
});
