import type { ClientSession, Connection, Model, Schema } from 'mongoose';

const PRODUCT_WRITTEN = 'productWritten';

const pending = new WeakMap<ClientSession, Set<string>>();

/** After the transaction and before the writer continues. Aborted writes also emit. */
export function emitProductWrites(schema: Schema): void {
  const queries: ('updateOne' | 'findOneAndUpdate' | 'replaceOne' | 'deleteOne')[] = [
    'updateOne',
    'findOneAndUpdate',
    'replaceOne',
    'deleteOne',
  ];
  schema.post(queries, { document: false, query: true }, function () {
    const { _id: id } = this.getFilter();
    if (id !== undefined) emitWrite(this.model.db, String(id), this.getOptions().session);
  });
  // Runs before the bulk write, so the end of the transaction must emit.
  schema.pre('bulkWrite', function (operations, { session } = {}) {
    if (!session?.inTransaction())
      throw new Error('A bulk of products is written in a transaction, so that it is told of when it holds.');
    for (const operation of operations) {
      if (!('updateOne' in operation)) throw new Error('A bulk of products is one of `updateOne`s.');
      emitWrite(this.db, String(operation.updateOne.filter['_id']), session);
    }
  });
  schema.post('save', function () {
    emitWrite((this.constructor as Model<unknown>).db, String(this._id), this.$session());
  });
}

function emitWrite(connection: Connection, id: string, session: ClientSession | null | undefined): void {
  if (!session?.inTransaction()) return void connection.emit(PRODUCT_WRITTEN, id);
  const ids = pending.get(session) ?? new Set();
  ids.add(id);
  if (pending.has(session)) return;
  pending.set(session, ids);
  session.once('ended', () => ids.forEach((each) => connection.emit(PRODUCT_WRITTEN, each)));
}

export function onProductWritten(connection: Connection, listen: (id: string) => void): () => void {
  connection.on(PRODUCT_WRITTEN, listen);
  return () => connection.off(PRODUCT_WRITTEN, listen);
}
