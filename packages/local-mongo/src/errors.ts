export class BadSetting extends Error {}

export class MongoNotFound extends Error {
  constructor(failures: string[]) {
    super(
      [
        'No MongoDB could be found or fetched. Tried:',
        ...failures.map((failure, index) => `  ${index + 1}. ${failure}`),
        'Any one of these helps:',
        '  - set MONGODB_URI to a replica set that runs already',
        '  - install mongod (8.0.17 or newer; 6.0 will do for a trial) and put it on the PATH, or name it in MONGOD_BINARY',
        '  - run the shop with Docker: docker compose up',
      ].join('\n'),
    );
  }
}

export class DataDirInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data directory ${folder} is in use by process ${pid}: stop that one first, or choose another DATA_DIR.`,
    );
  }
}

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken, MongoDB cannot listen there.`);
  }
}

export class MongodFailed extends Error {}
