import { SEARCH_RETENTION_DAYS } from '@e-store/shared/search-insights/search-terms';
import { indexMigration } from '../../platform/database/migrations/migration.ts';

const DAY_S = 24 * 60 * 60;

export const searchInsightsMigrations = [
  indexMigration('092-search-terms-and-synonyms', {
    searchTerms: [
      { key: { day: 1, term: 1 }, unique: true },
      { key: { searchedAt: 1 }, expireAfterSeconds: SEARCH_RETENTION_DAYS * DAY_S },
    ],
    searchSynonyms: [{ key: { word: 1 }, unique: true }],
  }),
];
