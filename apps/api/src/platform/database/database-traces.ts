import { errorKind, type Span, type Tracing } from '@e-store/server/tracing';
import type { mongo } from 'mongoose';

const isName = (value: unknown): value is string => typeof value === 'string';

/** Queries and values are never recorded. */
function collectionOf({ commandName, command }: mongo.CommandStartedEvent): string | undefined {
  const target: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  return isName(target) ? target : undefined;
}

/**
 * Each command is a child of its call, job or mail. Background work such as change streams leaves no span.
 * Requires `monitorCommands`.
 */
export function traceCommands(client: mongo.MongoClient, tracing: Tracing): void {
  const underWay = new Map<number, Span>();
  const end = (requestId: number, failure?: Error & { code?: unknown }) => {
    const span = underWay.get(requestId);
    if (!span) return;
    underWay.delete(requestId);
    if (failure) {
      span.set({
        'db.response.status_code': typeof failure.code === 'number' ? String(failure.code) : undefined,
      });
      span.fail(errorKind(failure));
    }
    span.end();
  };
  client
    .on('commandStarted', (event) => {
      if (!tracing.isRecording()) return;
      const { commandName, databaseName, requestId, address } = event;
      const collection = collectionOf(event);
      const [, host, port] = /^(.*):(\d+)$/.exec(address) ?? [];
      const span = tracing.begin(collection ? `${commandName} ${collection}` : commandName, {
        kind: 'client',
        attributes: {
          'db.system.name': 'mongodb',
          'db.namespace': databaseName,
          'db.collection.name': collection,
          'db.operation.name': commandName,
          'server.address': host,
          'server.port': port === undefined ? undefined : Number(port),
        },
      });
      underWay.set(requestId, span);
    })
    .on('commandSucceeded', ({ requestId }) => end(requestId))
    .on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}
