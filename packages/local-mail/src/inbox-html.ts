import { INBOX_LIMIT, type Mail } from './inbox.ts';

export function listPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    (mail) => `
      <li>
        <a href="/mail/${mail.id}">
          <span class="subject">${formatSubject(mail)}</span>
          <span class="to">to ${escapeHtml(mail.to.join(', '))}</span>
          ${formatTime(mail)}
        </a>
      </li>`,
  );
  const content = rows.length
    ? `<ul class="mails">${rows.join('')}</ul>`
    : '<p class="empty">No mail yet. What the shop sends arrives here; nothing leaves this machine.</p>';
  return renderDocument(
    'Inbox',
    `<header><h1>Inbox</h1><a href="/">Refresh</a></header>
    ${content}
    <footer>The last ${INBOX_LIMIT} mails, as JSON: <a href="/messages">/messages</a></footer>`,
  );
}

export function mailPage(mail: Mail): string {
  const html = mail.html
    ? `<h2>HTML version</h2>
    <iframe title="HTML version" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(frameHtml(mail.html))}"></iframe>`
    : '';
  const text = mail.text ? `<h2>Text version</h2><pre>${escapeHtml(mail.text)}</pre>` : '';
  return renderDocument(
    mail.subject || 'Mail',
    `<header><h1>${formatSubject(mail)}</h1><a href="/">All mails</a></header>
    <dl>
      <dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
      <dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
      <dt>At</dt><dd>${formatTime(mail)}</dd>
    </dl>
    ${html}${text}
    <footer>As JSON: <a href="/messages/${mail.id}">/messages/${mail.id}</a></footer>`,
  );
}

export function notFoundPage(): string {
  return renderDocument(
    'No such mail',
    '<header><h1>No such mail</h1><a href="/">All mails</a></header><p class="empty">It may be older than the mails kept here, or the inbox was started again.</p>',
  );
}

/** In a new tab: the shop refuses to be framed. */
function frameHtml(html: string): string {
  return `<!doctype html><base target="_blank">${html}`;
}

function formatSubject(mail: Mail): string {
  return escapeHtml(mail.subject) || '(no subject)';
}

function formatTime(mail: Mail): string {
  const formatted = new Date(mail.at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  return `<time datetime="${mail.at}">${formatted}</time>`;
}

function renderDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} · E-Store mail</title>
    <link rel="stylesheet" href="/inbox.css">
    <link rel="icon" href="data:,">
  </head>
  <body><main>${content}</main></body>
</html>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
