import type { Config } from './config.ts';

export const listJwtSecrets = ({
  jwtSecret,
  previousJwtSecret,
}: Pick<Config, 'jwtSecret' | 'previousJwtSecret'>): string[] =>
  previousJwtSecret === undefined ? [jwtSecret] : [jwtSecret, previousJwtSecret];
