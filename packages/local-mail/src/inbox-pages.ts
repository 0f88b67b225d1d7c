import type { RequestListener, ServerResponse } from 'node:http';
import type { Inbox } from './inbox.ts';
import { stylesheet } from './inbox-style.ts';
import { listPage, mailPage, notFoundPage } from './inbox-html.ts';

/** No scripts. Inline styles are allowed, because the frame that shows a mail inherits this policy. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data: http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Answer = { status: number; type: 'text/html' | 'text/css' | 'application/json'; body: string };

export function createInboxHandler(inbox: Inbox): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://inbox');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, json(405, { error: 'Only GET is answered here.' }));
    }
    send(response, answer(inbox, pathname));
  };
}

function answer(inbox: Inbox, pathname: string): Answer {
  if (pathname === '/') return page(200, listPage(inbox.list()));
  if (pathname === '/inbox.css') return { status: 200, type: 'text/css', body: stylesheet };
  if (pathname === '/messages') return json(200, inbox.list());

  const [, kind, id = ''] = /^\/(messages|mail)\/([^/]+)$/.exec(pathname) ?? [];
  const mail = inbox.find(id);
  if (kind === 'mail') return mail ? page(200, mailPage(mail)) : page(404, notFoundPage());
  if (kind === 'messages' && mail) return json(200, mail);
  return json(404, { error: kind ? 'There is no such mail.' : 'There is no such page.' });
}

const page = (status: number, body: string): Answer => ({ status, type: 'text/html', body });
const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(body);
}
