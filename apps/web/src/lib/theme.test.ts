import { describe, expect, it } from '@jest/globals';
import { hasSessionCookie } from './cookies.ts';
import { chooseTheme, currentTheme } from './browser-theme.ts';
import { readTheme } from './theme.ts';

describe('theme', () => {
  it.each([
    ['theme=dark', 'dark'],
    ['a=b; theme=light; c=d', 'light'],
    ['theme=pink', undefined],
    ['mytheme=dark', undefined],
    [null, undefined],
  ])('reads %j as %s', (cookies, expected) => {
    expect(readTheme(cookies)).toBe(expected);
  });

  it('is shown at once and remembered for the server', () => {
    chooseTheme('dark');
    expect(currentTheme()).toBe('dark');
    expect(readTheme(document.cookie)).toBe('dark');
  });
});

describe('session cookie', () => {
  it.each([
    ['estore_session=abc', true],
    ['x=1; __Host-estore_session=abc', true],
    ['estore_session=', false],
    ['not_estore_session=abc', false],
    ['', false],
    [undefined, false],
  ])('%j: may somebody be signed in? %s', (cookies, expected) => {
    expect(hasSessionCookie(cookies)).toBe(expected);
  });
});
