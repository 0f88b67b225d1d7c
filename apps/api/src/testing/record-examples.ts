import { contract } from '@e-store/shared/contract';
import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import type { Example, Examples } from '../platform/openapi/json-schema.ts';
import { allSamples } from './all-samples.ts';
import { startGatewayShop } from './start-gateway-shop.ts';
import { TEST_NOW, type TestShop } from './start-test-shop.ts';
import { toExample } from './to-example.ts';

const PARALLEL_SHOPS = 4;

export async function recordExamples(known: Examples): Promise<Record<string, Example>> {
  const endpoints: readonly Endpoint[] = contract;
  const found = new Map(Object.entries(known));
  const waiting = endpoints.filter((one) => !found.has(nameOf(one))).values();
  const runLane = async () => {
    for (const endpoint of waiting) {
      const shop = await startGatewayShop({ startsAt: TEST_NOW });
      found.set(nameOf(endpoint), await record(shop, endpoint).finally(() => shop.stop()));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_SHOPS }, runLane));
  const inOrder = endpoints.map(nameOf).map((name) => [name, found.get(name)] as const);
  return Object.fromEntries(inOrder.flatMap(([name, example]) => (example ? [[name, example]] : [])));
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

async function record(shop: TestShop, { method, path }: Endpoint): Promise<Example> {
  const sample = await allSamples(() => shop)[`${method} ${path}`]?.();
  if (!sample) throw new Error(`Add a sample of ${method} ${path}.`);
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  const request = sample.agent[verb](API_PREFIX + sample.path);
  const answer = await (sample.body ? request.send(sample.body) : request);
  if (!answer.ok)
    throw new Error(`The sample of ${method} ${path} is answered ${answer.status}: ${answer.text}`);
  return toExample(sample, answer);
}
