import { BadSetting } from '../errors.ts';
import type { LocalMongoConfig } from '../config.ts';
import type { Way } from '../way.ts';

export function givenUri(config: Pick<LocalMongoConfig, 'givenUri'>): Way {
  return {
    name: 'MONGODB_URI',
    find: async () => {
      const uri = config.givenUri;
      if (!uri) throw new Error('not set');
      if (!/^mongodb(\+srv)?:\/\/[^/\s]/.test(uri)) {
        throw new BadSetting('MONGODB_URI must begin with mongodb:// or mongodb+srv:// and name a host.');
      }
      return { uri };
    },
  };
}
