import { jest } from '@jest/globals';
import type { Model } from 'mongoose';

export function silenceStreams<Record>({ collection }: Pick<Model<Record>, 'collection'>) {
  const watch = collection.watch.bind(collection);
  return jest.spyOn(collection, 'watch').mockImplementation((...asked: Parameters<typeof watch>) => {
    const stream = watch(...asked);
    queueMicrotask(() => stream.removeAllListeners('change').removeAllListeners('resumeTokenChanged'));
    return stream;
  });
}
