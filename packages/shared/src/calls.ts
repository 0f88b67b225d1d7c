import type { Contract } from './contract.ts';
import type { EndpointInput, EndpointResponse } from './endpoint.ts';

/** `GET /product/:id`: how a call is named by clients. */
export type ApiCallKey = keyof Contract;
export type ApiInput<Key extends ApiCallKey> = EndpointInput<Contract[Key]>;
export type ApiResponse<Key extends ApiCallKey> = EndpointResponse<Contract[Key]>;

/** The input of a call may be left out where it has none. */
export type CallArguments<Input, Options> = keyof Input extends never
  ? [input?: Record<string, never>, options?: Options]
  : [input: Input, options?: Options];

/** The API's prefix, `API_PREFIX` of the contract, whose module browsers must not load for it. */
const PREFIX = '/api/v1';

/** `GET /product/:id` with its params → method and URL. The contract's schemas are not needed at run time. */
export function toRequestLine(key: ApiCallKey, params: Record<string, string> = {}) {
  const [method, path = ''] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method, url: PREFIX + filled };
}
