import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_REPORTS } from '@e-store/shared/invoices/accounts-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { listWholePeriods } from '../../../features/invoices/admin/accounts.slice.ts';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/accounts?from=2026-11-01&to=2026-11-30';

async function open(search = '') {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/accounts', (call) => {
      calls.push(call);
      const report = ACCOUNT_REPORTS.find((one) => one === call.query.get('report')) ?? 'sales';
      return {
        report,
        columns: [
          { name: 'Date', isAmount: false },
          { name: 'GSTIN', isAmount: false },
          { name: 'Total', isAmount: true },
        ],
        rows: [
          ['20 Nov 2026', '', 979_00],
          ['21 Nov 2026', '29AAGCB7383J1Z4', -100_50],
        ],
        totals: ACCOUNT_REPORTS.map((one) => ({ report: one, rows: 2, total: 878_50 })),
      };
    }),
  );
  const opened = renderRoutes(PATH + search, { user: buildUser({ role: 'Admin' }) });
  await screen.findByRole('heading', { level: 1, name: 'Accounts' });
  return { ...opened, calls };
}

describe('the accounts in E-DASH', () => {
  it('show the total of each report, which opens its rows', async () => {
    const { user, calls } = await open();
    const table = within(await screen.findByRole('table', { name: 'Sales register' }));
    expect(table.getByText('₹979.00')).toBeInTheDocument();
    expect(table.getByText('-₹100.50')).toBeInTheDocument();
    expect(table.getByRole('row', { name: '20 Nov 2026 – ₹979.00' })).toBeInTheDocument();
    const reports = within(screen.getByRole('navigation', { name: 'Reports' }));
    expect(reports.getByRole('link', { name: /Sales register/ })).toHaveAttribute('aria-current', 'page');
    await user.click(reports.getByRole('link', { name: /GSTR-1 B2C small ?₹878.50/ }));
    expect(await screen.findByRole('table', { name: 'GSTR-1 B2C small' })).toBeInTheDocument();
    expect(calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      { from: '2026-11-01', to: '2026-11-30', report: 'sales' },
      { from: '2026-11-01', to: '2026-11-30', report: 'b2cs' },
    ]);
  });

  it('show no totals of another period beside a failure', async () => {
    const { user } = await open();
    await screen.findByRole('table', { name: 'Sales register' });
    const message = 'Choose a last day on or after the first day.';
    apiServer.use(refuse('GET /admin/accounts', { status: 400, code: 'VALIDATION', message }));
    await user.click(screen.getByRole('button', { name: 'Show period' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const reports = within(screen.getByRole('navigation', { name: 'Reports' }));
    expect(reports.queryByRole('link')).not.toBeInTheDocument();
  });

  it('name a wrong period at its field', async () => {
    const { user } = await open();
    await screen.findByRole('table', { name: 'Sales register' });
    const fields = { to: 'Choose a last day on or after the first day.' };
    apiServer.use(
      refuse('GET /admin/accounts', { status: 400, code: 'VALIDATION', message: fields.to, fields }),
    );
    await user.click(screen.getByRole('button', { name: 'Show period' }));
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveAccessibleDescription(fields.to));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('scroll their rows with the keyboard', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: 'Sales register' });
    expect(panel).toHaveAttribute('tabindex', '0');
    expect(within(panel).getByRole('table', { name: 'Sales register' })).toBeInTheDocument();
  });

  it('export the report of the period and GSTR-1', async () => {
    const asked: string[] = [];
    apiServer.use(
      answer('GET /admin/accounts/export', ({ query }) => {
        asked.push(query.toString());
        return { filename: 'hsn.csv', csv: 'HSN' };
      }),
      answer('GET /admin/accounts/gstr1', ({ query }) => {
        asked.push(query.toString());
        return { filename: 'gstr1.json', json: '{}' };
      }),
    );
    const { user } = await open('&report=hsn');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await user.click(screen.getByRole('button', { name: 'Export GSTR-1 (JSON)' }));
    expect(asked).toEqual(['from=2026-11-01&to=2026-11-30&report=hsn', 'from=2026-11-01&to=2026-11-30']);
  });

  it('offer whole periods, which GSTR-1 needs, with the same report', async () => {
    const { user, router, calls } = await open('&report=hsn');
    const periods = within(screen.getByRole('navigation', { name: 'Whole periods' }));
    expect(periods.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'This month',
      'Last month',
      'Last quarter',
    ]);
    await user.click(periods.getByRole('link', { name: 'Last quarter' }));
    const [, , { from, to }] = listWholePeriods();
    await waitFor(() =>
      expect(periods.getByRole('link', { current: 'page' })).toHaveTextContent('Last quarter'),
    );
    expect(router.state.location.search).toContain(`to=${to}`);
    expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ from, to, report: 'hsn' });
    expect(screen.getByLabelText('To')).toHaveValue(to);
  });

  it('say why GSTR-1 cannot be exported', async () => {
    const message = 'GSTR-1 needs your GSTIN. Enter it in Settings, then export again.';
    apiServer.use(refuse('GET /admin/accounts/gstr1', { status: 409, code: 'CONFLICT', message }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export GSTR-1 (JSON)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
