import { jest } from '@jest/globals';
import type { Model } from 'mongoose';

/** Change streams of a collection that are opened from now on tell nothing at all, as on a line that was cut somewhere. */
export function silenceStreams<Record>({ collection }: Pick<Model<Record>, 'collection'>) {
  const watch = collection.watch.bind(collection);
  return jest.spyOn(collection, 'watch').mockImplementation((...asked: Parameters<typeof watch>) => {
    const stream = watch(...asked);
    // Once whoever opened it listens.
    queueMicrotask(() => stream.removeAllListeners('change').removeAllListeners('resumeTokenChanged'));
    return stream;
  });
}
