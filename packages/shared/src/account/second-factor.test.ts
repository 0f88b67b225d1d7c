import { describe, expect, it } from '@jest/globals';
import { SignInCode } from './second-factor.ts';

describe('SignInCode', () => {
  it('reads Hindi digits', () => {
    expect(SignInCode.parse(' १२३ ४५६ ')).toBe('123 456');
  });

  it.each(['', '  ', '1'.repeat(41)])('refuses %j', (code) => {
    expect(SignInCode.safeParse(code).success).toBe(false);
  });
});
