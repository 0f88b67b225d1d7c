import { expect, it } from '@jest/globals';
import { chooseAmountColumn, leftOutLines, readCredits } from './read-statement.ts';

const readFile = (...lines: string[]) => {
  const [headings = [], ...rows] = lines.map((line) => line.split(','));
  const file = { headings, rows, lines: [] };
  return readCredits(file, chooseAmountColumn(file, [])).map(({ amount }) => amount);
};

it('takes no debit of a statement that says so in a column, and none for the balance', () => {
  const rows = ['20/11,UPI/432198765432,979.00,DR,10.00,CR', '20/11,UPI/432198765433,699.00,CR,709.00,CR'];
  expect(readFile('Date,Description,Amount,Dr / Cr,Balance,Dr / Cr', ...rows)).toEqual([699]);
});

it('takes the amount, not the column that says debit or credit', () => {
  const rows = ['UPI/432198765432,Debit,979.00,1.00', 'UPI/432198765433,Credit,699.00,700.00'];
  expect(readFile('Narration,Debit/Credit,Amount,Balance', ...rows)).toEqual([699]);
});

it('takes the credits of an account that is overdrawn', () => {
  const rows = ['UPI/432198765432,979.00,,500.00,Dr', 'UPI/432198765433,,699.00,199.00,Cr'];
  expect(readFile('Narration,Withdrawal,Deposit,Balance,Dr/Cr', ...rows)).toEqual([699]);
});

it('takes no debit when a total below the rows says neither', () => {
  const rows = ['UPI/432198765432,979.00,DR', 'UPI/432198765433,699.00,CR', 'UPI/432198765434,50.00,CR'];
  expect(readFile('Narration,Amount(INR),DR/CR', ...rows, 'Closing balance,1000.00,')).toEqual([699, 50]);
});

it('knows deposits and withdrawals', () => {
  const rows = ['UPI/432198765432,Withdrawal,979.00', 'UPI/432198765433,Deposit,699.00'];
  expect(readFile('Narration,Type,Amount', ...rows)).toEqual([699]);
});

it('prefers the credits to the debits', () => {
  const rows = ['UPI/432198765432,979.00,', 'UPI/432198765433,,699.00'];
  expect(readFile('Narration,Dr Amount,Cr Amount', ...rows)).toEqual([699]);
});

it('leaves out no debit of a statement that says so in a column', () => {
  const headings = ['Narration', 'Amount', 'Dr/Cr'];
  const rows = [
    ['UPI/432198765432', '979.00', 'DR'],
    ['Cash', '699.00', 'CR'],
    ['UPI/432198765433', '699.00', 'CR'],
  ];
  const file = { headings, rows, lines: [2, 3, 4] };
  expect(leftOutLines(file, 1, readCredits(file, 1))).toEqual([3]);
});
