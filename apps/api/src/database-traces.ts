import { kindOf, type Span, type Tracing } from '@e-store/server/tracing';
import type { mongo } from 'mongoose';

const isName = (value: unknown): value is string => typeof value === 'string';

/** What a command is about: its collection. Of what is asked for, and of what is written, nothing is looked at. */
function collectionOf({ commandName, command }: mongo.CommandStartedEvent): string | undefined {
  const target: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  return isName(target) ? target : undefined;
}

/**
 * Each command as a part of what it is asked for: a call, a job, a mail. What goes on by itself, as change streams and the
 * looks into the outbox do, is no part of anything and leaves no span. The client tells of commands only where it was
 * opened with `monitorCommands`.
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
      span.fail(kindOf(failure));
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
