import { describe, expect, it } from '@jest/globals';
import type { StatementResult } from '@e-store/shared/payments/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

type Sent = { rows: { line: number; text: string; amount: number }[]; preview?: boolean };

function open(resultsOf: (body: Sent) => StatementResult[] | Promise<StatementResult[]> = () => []) {
  const sent: Sent[] = [];
  let waiting = 400;
  apiServer.use(
    answer('GET /admin/payments', () => ({
      payments: [],
      discrepancies: [],
      hasSecondApprover: true,
      statements: [],
      tabs: { 'to-confirm': waiting, waiting: 0, refunds: 0, 'to-approve': 0 },
      total: 0,
      page: 1,
      limit: 25,
    })),
    http.post('*/api/v1/admin/bank-statement', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      const results = await resultsOf(body);
      if (!body.preview) waiting -= results.length;
      return HttpResponse.json({ results });
    }),
  );
  return { sent, ...renderRoutes('/admin/dashboard/payments', { user: buildUser({ role: 'Admin' }) }) };
}

const upload = async (user: ReturnType<typeof open>['user'], ...lines: string[]) =>
  user.upload(
    await screen.findByLabelText('Statement (CSV)'),
    new File([lines.join('\n')], 'statement.csv', { type: 'text/csv' }),
  );

const check = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Check statement' }));

const HEADINGS = 'Date,Narration,Withdrawal,Deposit';

describe('a bank statement in E-DASH', () => {
  it('says that an order number alone confirms no payment', async () => {
    open();
    const lead = await screen.findByText(/^Download the statement/);
    expect(lead).toHaveTextContent(
      /the UTR that the customer entered, or another UTR and the order number\./,
    );
    expect(lead).toHaveTextContent(/Check rows with only an order number yourself\./);
  });

  it('reads UTRs and order numbers with spaces and amounts with a plus sign', async () => {
    const { user, sent } = open();
    await upload(
      user,
      HEADINGS,
      '20/11/2026,UPI 4321 0000 0001,,"1,090.00"',
      '20/11/2026,UPI 432100000002,,"+1,090.00"',
      '20/11/2026,Paid for ES 100005,,979.00',
    );
    expect(await screen.findByText(/: 3 of 3$/)).toBeInTheDocument();
    await check(user);
    await screen.findByText('No payment to confirm.');
    expect(sent[0]?.rows.map(({ line, amount }) => [line, amount])).toEqual([
      [2, 1090],
      [3, 1090],
      [4, 979],
    ]);
  });

  it('names the lines that are left out, and no debit', async () => {
    const { user } = open();
    await upload(
      user,
      HEADINGS,
      '20/11/2026,UPI 432100000001,,979.00',
      '20/11/2026,UPI 432100000002,,"1.291,00"',
      '20/11/2026,4.321E+11,,979.00',
      '20/11/2026,Rent 432100000003,"20,000.00",0.00',
      '20/11/2026,Reversal 432100000004,,-979.00',
      '20/11/2026,Reversal 432100000005,,979.00 Dr',
    );
    expect(await screen.findByText(/: 1 of 6$/)).toBeInTheDocument();
    expect(screen.getByText(/are left out: lines 3 and 4\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check statement' })).toBeEnabled();
  });

  it('says why a statement cannot be checked when no row can be read', async () => {
    const { user } = open();
    await upload(user, HEADINGS, '20/11/2026,4.321E+11,,979.00', '20/11/2026,UPI 432100000001,,"1.291,00"');
    expect(await screen.findByText(/are left out: lines 2 and 3\.$/)).toBeInTheDocument();
    expect(screen.getByText(/^No row can be checked\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check statement' })).toBeDisabled();
  });

  const resultOf = ({ line }: { line: number }, outcome: StatementResult['outcome']): StatementResult => ({
    line,
    outcome,
    order: objectId(500),
    number: 'ES-100042',
    reference: '432100000001',
    amount: 979,
    expected: 979,
  });
  const row = '20/11/2026,UPI 432100000001,,979.00';

  it('says that a line repeats another line of the file, which is confirmed once', async () => {
    const { user, sent } = open(({ rows }) =>
      rows.map((one, index) => resultOf(one, index === 0 ? 'matched' : 'recorded')),
    );
    await upload(user, HEADINGS, row, row);
    await check(user);
    const unconfirmed = within(await screen.findByRole('list', { name: 'Rows that confirm no payment' }));
    expect(unconfirmed.getByRole('listitem')).toHaveTextContent(
      'Line 3, ES-100042: This line repeats line 2 of this file.',
    );
    expect(screen.getByText(/^1 payment matches\./)).not.toHaveTextContent(/had already been confirmed/);
    await user.click(screen.getByRole('button', { name: 'Confirm 1 payment, ₹979' }));
    expect(await screen.findByText('1 payment confirmed.')).toBeInTheDocument();
    expect(sent.map(({ rows }) => rows.map(({ line }) => line))).toEqual([[2, 3], [2]]);
  });

  it('finds a repeated line in a later part of a long file', async () => {
    const { user } = open(({ rows }) =>
      rows.filter(({ text }) => text.includes('432100000001')).map((one) => resultOf(one, 'matched')),
    );
    const others = Array.from({ length: 300 }, (_, index) => `20/11/2026,UPI ${512345670000 + index},,5.00`);
    await upload(user, HEADINGS, row, ...others, row);
    await check(user);
    expect(await screen.findByText(/This line repeats line 2 of this file\.$/)).toHaveTextContent(
      /^Line 303/,
    );
    expect(screen.getByRole('button', { name: 'Confirm 1 payment, ₹979' })).toBeEnabled();
  });

  it('counts lines of payments that were confirmed before', async () => {
    const { user } = open(({ rows }) => rows.map((one) => resultOf(one, 'recorded')));
    await upload(user, HEADINGS, row, row);
    await check(user);
    expect(
      await screen.findByText(/^No payment to confirm\. 2 had already been confirmed\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/repeats line/)).not.toBeInTheDocument();
  });

  it('lets staff choose the column of amounts when it does not recognise the headings', async () => {
    const { user, sent } = open(({ rows }) => rows.map((one) => resultOf(one, 'matched')));
    await upload(
      user,
      'Bank der Firma,,,',
      'Datum,Text,Belastung,Gutschrift',
      '20/11/2026,UPI/CR/432100000001/ASHA,,979.00',
    );
    const column = await screen.findByLabelText('Column of amounts received');
    expect(column).toHaveDisplayValue('Choose a column');
    expect(screen.getByText(/^We don’t recognise the headings/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check statement' })).toBeDisabled();
    await user.selectOptions(column, 'Gutschrift');
    expect(screen.queryByText(/^We don’t recognise/)).not.toBeInTheDocument();
    await check(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm 1 payment, ₹979' }));
    expect(await screen.findByText('1 payment confirmed.')).toBeInTheDocument();
    expect(sent).toMatchObject([
      { rows: [{ line: 3, amount: 979 }], preview: true },
      { columns: { statement: 'Datum | Text | Belastung | Gutschrift', amount: 'Gutschrift' } },
    ]);
  });

  it.each([
    ['तारीख,विवरण,संदर्भ,जमा राशि', 'जमा राशि'],
    ['दिनांक,विवरण,जमा/निकासी,जमा', 'जमा'],
  ])('recognises the Hindi headings %s', async (headings, heading) => {
    const { user } = open();
    await upload(user, headings, '20/11/2026,UPI credit,432100000001,979.00');
    expect(await screen.findByLabelText('Column of amounts received')).toHaveDisplayValue(heading);
    expect(screen.getByText(/: 1 of 1$/)).toBeInTheDocument();
  });

  const payment = (index: number) => `20/11/2026,UPI ${432100000001 + index},,979.00`;
  const manyPayments = Array.from({ length: 120 }, (_, index) => payment(index));
  const eachMatched = ({ rows }: Sent) =>
    rows.map((one) => ({ ...resultOf(one, 'matched' as const), order: objectId(one.line) }));
  const toConfirm = (count: number) => screen.findByRole('link', { name: `To confirm ${count}` });

  it('confirms a long statement in parts of 50 and reloads the counts after a stop', async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { user, sent } = open(async (body) => {
      if (!body.preview) await first;
      return eachMatched(body);
    });
    await upload(user, HEADINGS, ...manyPayments);
    await check(user);
    await user.click(await screen.findByRole('button', { name: /^Confirm 120 payments/ }));
    expect(await screen.findByText('Confirming 0 of 120 payments…')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    answerFirst();
    expect(await screen.findByText('50 payments confirmed.')).toBeInTheDocument();
    expect(screen.getByText(/^Stopped after 50 of 120 rows\./)).toBeInTheDocument();
    expect(await toConfirm(350)).toBeInTheDocument();
    expect(sent.map(({ rows }) => rows.length)).toEqual([120, 50]);
  });

  it('reloads the counts when a part of the confirmation fails', async () => {
    const { user } = open(eachMatched);
    await upload(user, HEADINGS, ...manyPayments);
    await check(user);
    await toConfirm(400);
    apiServer.use(
      answer('GET /admin/payments', () => ({
        payments: [],
        discrepancies: [],
        hasSecondApprover: true,
        statements: [],
        tabs: { 'to-confirm': 371, waiting: 0, refunds: 0, 'to-approve': 0 },
        total: 0,
        page: 1,
        limit: 25,
      })),
      refuse('POST /admin/bank-statement', { status: 503, code: 'UNAVAILABLE', message: 'Try again.' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Confirm 120 payments/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again.');
    expect(await toConfirm(371)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Confirm 120 payments/ })).toBeEnabled();
  });

  it('shows the differences and the button first, and folds many matching rows', async () => {
    const message = '₹769 arrived instead of ₹979.';
    const { user } = open((body) =>
      eachMatched(body).map((one, index) =>
        body.preview && index === 0 ? { ...one, outcome: 'other-amount' as const, message } : one,
      ),
    );
    await upload(user, HEADINGS, ...manyPayments);
    await check(user);
    const matching = await screen.findByText('Show 119 matching rows');
    const difference = screen.getByText(/₹769 arrived instead/);
    const confirm = screen.getByRole('button', { name: /^Confirm 119 payments/ });
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(difference.compareDocumentPosition(confirm) & after).toBeTruthy();
    expect(confirm.compareDocumentPosition(matching) & after).toBeTruthy();
    expect(matching.closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText(/^119 payments match\./).closest('[role=status]')).not.toHaveTextContent(/Line/);
    await user.click(confirm);
    expect(await screen.findByText('Show 119 confirmed payments')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('119 payments confirmed.').parentElement).toHaveFocus());
  });

  it.each([
    ['spreadsheet', 'PK\u0003\u0004\u0014\u0000a,b,c\nd,e,f'],
    ['PDF', '%PDF-1.7\na,b,c\nd,e,f'],
    ['file without headings', '20/11/2026,UPI 432100000001,979.00'],
  ])('says how to save a %s as CSV', async (_kind, content) => {
    const { user } = open();
    await upload(user, content);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^statement\.csv could not be read\. Save it as CSV in your spreadsheet program first/,
    );
    expect(screen.queryByLabelText('Column of amounts received')).not.toBeInTheDocument();
  });
});
