import { SEARCH_RETENTION_DAYS } from '@e-store/shared/search-insights/search-terms';
import { ensureCollections, type Migration } from '../../platform/database/migrations/migration.ts';

const DAY_S = 24 * 60 * 60;

const searchTermsAndSynonyms: Migration = {
  name: '092-search-terms-and-synonyms',
  up: async (connection) => {
    await ensureCollections(connection, ['searchTerms', 'searchSynonyms']);
    await connection.collection('searchTerms').createIndexes([
      { key: { day: 1, term: 1 }, unique: true },
      { key: { searchedAt: 1 }, expireAfterSeconds: SEARCH_RETENTION_DAYS * DAY_S },
    ]);
    await connection.collection('searchSynonyms').createIndex({ word: 1 }, { unique: true });
  },
};

export const searchInsightsMigrations = [searchTermsAndSynonyms];
