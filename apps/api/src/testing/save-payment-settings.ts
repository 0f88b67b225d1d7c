import type { PaymentsSettings } from '@e-store/shared/store/settings';
import { DEFAULT_PAYMENTS } from '../features/store/settings-fields.ts';
import type { TestShop } from './start-test-shop.ts';

/** The other settings are the defaults. */
export async function savePaymentSettings(
  admin: ReturnType<TestShop['agent']>,
  changes: Partial<PaymentsSettings>,
): Promise<void> {
  const { body } = await admin.get('/api/v1/admin/settings').expect(200);
  await admin
    .put('/api/v1/admin/settings/payments')
    .set('if-match', `"${body.versions.payments}"`)
    .send({ ...DEFAULT_PAYMENTS, upiPayeeName: 'Test shop', ...changes })
    .expect(200);
}
