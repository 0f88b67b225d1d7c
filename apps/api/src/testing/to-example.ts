import type { Response } from 'supertest';
import type { Example } from '../platform/openapi/json-schema.ts';
import type { Sample } from './product-samples.ts';

const TOKEN = 'a-token-of-forty-three-characters-0123456789';

/** Different ids stay different. */
function createNormaliser() {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    const known = ids.get(id) ?? `66f0c0de${String(ids.size + 1).padStart(16, '0')}`;
    ids.set(id, known);
    return known;
  };
  return (text: string) =>
    text
      .replace(/\b[0-9a-f]{24}\b/g, idOf)
      .replace(/shopper-[0-9a-f-]{36}@/g, 'shopper@')
      .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'f6b7c1d2-3a4b-4c5d-8e6f-7a8b9c0d1e2f')
      .replace(/\b2099-11-\d\dT[\d:.]+Z/g, '2026-11-20T06:30:00.000Z')
      .replace(/\b(order|pay|rfnd)_\w{14}\b/g, '$1_EKwxwAgItmmXdp')
      .replace(/(?<="(?:proof)":")[0-9a-f]{64}/g, 'a1b2'.repeat(16))
      .replace(/http:\/\/127\.0\.0\.1:\d+(?=\/v1\/checkout\.js)/g, 'https://checkout.razorpay.com')
      .replace(/(?<="created_at":)\d+/g, '1795156200')
      .replace(/\bCODE-[0-9A-F]{8}\b/g, 'CODE-1A2B3C4D')
      .replace(/\bdiwali-[0-9a-f]{6}\b/gi, (code) => (code.startsWith('d') ? 'diwali-2026' : 'DIWALI-2026'))
      .replace(/\b0[.-]\d{8,}\b/g, '2026')
      .replace(/\b\d{13}\.[\w-]{43}(?=")/g, `4106615400000.${TOKEN}`)
      .replace(/\beyJ[\w-]+(\.[\w-]+){2}/g, TOKEN)
      .replace(/(?<=["=])[A-Z2-7]{32}(?=["&])/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
      .replace(/"[a-z2-7]{4}(-[a-z2-7]{4}){2}"/g, createCounter())
      .replace(/(?<="code":")\d{6}(?=")/g, '123456')
      .replace(/(?<="tax":)25\d/g, '250')
      .replace(/(?<=Mon to Sat, )\d+/g, '1')
      .replace(/(?<="freeBytes":)\d+/g, '41000000000')
      .replace(/(?<="totalBytes":)\d+/g, '80000000000')
      .replace(/(?<="answeredInMs":)\d+/g, '2')
      .replace(/(?<="clockAheadMs":)-?\d+/g, '0')
      .replace(/(?<=["/])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])((?=[\w-]*\d)[\w-]{32,}|[\w-]{43})(?=["/])/g, TOKEN);
}

function createCounter(): () => string {
  let count = 0;
  return () => `"${'abcdefghij'[count++ % 10]?.repeat(4) ?? ''}-2345-wxyz"`;
}

export function toExample({ path, body }: Sample, answer: Response): Example {
  const { header: sent = {} } = answer.request as unknown as { header?: Record<string, unknown> };
  const ifMatch = sent['if-match'] ?? sent['If-Match'];
  const example: Example = {
    path,
    ...(typeof ifMatch === 'string' && { ifMatch }),
    ...(body && !(body instanceof Uint8Array) && { body }),
    status: answer.status,
    // A file has no example.
    ...(!(answer.body instanceof Uint8Array) && { answer: answer.body }),
  };
  return JSON.parse(createNormaliser()(JSON.stringify(example))) as Example;
}

export const toShape = ({ path, ifMatch, body, status }: Example): unknown => ({
  path: path.replace(/\d+/g, '0'),
  hasIfMatch: ifMatch !== undefined,
  body: toKinds(body),
  status,
});

const toKinds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toKinds);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toKinds(inner)]));
};
