import type { Config } from './config.ts';

/** The current `JWT_SECRET`, and the previous one where it is set. */
export const jwtSecretsOf = ({
  jwtSecret,
  previousJwtSecret,
}: Pick<Config, 'jwtSecret' | 'previousJwtSecret'>): string[] =>
  previousJwtSecret === undefined ? [jwtSecret] : [jwtSecret, previousJwtSecret];
