import type { Contract } from './contract.ts';
import type { EndpointInput, EndpointResponse } from './endpoint.ts';

export type ApiCallKey = keyof Contract;
export type ApiInput<Key extends ApiCallKey> = EndpointInput<Contract[Key]>;
export type ApiResponse<Key extends ApiCallKey> = EndpointResponse<Contract[Key]>;

export type VersionOf<Key extends ApiCallKey> = Contract[Key] extends { versioned: { isOptional: true } }
  ? { version?: number | undefined }
  : Contract[Key] extends { versioned: object }
    ? { version: number }
    : unknown;

export type CallArguments<Input, Options> = keyof Input extends never
  ? [input?: Record<string, never>, options?: Options]
  : [input: Input, options?: Options];

/** Copied, so that browsers do not load the contract's schemas. */
const PREFIX = '/api/v1';

export function toRequestLine(key: ApiCallKey, params: Record<string, string> = {}) {
  const [method, path = ''] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method, url: PREFIX + filled };
}
