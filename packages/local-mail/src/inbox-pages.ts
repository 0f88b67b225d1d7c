import type { RequestListener, ServerResponse } from 'node:http';
import type { Inbox } from './inbox.ts';
import { listPage, mailPage, notFoundPage } from './inbox-html.ts';

/** No scripts. Inline styles, because the frame of a mail inherits this policy. */
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

const stylesheet = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 20%, Canvas); font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; }
header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
h1 { margin: 0; font-size: 1.5rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
a { color: LinkText; }
.mails { margin: 1.5rem 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.75rem 0.5rem; border-bottom: 1px solid var(--line); color: CanvasText; text-decoration: none; }
.mails a:hover { background: color-mix(in srgb, CanvasText 6%, Canvas); }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to { grid-row: 2; overflow-wrap: anywhere; opacity: 0.75; }
time { opacity: 0.75; white-space: nowrap; }
.empty { margin: 3rem 0; text-align: center; opacity: 0.75; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 0.5rem; color-scheme: light; background: Canvas; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { margin-top: 2rem; font-size: 0.875rem; opacity: 0.85; }
`;
