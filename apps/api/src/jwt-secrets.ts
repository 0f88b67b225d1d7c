import type { Config } from './config.ts';

export const jwtSecretsOf = ({
  jwtSecret,
  previousJwtSecret,
}: Pick<Config, 'jwtSecret' | 'previousJwtSecret'>): string[] =>
  previousJwtSecret === undefined ? [jwtSecret] : [jwtSecret, previousJwtSecret];
