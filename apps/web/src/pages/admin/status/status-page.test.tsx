import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildStatus } from '../../../testing/build-status.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const open = () => renderRoutes('/admin/dashboard/status', { user: buildUser({ role: 'Admin' }) });
const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 2 })).closest('li')!);

describe('the status of the shop', () => {
  it('says that all is well, part by part', async () => {
    open();
    expect(await screen.findByText('Everything is working.')).toBeInTheDocument();
    const list = within(screen.getByRole('list', { name: 'Status' }));
    expect(list.getAllByText('OK')).toHaveLength(9);
    expect(list.queryByRole('link')).not.toBeInTheDocument();
    expect((await rowOf('Database')).getByText('MongoDB 8.0.17 answered in 2 ms.')).toBeInTheDocument();
    expect((await rowOf('Pictures')).getByText('Stored on disk: 41 GB of 80 GB free.')).toBeInTheDocument();
    const backup = await rowOf('Backup');
    expect(backup.getByText('Written and verified Fri 20 Nov, 2:17 am.')).toBeInTheDocument();
    expect(
      screen.getByText(/^E-Store 1\.4\.0 on Node 24\.11\.1\. .* since Wed 18 Nov, 2:50 pm\.$/),
    ).toBeInTheDocument();
  });

  it('says what needs a look, and why', async () => {
    const status = buildStatus({
      worker: null,
      outbox: { pending: 1240, dead: 1, oldestAt: '2026-11-20T11:50:00.000Z', lastError: 'Refused' },
      backup: null,
      timeServer: { name: 'time.example', aheadMs: -4200 },
      disk: null,
      migrations: { applied: 17, pending: ['061-next'], last: '060-personal-data' },
    });
    apiServer.use(answer('GET /admin/status', status));
    open();
    expect(await screen.findByText('5 items need attention.')).toBeInTheDocument();
    const looks = async (name: string, line: string | RegExp, result = 'Needs attention') => {
      const row = await rowOf(name);
      expect(row.getByText(line)).toBeInTheDocument();
      expect(row.getByText(result)).toBeInTheDocument();
    };
    await looks('Email and jobs', /^No worker has run yet/);
    await looks('Outbox', '1 email not delivered after a day.');
    expect((await rowOf('Outbox')).getByRole('link', { name: 'View errors and resend' })).toHaveAttribute(
      'href',
      '/admin/dashboard/mails',
    );
    await looks('Outbox', '1,240 emails waiting since Fri 20 Nov, 5:20 pm.');
    await looks('Backup', /^No backup found/);
    await looks('Clock', '4.2 seconds behind time.example.');
    await looks('Migrations', 'Not applied yet: 061-next.');
    await looks('Pictures', /^No picture folder/, 'Unknown');
  });

  it.each([
    [true, 'Stored in bucket shop-pictures.', 'OK'],
    [false, /^Bucket shop-pictures cannot be reached/, 'Needs attention'],
  ])('says of pictures in a bucket whether it is reached: %s', async (isReached, line, result) => {
    const bucket = { name: 'shop-pictures', isReached };
    apiServer.use(answer('GET /admin/status', buildStatus({ disk: null, bucket })));
    open();
    const row = await rowOf('Pictures');
    expect(row.getByText(line)).toBeInTheDocument();
    expect(row.getByText(result)).toBeInTheDocument();
  });

  it('says first what is wrong with a worker that fell silent, and nothing of one that did not', async () => {
    const worker = buildStatus().worker!;
    apiServer.use(answer('GET /admin/status', buildStatus({ worker: { ...worker, at: worker.startedAt } })));
    const { user } = open();
    const silent = 'The worker is not responding. Emails and jobs wait until it is restarted.';
    expect(await screen.findByText(silent)).toBeInTheDocument();
    expect((await rowOf('Email and jobs')).getByText('Needs attention')).toBeInTheDocument();
    apiServer.use(answer('GET /admin/status', buildStatus()));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Everything is working.')).toBeInTheDocument();
    expect(screen.queryByText(silent)).not.toBeInTheDocument();
  });

  it('asks for an own sender and address of the shop', async () => {
    const { mails } = buildStatus();
    const unset = { ...mails, isExampleSender: true, linksTo: 'http://localhost:3000', isLocalLink: true };
    apiServer.use(answer('GET /admin/status', buildStatus({ mails: unset })));
    open();
    const row = await rowOf('Email sender and links');
    expect(row.getByText('Needs attention')).toBeInTheDocument();
    expect(row.getByText(/Set MAIL_FROM/)).toBeInTheDocument();
    expect(row.getByText(/Set PUBLIC_URL/)).toBeInTheDocument();
  });

  it('looks again when asked to', async () => {
    const { user } = open();
    await screen.findByText('Everything is working.');
    apiServer.use(answer('GET /admin/status', buildStatus({ backup: null })));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('1 item needs attention.')).toBeInTheDocument();
  });

  it('says why it cannot be told, and tries again', async () => {
    apiServer.use(
      refuse('GET /admin/status', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'The shop rests.' }),
    );
    const { user } = open();
    expect(await screen.findByText('The shop rests.')).toBeInTheDocument();
    apiServer.use(answer('GET /admin/status', buildStatus()));
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Everything is working.')).toBeInTheDocument();
  });
});
