import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as listSearchTerms from './admin/list-search-terms.ts';
import * as synonyms from './admin/synonyms.ts';
import { searchInsightsMigrations } from './migrations.ts';
import * as recordSearchEvent from './record-search-event.ts';
import { type SearchRecorder, startSearchRecorder } from './search-recorder.ts';
import { searchSynonymSchema } from './search-synonym.model.ts';
import { searchTermSchema } from './search-term.model.ts';
import { startSynonymSync, type SynonymSync } from './synonym-sync.ts';

const defineModels = (connection: Connection) => ({
  searchTerms: connection.model('SearchTerm', searchTermSchema),
  searchSynonyms: connection.model('SearchSynonym', searchSynonymSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/context.ts' {
  interface Services {
    searchRecorder: SearchRecorder;
    synonymSync: SynonymSync;
  }
}

export const searchInsights = defineFeature({
  defineModels,
  routeModules: [recordSearchEvent, listSearchTerms, synonyms],
  migrations: searchInsightsMigrations,
  start: (context) => {
    const synonymSync = startSynonymSync(context);
    const searchRecorder = startSearchRecorder(context);
    return {
      services: { searchRecorder, synonymSync },
      loadedParts: { synonyms: synonymSync },
      stop: async () => {
        synonymSync.stop();
        await searchRecorder.stop();
      },
    };
  },
});
