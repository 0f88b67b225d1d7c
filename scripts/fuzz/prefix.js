/** Of every path in the document (its `servers`). */
export const API_PREFIX = '/api/v1';
