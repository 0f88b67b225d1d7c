import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './inbox.ts';
import { startLocalMail, type LocalMail } from './start-local-mail.ts';

let mail: LocalMail;
beforeEach(async () => {
  mail = await startLocalMail({ smtpPort: 0, uiPort: 0 });
});
afterEach(() => mail.stop());

const order: SendMailOptions = {
  from: 'E-Store <shop@example.com>',
  to: 'shopper@example.com',
  subject: 'Your order of ₹1,399',
  text: 'Thank you for your order.',
  html: '<p style="color: green">Thank you for your <b>order</b>.</p>',
};

async function sendAll(all: SendMailOptions[]): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: mail.smtpPort,
    pool: true,
    maxMessages: Infinity,
  });
  for (const one of all) await transport.sendMail(one);
  transport.close();
}

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${mail.uiPort}${path}`, init);
const mails = async () => (await (await get('/messages')).json()) as Mail[];
const newest = async () => (await mails())[0]!;
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describe('local mail: for programs', () => {
  it('shows a sent mail in the list and by its id, in the same shape', async () => {
    await sendAll([order]);
    const [first, ...others] = await mails();
    expect(first).toEqual({
      id: expect.any(String),
      from: 'shop@example.com',
      to: ['shopper@example.com'],
      subject: 'Your order of ₹1,399',
      text: expect.stringContaining('Thank you for your order.'),
      html: expect.stringContaining('<b>order</b>'),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(others).toEqual([]);
    expect(await (await get(`/messages/${first!.id}`)).json()).toEqual(first);
  });

  it('lists everybody it was delivered to, blind copies too', async () => {
    await sendAll([{ ...order, cc: 'copy@example.com', bcc: 'blind@example.com' }]);
    const { to } = await newest();
    expect(to.toSorted()).toEqual(['blind@example.com', 'copy@example.com', 'shopper@example.com']);
  });

  it('answers empty texts for the version a mail does not have', async () => {
    await sendAll([{ ...order, html: undefined }]);
    expect(await newest()).toMatchObject({ html: '' });
  });

  it('keeps the last 200 mails, newest first', async () => {
    await sendAll(Array.from({ length: 201 }, (_, index) => ({ ...order, subject: `Mail ${index + 1}` })));
    const subjects = (await mails()).map((one) => one.subject);
    expect(subjects).toHaveLength(200);
    expect(subjects.at(0)).toBe('Mail 201');
    expect(subjects.at(-1)).toBe('Mail 2');
  }, 30_000);

  it('answers 404 as JSON for an unknown mail and an unknown path', async () => {
    for (const path of ['/messages/nope', '/nope']) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/^There is no such/) });
    }
  });

  it('answers 405 to anything but reading', async () => {
    expect((await get('/messages', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('local mail: for people', () => {
  it('says that there is no mail yet', async () => {
    expect(await (await get('/')).text()).toContain('No mail yet');
  });

  it('lists a mail with a link to its page, which shows both versions', async () => {
    await sendAll([order]);
    const list = await (await get('/')).text();
    const [, path = ''] = /href="(\/mail\/[^"]+)"/.exec(list) ?? [];
    expect(list).toContain('Your order of ₹1,399');
    const page = await (await get(path)).text();
    expect(page).toContain('<pre>Thank you for your order.');
    expect(page).toMatch(/<iframe [^>]*sandbox="[^"]*" srcdoc="[^"]*&lt;b&gt;order&lt;\/b&gt;/);
  });

  it('shows what a mail says as text, never as part of the page', async () => {
    await sendAll([{ ...order, subject: '<script>alert(1)</script>', html: '"><script>alert(2)</script>' }]);
    const { id } = await newest();
    const pages = (await (await get('/')).text()) + (await (await get(`/mail/${id}`)).text());
    expect(pages).toContain('&lt;script&gt;alert(1)');
    expect(pages).not.toContain('<script>');
  });

  it('forbids scripts, in the frame of a mail as well', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    await sendAll([order]);
    const { id } = await newest();
    expect(await (await get(`/mail/${id}`)).text()).not.toContain('allow-scripts');
  });

  it('has a page for a mail that is not there', async () => {
    const answer = await get('/mail/nope');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('No such mail');
  });
});

describe('local mail: ports', () => {
  it('stay open when a sender breaks off in the middle', async () => {
    const sender = connect(mail.smtpPort, '127.0.0.1');
    await once(sender, 'data');
    sender.write('MAIL FROM:<a@exa');
    sender.resetAndDestroy();
    await sendAll([order]);
    expect(await mails()).toHaveLength(1);
  });

  it('are both closed after stop, even while a sender stays connected', async () => {
    const sender = connect(mail.smtpPort, '127.0.0.1');
    await once(sender, 'data');
    await mail.stop();
    expect([await listens(mail.smtpPort), await listens(mail.uiPort)]).toEqual([false, false]);
  });

  it('are named by their variable when taken, and nothing stays open', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const address = free.address();
    const smtpPort = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => free.close(resolve));

    const takenUi = startLocalMail({ smtpPort, uiPort: mail.uiPort });
    await expect(takenUi).rejects.toThrow(/^Port \d+ is taken: .* MAIL_UI_PORT/);
    expect(await listens(smtpPort)).toBe(false);
    const takenSmtp = startLocalMail({ smtpPort: mail.smtpPort, uiPort: 0 });
    await expect(takenSmtp).rejects.toThrow(/^Port \d+ is taken: .* SMTP_PORT/);
  });
});
