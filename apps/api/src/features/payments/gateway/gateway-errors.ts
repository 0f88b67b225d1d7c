/** The gateway did not answer, or answered 5xx or 429. The call may have been processed; the caller may repeat it. */
export class GatewayUnavailable extends Error {
  /** Undefined when no answer came. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'GatewayUnavailable';
    this.status = status;
  }
}

/** The gateway answered 4xx: repeating the same call does not help. */
export class GatewayRefused extends Error {
  readonly status: number;
  readonly code: string;
  /** In the words of the gateway, for logs and staff. */
  readonly description: string;

  constructor(
    call: string,
    { status, code, description }: Pick<GatewayRefused, 'status' | 'code' | 'description'>,
  ) {
    super(`${call} was refused with ${status}: ${description}`);
    this.name = 'GatewayRefused';
    this.status = status;
    this.code = code;
    this.description = description;
  }
}
