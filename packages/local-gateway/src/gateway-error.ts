type ErrorDetails = {
  status?: number;
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
  metadata?: Record<string, string>;
};

/** As documented, for every refusal. */
export type ErrorBody = {
  error: {
    code: string;
    description: string;
    source: string;
    step: string;
    reason: string;
    field?: string;
    metadata: Record<string, string>;
  };
};

export class GatewayError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(description: string, details: ErrorDetails = {}) {
    super(description);
    this.name = 'GatewayError';
    this.status = details.status ?? 400;
    this.body = {
      error: {
        code: this.status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
        description,
        source: details.source ?? 'business',
        step: details.step ?? 'payment_initiation',
        reason: details.reason ?? 'input_validation_failed',
        ...(details.field !== undefined && { field: details.field }),
        metadata: details.metadata ?? {},
      },
    };
  }
}
