export type Log = (line: string) => void;

export type FoundMongo = { uri: string } | { binary: string };

/** A source of a MongoDB. `find` rejects with a readable reason when it does not work. */
export type MongoSource = { name: string; find: (log: Log) => Promise<FoundMongo> };
