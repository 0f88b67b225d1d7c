import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program to its end with nothing of this process's environment but its PATH; rejects when it fails. */
export const runProgram = (command: string, args: string[], cwd: string, env: Record<string, string>) =>
  promisify(execFile)(command, args, { cwd, env: { PATH: process.env['PATH'], ...env } });
