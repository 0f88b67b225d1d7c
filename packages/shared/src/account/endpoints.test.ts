import { describe, expect, it } from '@jest/globals';
import {
  PASSWORD_RESET_DONE,
  PasswordChange,
  PasswordReset,
  Registration,
  resetPassword,
  USER_NOT_FOUND,
} from './endpoints.ts';

const errors = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('account calls', () => {
  it('say the two sentences that the spec fixes [spec 7-13]', () => {
    expect(PASSWORD_RESET_DONE).toBe('Password Updated successFully');
    expect(USER_NOT_FOUND).toBe('user not found');
  });

  it('register: reads the five fields of the spec and drops a role', () => {
    const five = {
      firstname: 'Aditi',
      lastname: 'Deshpande',
      mobile: '9845012345',
      email: 'aditi@example.com',
      password: 'a long enough one',
    };
    expect(Registration.parse({ ...five, role: 'Admin', _id: 'x', confirmPassword: 'y' })).toEqual(five);
  });

  it('change password: a confirmation that differs is refused at its field [spec 5-14]', () => {
    const change = { oldPassword: 'old', newPassword: 'new-password', confirmPassword: 'other' };
    expect(errors(PasswordChange.safeParse(change))).toEqual({
      confirmPassword: 'The passwords do not match.',
    });
    expect(PasswordChange.safeParse({ ...change, confirmPassword: 'new-password' }).success).toBe(true);
  });

  it('reset password: a confirmation that differs is refused at its field [spec 5-14]', () => {
    const reset = { password: 'new-password', confirmPassword: 'New-password' };
    expect(errors(PasswordReset.safeParse(reset))).toEqual({
      confirmPassword: 'The passwords do not match.',
    });
    expect(PasswordReset.safeParse({ ...reset, confirmPassword: 'new-password' }).success).toBe(true);
  });

  it('reset password: the token comes from the path and is bounded', () => {
    expect(resetPassword.params.safeParse({ token: 'abc' }).success).toBe(true);
    expect(resetPassword.params.safeParse({ token: 'x'.repeat(201) }).success).toBe(false);
  });
});
