import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';

export const fillShop = (values, options) =>
  new Promise((resolve, reject) => {
    const seed = path.join(root, 'apps/api/dist/seed/main.js');
    const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(process.execPath, [seed, '--if-empty', ...given], {
      env: childEnv('api', values),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The seed ended with ${code}.`)),
    );
  });
