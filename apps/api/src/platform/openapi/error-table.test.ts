import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contract } from '@e-store/shared/contract';
import type { Endpoint } from '@e-store/shared/endpoint';
import { ERROR_CODES, type ErrorCode } from '@e-store/shared/error-body';
import { ERROR_TABLE } from '@e-store/shared/error-table';

const source = new URL('../..', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|seed|openapi)\//.test(file),
);

function argumentsFrom(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1)
    depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  return text.slice(start, end);
}

/** `new AppError(409, 'CODE'`, `super(404, 'CODE'` and `new ConflictError(…, 'CODE'`, by default `CONFLICT`. */
const thrown = files.flatMap((file) => {
  const text = readFileSync(new URL(file, source), 'utf8');
  const withStatus = [...text.matchAll(/(?:new AppError|super)\(\s*(\d{3}),\s*'([A-Z_]+)'/g)].map(
    ([, status, code]): [string, string, number] => [file, code!, Number(status)],
  );
  const conflicts = [...text.matchAll(/new ConflictError\(/g)].map(
    ({ 0: { length }, index }): [string, string, number] => [
      file,
      /,\s*'([A-Z_]+)'/.exec(argumentsFrom(text, index + length))?.[1] ?? 'CONFLICT',
      409,
    ],
  );
  return [...withStatus, ...conflicts];
});

describe('the table of errors', () => {
  it('has every code, each with a meaning and what to do', () => {
    expect(Object.keys(ERROR_TABLE).toSorted()).toEqual([...ERROR_CODES].toSorted());
    for (const { meaning, remedy } of Object.values(ERROR_TABLE)) {
      expect(meaning).toMatch(/^[A-Z].*\.$/);
      expect(remedy).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('has the status of each code that is answered anywhere', () => {
    expect(thrown.length).toBeGreaterThan(40);
    const unknown = thrown.filter(
      ([, code, status]) => !ERROR_TABLE[code as ErrorCode]?.status.includes(status),
    );
    expect(unknown).toEqual([]);
  });

  it('names each format of a file that `Accept` may exclude', () => {
    const formats = contract.flatMap((endpoint: Endpoint) => endpoint.responseType ?? []);
    expect(formats.length).toBeGreaterThan(0);
    for (const format of formats) expect(ERROR_TABLE.NOT_ACCEPTABLE.meaning).toContain(`\`${format}\``);
  });

  it('has no code that is answered nowhere', () => {
    const answered = new Set([...thrown.map(([, code]) => code), 'INTERNAL']);
    expect(ERROR_CODES.filter((code) => !answered.has(code))).toEqual([]);
  });
});
