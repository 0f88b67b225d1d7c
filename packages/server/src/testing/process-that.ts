import { setTimeout as wait } from 'node:timers/promises';
import { runUntilStopped, StartError } from '../run-until-stopped.ts';

const [, , behaviour] = process.argv;
const say = (words: string) => process.stdout.write(`${words}\n`);

await runUntilStopped(async () => {
  if (behaviour === 'is set up wrongly') throw new StartError('WEB_PORT must be a port from 0 to 65535');
  const life = setInterval(() => {}, 1000);
  return {
    url: 'http://127.0.0.1:9',
    log: { fatal: ({ err }, message) => say(`${message}: ${String(err)}`) },
    stop: async () => {
      clearInterval(life);
      await wait(50);
      say('what ran is finished');
    },
  };
});
say('running');
if (behaviour === 'throws')
  setTimeout(() => {
    throw new Error('a slip');
  });
if (behaviour === 'rejects') void Promise.reject(new Error('a slip'));
