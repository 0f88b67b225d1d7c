import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildOrder, buildReturn } from '../../../testing/build-order.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

describe('the refusal of a return', () => {
  it('is sent with a reason, which its owner reads', async () => {
    const order = buildOrder({ orderStatus: 'Return requested', returns: [buildReturn()] });
    const decisions: unknown[] = [];
    apiServer.use(
      answer('POST /admin/orders/:id/return', ({ body }) => {
        decisions.push(body);
        return buildStaffOrder({ orderStatus: 'Return refused' });
      }),
    );
    const { user, main } = await openStaffOrder(buildStaffOrder(order));
    await user.click(main.getByRole('button', { name: 'Refuse return' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refuse return' }));
    await user.click(dialog.getByRole('button', { name: 'Refuse return' }));
    expect(dialog.getByLabelText('Reason (shown to the customer)')).toHaveAccessibleDescription(
      'Enter a reason. The customer will see it.',
    );
    expect(decisions).toEqual([]);
    await user.type(dialog.getByLabelText('Reason (shown to the customer)'), 'It was worn.{Enter}Twice.');
    await user.click(dialog.getByRole('button', { name: 'Refuse return' }));
    await waitFor(() => expect(decisions).toEqual([{ accepted: false, reason: 'It was worn.\nTwice.' }]));
  });

  it('shows an error of its reason below the field', async () => {
    const order = buildOrder({ orderStatus: 'Return requested', returns: [buildReturn()] });
    const fields = { reason: 'At most 300 characters.' };
    const refused = { status: 400, code: 'VALIDATION', message: 'Check the fields.', fields };
    apiServer.use(refuse('POST /admin/orders/:id/return', refused));
    const { user, main } = await openStaffOrder(buildStaffOrder(order));
    await user.click(main.getByRole('button', { name: 'Refuse return' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refuse return' }));
    const reason = dialog.getByLabelText('Reason (shown to the customer)');
    await user.type(reason, 'Worn.');
    await user.click(dialog.getByRole('button', { name: 'Refuse return' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('At most 300 characters.'));
    expect(dialog.queryByText('Check the fields.')).not.toBeInTheDocument();
  });

  it('keeps what was typed when it is closed, until it is sent', async () => {
    const order = buildOrder({ orderStatus: 'Return requested', returns: [buildReturn()] });
    apiServer.use(answer('POST /admin/orders/:id/return', () => buildStaffOrder(order)));
    const { user, main } = await openStaffOrder(buildStaffOrder(order));
    const open = async () => {
      await user.click(main.getByRole('button', { name: 'Refuse return' }));
      return within(screen.getByRole('dialog', { name: 'Refuse return' }));
    };
    const first = await open();
    await user.type(first.getByLabelText('Reason (shown to the customer)'), 'It was worn.');
    await user.click(first.getByRole('button', { name: 'Close' }));
    const second = await open();
    expect(second.getByLabelText('Reason (shown to the customer)')).toHaveValue('It was worn.');
    await user.click(second.getByRole('button', { name: 'Refuse return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await open()).getByLabelText('Reason (shown to the customer)')).toHaveValue('');
  });
});
