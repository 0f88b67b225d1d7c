import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Form, SubmitButton } from './form.tsx';

describe('a form of the server', () => {
  const html = renderToString(
    <Form onSubmit={() => Promise.resolve()}>
      <SubmitButton>Login</SubmitButton>
    </Form>,
  );

  it('takes no press before the page’s scripts run', () => {
    expect(html).toMatch(/<button[^>]* disabled=""/);
  });

  it('would not put what was typed into an address', () => {
    expect(html).toContain('method="post"');
  });
});
