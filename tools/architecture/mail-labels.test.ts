import { describe, expect, it } from '@jest/globals';
import { mails } from '../../apps/api/src/app/features.ts';
import { deadMailMessages } from '../../apps/web/src/messages/en/operations/mails.ts';

describe('a kind of mail', () => {
  it.each(Object.keys(mails))('%s has a label in E-DASH', (kind) => {
    expect(deadMailMessages.kindOf(kind)).not.toBe(kind);
  });
});
