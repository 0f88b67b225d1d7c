import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const runProgram = (command: string, args: string[], cwd: string, env: Record<string, string>) =>
  promisify(execFile)(command, args, { cwd, env: { PATH: process.env['PATH'], ...env } });
