import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from './config.ts';
import { PortTaken } from './errors.ts';
import { findMongod } from './find-mongod.ts';
import { freePort } from './free-port.ts';
import { startOnPort } from './start-on-port.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { defaultSources } from './default-sources.ts';

jest.setTimeout(120_000);

const folder = temporaryFolder();

async function optionsFor(port: number) {
  const found = await findMongod(
    defaultSources(readConfig({ ...readConfig().environment, MONGODB_URI: '' })),
    () => {},
  );
  if (!('binary' in found)) throw new Error('There is no mongod to start.');
  return { binary: found.binary, dbPath: mkdtempSync(join(folder, 'data-')), port, log: () => {} };
}

describe('mongod on a port that another program took a moment before', () => {
  let occupier: Server;
  let taken: number;
  beforeAll(async () => {
    occupier = createServer().listen(0, '127.0.0.1');
    await once(occupier, 'listening');
    taken = (occupier.address() as AddressInfo).port;
  });
  afterAll(() => void occupier.close());

  it('goes to another', async () => {
    const find = jest.fn(freePort).mockResolvedValueOnce(taken);
    const { address, stop } = await startOnPort(await optionsFor(0), find);
    await stop();
    expect(find).toHaveBeenCalledTimes(2);
    expect(address).not.toBe(`127.0.0.1:${taken}`);
  });

  it('says so when it was to be that one', async () => {
    const find = async () => taken;
    await expect(startOnPort(await optionsFor(taken), find)).rejects.toThrow(PortTaken);
  });

  it('says so when all are taken', async () => {
    const find = jest.fn(async () => taken);
    await expect(startOnPort(await optionsFor(0), find)).rejects.toThrow(PortTaken);
    expect(find).toHaveBeenCalledTimes(5);
  });
});

it('waits for another mongod that still locks the data', async () => {
  const options = await optionsFor(0);
  const first = await startOnPort(options);
  const second = startOnPort(options);
  await first.stop();
  const { address, stop } = await second;
  await stop();
  expect(address).not.toBe(first.address);
});
