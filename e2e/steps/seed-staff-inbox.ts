import { expect, type APIRequestContext } from '@playwright/test';
import { CONSENT } from '@e-store/shared/newsletter/consent';

const COMPLAINT = {
  subject: 'complaint',
  name: 'Venkatanarasimharajuvaripeta Lakshminarayanan',
  email: 'venkatanarasimharaju.lakshminarayanan@example.com',
  message: 'The bank says that nothing is on the way: https://bank.example/0123456789/0123456789/0123456789',
};

/** A message, a subscriber and a reported review, which the demo shop lacks. */
export async function seedStaffInbox(request: APIRequestContext, product: string): Promise<void> {
  const { reviews }: { reviews: { _id: string }[] } = await (
    await request.get(`/api/v1/product/${product}/reviews`)
  ).json();
  const email = COMPLAINT.email;
  for (const [path, data] of [
    ['contact', COMPLAINT],
    ['newsletter', { email, consent: CONSENT.version }],
    [`review/${reviews[0]?._id}/report`, { reason: 'off-topic' }],
  ] as const)
    expect((await request.post(`/api/v1/${path}`, { data })).status(), path).toBe(200);
}
