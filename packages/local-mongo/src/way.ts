export type Log = (line: string) => void;

export type FoundMongo = { uri: string } | { binary: string };

/** One way of coming to a MongoDB. `find` rejects with the reason, in words for a person, when it does not work. */
export type Way = { name: string; find: (log: Log) => Promise<FoundMongo> };
