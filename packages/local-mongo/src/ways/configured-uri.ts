import { BadSetting } from '../errors.ts';
import type { LocalMongoConfig } from '../config.ts';
import type { MongoSource } from '../mongod-version.ts';

export function configuredUri(config: Pick<LocalMongoConfig, 'configuredUri'>): MongoSource {
  return {
    name: 'MONGODB_URI',
    find: async () => {
      const uri = config.configuredUri;
      if (!uri) throw new Error('not set');
      if (!/^mongodb(\+srv)?:\/\/[^/\s]/.test(uri)) {
        throw new BadSetting('MONGODB_URI must begin with mongodb:// or mongodb+srv:// and name a host.');
      }
      return { uri };
    },
  };
}
