import { describe, expect, it } from '@jest/globals';
import type { RemittanceResult } from '@e-store/shared/cash/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, type ApiCall, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/cash';
const REMITTANCE = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const ORDER = '0123456789abcdef01234567';

const order = {
  order: ORDER,
  number: 'ES-100042',
  courier: 'Parcel One',
  tracking: '149081234567',
  deliveredAt: '2026-11-10T10:05:00.000Z',
  days: 10,
  collected: 979_00,
  remitted: 0,
  owed: 979_00,
};
const parcelOne = {
  name: 'Parcel One',
  columns: { tracking: 'Shipment', amount: 'Net', reference: 'Bank ref' },
  orders: 1,
  owed: 979_00,
  ages: [
    { age: '0-3' as const, orders: 0, owed: 0 },
    { age: '4-7' as const, orders: 0, owed: 0 },
    { age: '8-15' as const, orders: 1, owed: 979_00 },
    { age: 'over-15' as const, orders: 0, owed: 0 },
  ],
};

function open({ isEmpty = false, search = '' } = {}) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/cash', (call) => {
      calls.push(call);
      const orders = isEmpty ? [] : [order];
      return {
        couriers: isEmpty ? [] : [parcelOne],
        orders,
        owed: parcelOne.owed,
        total: orders.length,
        page: 1,
        limit: 25,
      };
    }),
  );
  return { ...renderRoutes(PATH + search, { user: buildUser({ role: 'Admin' }) }), calls };
}

const CSV = [
  'Parcel One Limited,,,,',
  'Waybill No,Order ID,COD Amount,Remittance Date,UTR',
  '149081234567,ES-100042,"₹979.00",20/11/2026,UTIBN1',
  '149081234568,100043,943.60,20/11/2026,UTIBN1',
  '149081234569,ES-100044,0,20/11/2026,UTIBN1',
  'Total,,1922.60,,',
].join('\n');

const result = (changes: Partial<RemittanceResult>): RemittanceResult => ({
  line: 3,
  outcome: 'matched',
  parcel: 'ES-100042',
  order: ORDER,
  number: 'ES-100042',
  reference: 'UTIBN1',
  amount: 979_00,
  expected: 979_00,
  ...changes,
});
const results = [
  result({}),
  result({
    line: 4,
    outcome: 'short',
    number: 'ES-100043',
    amount: 943_60,
    message: '₹35.40 is missing.',
  }),
];

function answerRemittances() {
  const sent: { call: string; body: unknown }[] = [];
  apiServer.use(
    answer('POST /admin/cash/remittances/preview', ({ body }) => {
      sent.push({ call: 'preview', body });
      return { results };
    }),
    answer('POST /admin/cash/remittances', ({ body }) => {
      sent.push({ call: 'record', body });
      return { results, remittance: REMITTANCE };
    }),
  );
  return sent;
}

const upload = async (user: ReturnType<typeof open>['user'], content: string) =>
  user.upload(
    await screen.findByLabelText('Remittance file (CSV)'),
    new File([content], 'cod.csv', { type: 'text/csv' }),
  );

describe('the cash that couriers owe in E-DASH', () => {
  it('is summed by courier and age, and each sum opens its orders', async () => {
    const { user, calls } = open();
    const table = within(await screen.findByRole('table', { name: 'Owed by courier' }));
    await user.click(table.getByRole('link', { name: '₹979' }));
    expect(await screen.findByText('Parcel One, 8–15 days')).toBeInTheDocument();
    expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({ courier: 'Parcel One', age: '8-15' });
    const orders = within(screen.getByRole('table', { name: 'Orders to be remitted' }));
    expect(orders.getByRole('link', { name: 'ES-100042' })).toHaveAttribute(
      'href',
      `/admin/dashboard/orderlist/${ORDER}`,
    );
    expect(orders.getByText('Tue 10 Nov, 10 days ago')).toBeInTheDocument();
  });

  it('says when nothing is owed, and why the list did not load', async () => {
    const { unmount } = open({ isEmpty: true });
    expect(await screen.findByText('No courier owes you any cash.')).toBeInTheDocument();
    unmount();
    apiServer.use(refuse('GET /admin/cash', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }));
    renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });
});

describe('a remittance file in E-DASH', () => {
  it('is checked with guessed columns, shows differences, and is then recorded', async () => {
    const sent = answerRemittances();
    const { user } = open();
    await upload(user, CSV);
    expect(await screen.findByLabelText('Tracking number (AWB)')).toHaveDisplayValue('Waybill No');
    expect(screen.getByLabelText('Order number')).toHaveDisplayValue('Order ID');
    expect(screen.getByLabelText('Amount paid to you')).toHaveDisplayValue('COD Amount');
    expect(screen.getByText(/2 rows of 4 can be matched/)).toHaveTextContent(
      /are left out: lines 5 and 6\.$/,
    );
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByText('Enter the courier.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('Courier'), 'Parcel Two');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    const differences = within(await screen.findByRole('table', { name: 'Rows with a difference' }));
    expect(differences.getByText('₹35.40 is missing.')).toBeInTheDocument();
    expect(differences.queryByText('ES-100042')).not.toBeInTheDocument();
    expect(screen.getByText(/^“Parcel Two” owes no cash and is not known\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Record 2 payments, ₹1,922.60' }));
    const done = await screen.findByText('2 payments recorded, ₹1,922.60 in total.');
    expect(done.closest('[role=status]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View recorded remittances' })).toHaveAttribute(
      'href',
      '/admin/dashboard/cash/remittances',
    );
    const row = { amount: 979_00, reference: 'UTIBN1', paidOn: '2026-11-20', repeat: 1, line: 3 };
    expect(sent[0]?.body).toMatchObject({
      courier: 'Parcel Two',
      rows: [
        { ...row, tracking: '149081234567', number: 'ES-100042' },
        { tracking: '149081234568', number: 'ES-100043', amount: 943_60, line: 4 },
      ],
    });
    expect(sent[1]?.body).toMatchObject({
      columns: { tracking: 'Waybill No', number: 'Order ID', amount: 'COD Amount', reference: 'UTR' },
    });
  });

  it('forgets a check of another courier that answers late', async () => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/admin/cash/remittances/preview', async () => {
        await sent;
        return HttpResponse.json({ results });
      }),
    );
    const { user } = open();
    await upload(user, CSV);
    await user.type(await screen.findByLabelText('Courier'), 'Parcel Two');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await user.type(screen.getByLabelText('Courier'), ' Express');
    send();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check file' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByRole('button', { name: /^Record 2/ })).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Courier'));
    await user.type(screen.getByLabelText('Courier'), 'parcel one');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByRole('button', { name: /^Record 2/ })).toBeInTheDocument();
    expect(screen.queryByText(/is not known/)).not.toBeInTheDocument();
  });

  it('is read with the columns that the courier’s last file had', async () => {
    const { user } = open();
    await upload(user, 'AWB,Shipment,Amount,Net,Bank ref\nX1,149081234567,979,943.60,NEFT 1');
    expect(await screen.findByLabelText('Tracking number (AWB)')).toHaveDisplayValue('AWB');
    await user.type(screen.getByLabelText('Courier'), 'parcel one');
    expect(screen.getByLabelText('Tracking number (AWB)')).toHaveDisplayValue('Shipment');
    expect(screen.getByLabelText('Amount paid to you')).toHaveDisplayValue('Net');
  });

  it('takes one UTR for all rows when the file has none', async () => {
    const sent = answerRemittances();
    const { user } = open();
    await upload(user, 'AWB,COD amount,Date\n149081234567,979,20-11-2026\n149081234567,100,20-11-2026');
    const found = await screen.findByText(/0 rows of 2 can be matched/);
    expect(found).toHaveTextContent(/are left out: lines 2 and 3\.$/);
    expect(screen.getByRole('button', { name: 'Check file' })).toBeDisabled();
    await user.type(screen.getByLabelText('UTR of this payment'), 'NEFT 7');
    await user.type(screen.getByLabelText('Courier'), 'Parcel One');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await screen.findByRole('table', { name: 'Rows with a difference' });
    expect(sent[0]?.body).toMatchObject({
      rows: [
        { reference: 'NEFT 7', repeat: 1 },
        { reference: 'NEFT 7', repeat: 2 },
      ],
    });
  });

  it('takes a file of two columns, and asks for the courier first', async () => {
    const { user } = open();
    await upload(user, 'AWB,COD amount\n149081234567,979');
    await user.type(await screen.findByLabelText('UTR of this payment'), 'NEFT 7');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(screen.getByLabelText('Courier')).toHaveFocus();
    expect(screen.getByLabelText('Courier')).toHaveAccessibleDescription(/^Enter the courier\./);
  });

  it('numbers rows as a spreadsheet does, and reads numbers that a spreadsheet keeps as text', async () => {
    const sent = answerRemittances();
    const { user } = open();
    await upload(
      user,
      'Parcel One\n\nAWB,COD amount,UTR\n\n149081234567,979,UTIBN1\n , ,\n"149081234568","943.60","UTIBN1\nApril"\n"=""149081234569""",5,UTIBN1\n',
    );
    expect(await screen.findByText(/3 rows of 3 can be matched/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Courier'), 'Parcel One');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await screen.findByRole('table', { name: 'Rows with a difference' });
    const { rows } = sent[0]!.body as { rows: object[] };
    expect(rows).toMatchObject([{ line: 5 }, { line: 7 }, { line: 8, tracking: '149081234569' }]);
  });

  it('shows the progress of a long file, and stops checking it', async () => {
    const calls: unknown[] = [];
    let answerSecond = () => {};
    const second = new Promise<void>((resolve) => {
      answerSecond = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/admin/cash/remittances/preview', async ({ request }) => {
        calls.push(await request.json());
        if (calls.length === 2) await second;
        return HttpResponse.json({ results });
      }),
    );
    const { user } = open();
    const rows = Array.from({ length: 1000 }, (_, index) => `${149081230000 + index},979,UTIBN1`);
    await upload(user, ['AWB,COD amount,UTR', ...rows].join('\n'));
    await user.type(await screen.findByLabelText('Courier'), 'Parcel One');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByText('Checking 300 of 1,000 rows…')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveValue(300);
    await user.click(screen.getByRole('button', { name: 'Stop check' }));
    answerSecond();
    expect(await screen.findByText('The check was stopped. Nothing was recorded.')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Rows with a difference' })).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('disables file, courier and UTR while payments are being recorded', async () => {
    answerRemittances();
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    apiServer.use(
      http.post('*/api/v1/admin/cash/remittances', async () => {
        await sent;
        return HttpResponse.json({ results, remittance: REMITTANCE });
      }),
    );
    const { user } = open();
    const rows = Array.from({ length: 400 }, (_, index) => `${149081230000 + index},979,UTIBN1`);
    await upload(user, ['AWB,COD amount,UTR', ...rows].join('\n'));
    await user.type(await screen.findByLabelText('Courier'), 'Parcel One');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await user.click(await screen.findByRole('button', { name: /^Record 4/ }));
    await user.type(screen.getByLabelText('UTR of this payment'), 'NEFT 7');
    expect(screen.getByText('Recording 0 of 400 rows…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop check' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Remittance file (CSV)')).toBeDisabled();
    send();
    expect(await screen.findByText(/^4 payments recorded/)).toBeInTheDocument();
    expect(screen.getByLabelText('UTR of this payment')).toBeEnabled();
  });

  it('shows what cannot be read, and why a file was refused', async () => {
    const { user } = open();
    await upload(user, '%PDF-1.7');
    expect(await screen.findByRole('alert')).toHaveTextContent('cod.csv could not be read.');
    apiServer.use(
      refuse('POST /admin/cash/remittances/preview', {
        status: 500,
        code: 'INTERNAL',
        message: 'Noted. Try again.',
      }),
    );
    await upload(user, CSV);
    await user.type(await screen.findByLabelText('Courier'), 'Parcel One');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });
});

describe('cash marked as received in E-DASH', () => {
  const choose = async (user: ReturnType<typeof open>['user']) => {
    const until = await screen.findByLabelText('Delivered up to');
    await user.type(until, '2026-11-10');
    await user.click(screen.getByRole('button', { name: 'Mark as received' }));
  };

  it('is counted first, then recorded in parts', async () => {
    const sent: unknown[] = [];
    apiServer.use(
      answer('POST /admin/cash/received', ({ body }) => {
        sent.push(body);
        const remaining = sent.length === 1 ? 1 : 0;
        return { remittance: REMITTANCE, orders: 500, amount: 979_00, remaining };
      }),
    );
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as received' }));
    expect(screen.getByText('Choose a day.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Owed by' }), 'Parcel One');
    await choose(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark this cash as received?' }));
    expect(dialog.getByText(/^Parcel One: 1 order delivered up to Tue 10 Nov, ₹979/)).toBeInTheDocument();
    expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toMatchObject({ until: '2026-11-10', limit: '1' });
    await user.click(dialog.getByRole('button', { name: 'Mark as received' }));
    expect(
      await screen.findByText('Cash of 1,000 orders marked as received, ₹1,958 in total.'),
    ).toBeInTheDocument();
    const choice = { until: '2026-11-10', courier: 'Parcel One' };
    expect(sent).toEqual([choice, { ...choice, remittance: REMITTANCE }]);
  });

  it('shows what was recorded before a later part failed', async () => {
    let parts = 0;
    apiServer.use(
      http.post('*/api/v1/admin/cash/received', () => {
        parts += 1;
        return parts === 1
          ? HttpResponse.json({ remittance: REMITTANCE, orders: 500, amount: 979_00, remaining: 1 })
          : HttpResponse.json({ code: 'INTERNAL', message: 'Noted. Try again.' }, { status: 500 });
      }),
    );
    const { user, calls } = open();
    await choose(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark this cash as received?' }));
    const before = calls.length;
    await user.click(dialog.getByRole('button', { name: 'Mark as received' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    expect(screen.getByText('Cash of 500 orders marked as received, ₹979 in total.')).toBeInTheDocument();
    await waitFor(() => expect(calls).toHaveLength(before + 1));
  });

  it('says when no cash is owed up to the day, and why it was refused', async () => {
    const { user } = open();
    await screen.findByLabelText('Delivered up to');
    apiServer.use(
      answer('GET /admin/cash', () => ({
        couriers: [parcelOne],
        orders: [],
        owed: 0,
        total: 0,
        page: 1,
        limit: 1,
      })),
    );
    await choose(user);
    expect(await screen.findByText(/^No cash is owed/)).toBeInTheDocument();
    apiServer.use(refuse('GET /admin/cash', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }));
    await user.click(screen.getByRole('button', { name: 'Mark as received' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
  });
});
