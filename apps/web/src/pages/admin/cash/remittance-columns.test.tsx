import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const CSV = [
  'पार्सल,राशि,तारीख,संदर्भ',
  '149081234567,979.00,28/11/2026,UTIBN1',
  '149081234568,943.60,28/11/2026,UTIBN1',
].join('\n');

it('columns that staff chose stay when they name a courier whose last file had others', async () => {
  const ages = (['0-3', '4-7', '8-15', 'over-15'] as const).map((age) => ({ age, orders: 0, owed: 0 }));
  const columns = { tracking: 'Shipment', amount: 'Net', reference: 'संदर्भ' };
  const couriers = [{ name: 'Parcel One', columns, orders: 0, owed: 0, ages }];
  apiServer.use(answer('GET /admin/cash', { couriers, orders: [], owed: 0, total: 0, page: 1, limit: 25 }));
  const { user } = renderRoutes('/admin/dashboard/cash', { user: buildUser({ role: 'Admin' }) });
  const file = new File([CSV], 'cod.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Remittance file (CSV)'), file);
  const tracking = await screen.findByLabelText('Tracking number (AWB)');
  expect(
    screen.getByText(/Choose the column of tracking numbers or order numbers above\.$/),
  ).toBeInTheDocument();
  await user.selectOptions(tracking, 'पार्सल');
  await user.selectOptions(screen.getByLabelText('Amount paid to you'), 'राशि');
  await user.type(screen.getByLabelText('Courier'), 'Parcel One');
  expect(tracking).toHaveDisplayValue('पार्सल');
  expect(screen.getByLabelText('UTR')).toHaveDisplayValue('संदर्भ');
  expect(screen.getByText('2 rows of 2 can be matched.')).toBeInTheDocument();
});
