import { describe, expect, it } from '@jest/globals';
import { passwordResetMail } from './account-mails.ts';

const write = (hello = 'Hello Test,') => passwordResetMail(hello, 'https://shop.example', 'a-token_1');

describe('mail about a new password', () => {
  it('has the link in its text, to be copied, and in its HTML, to be pressed', () => {
    const link = 'https://shop.example/password/reset/a-token_1';
    expect(write().text.split('\n')).toContain(link);
    expect(write().html).toContain(`href="${link}"`);
    expect(write().html.split(link)).toHaveLength(3);
  });

  it.each(['text', 'html'] as const)(
    'says in %s how long it is good and what to do if it was not wanted',
    (part) => {
      expect(write()[part]).toContain('30 minutes');
      expect(write()[part]).toContain('If this wasn’t you');
      expect(write()[part]).toContain('Hello Test,');
    },
  );

  it('has no token in its subject, where others may read it', () => {
    expect(write().subject).not.toContain('a-token_1');
  });

  it('shows a name as text, never as HTML', () => {
    const { html } = write('<a href="https://evil.example">Press here</a>');
    expect(html).not.toContain('<a href="https://evil.example"');
    expect(html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;');
  });

  it('loads nothing from anywhere', () => {
    expect(write().html).not.toMatch(/<(img|script|link|iframe)|url\(/);
  });
});
