import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { oneFailed, onePassed, sum, formatSummary } from './outcome.js';
import { readJest } from './read-jest.js';
import { readPlaywright } from './read-playwright.js';
import { failureReport, runTestSteps } from './run-test-steps.js';

describe('the verdict', () => {
  it('names what was skipped only when something was', () => {
    expect(formatSummary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(formatSummary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });
  it('adds up', () => {
    const total = sum([onePassed, oneFailed('a', 'why'), onePassed]);
    expect(total).toEqual({ passed: 2, failed: 1, skipped: 0, failures: [{ name: 'a', message: 'why' }] });
  });
});

describe('run test steps', () => {
  const quiet = { say: () => {} };
  it('goes on after a failure, but not with what needs the failed step', async () => {
    const ran = [];
    const step = (name, outcome, needs) => ({
      name,
      needs,
      run: async () => {
        ran.push(name);
        return outcome;
      },
    });
    const steps = [
      step('lint', oneFailed('lint', 'x')),
      step('build', oneFailed('build', 'x')),
      step('unit', onePassed),
      step('browser', onePassed, ['build']),
    ];
    const total = await runTestSteps(steps, quiet);
    expect(ran).toEqual(['lint', 'build', 'unit']);
    expect(total).toMatchObject({ passed: 1, failed: 3 });
    expect(total.failures.at(-1).message).toBe('Not run, because build failed.');
  });
  it('takes a step that throws for a failure', async () => {
    const steps = [{ name: 'lint', run: () => Promise.reject(new Error('no such program')) }];
    expect(await runTestSteps(steps, quiet)).toMatchObject({ failed: 1 });
  });
  it('says the seconds of each', async () => {
    const lines = [];
    const times = [0, 1_500];
    const steps = [{ name: 'lint', run: async () => onePassed }];
    await runTestSteps(steps, { say: (line) => lines.push(line), now: () => times.shift() });
    expect(lines.at(-1)).toBe('lint: 1 passed, 0 failed in 1.5 s');
  });
  it('repeats what failed, readably, and ends with all names', () => {
    const report = failureReport([
      { name: 'a', message: 'one\ntwo' },
      { name: 'b', message: 'three' },
    ]);
    expect(report).toMatch(/^\n {2}✗ a\n {4}one\n {4}two\n\n {2}✗ b\n {4}three\n/);
    expect(report).toMatch(/\n\nFailed:\n {2}✗ a: one\n {2}✗ b: three$/);
  });
});

const jestReport = (testResults, more = {}) => ({
  numPassedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults,
  ...more,
});

describe('read jest', () => {
  it('counts tests, and names those that failed by file', () => {
    const results = [
      {
        name: '/root/apps/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mexpected\u001b[0m'] },
        ],
      },
    ];
    const report = jestReport(results, { success: false, numPendingTests: 1, numTodoTests: 1 });
    expect(readJest(report, '/root')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: [{ name: 'apps/a.test.ts › two', message: 'expected' }],
    });
  });
  it('counts a file that cannot be run as one failure', () => {
    const results = [
      { name: '/root/a.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    ];
    expect(readJest(jestReport(results, { success: false }), '/root')).toMatchObject({
      failed: 1,
      failures: [{ name: 'a.test.ts', message: 'no module' }],
    });
  });
  it('is not green when the run failed for another reason', () => {
    expect(readJest(jestReport([], { success: false }), '/root').failed).toBe(1);
  });
});

describe('read playwright', () => {
  const spec = (title, status, results = []) => ({ title, tests: [{ status, results }] });
  it('counts journeys in every depth', () => {
    const report = {
      errors: [],
      suites: [
        {
          title: 'order.spec.ts',
          specs: [spec('buys', 'expected'), spec('later', 'skipped')],
          suites: [
            {
              title: 'on a phone',
              specs: [spec('buys', 'unexpected', [{ errors: [{ message: 'no button' }] }])],
            },
          ],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [{ name: 'order.spec.ts › on a phone › buys', message: 'no button' }],
    });
  });
  it('shows the page of a failure', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'page-')), 'error-context.md');
    writeFileSync(path, '# Instructions\n\n# Page snapshot\n\n- main: Cart\n\n# Test source\n\nclick()');
    const failed = { errors: [{ message: 'no button' }], attachments: [{ name: 'error-context', path }] };
    const suites = [{ title: 'a', specs: [spec('b', 'unexpected', [failed])] }];
    expect(readPlaywright({ suites }).failures).toEqual([
      { name: 'a › b', message: 'no button\n# Page snapshot\n\n- main: Cart' },
    ]);
  });
  it('takes a test that passed on a retry only for a failure', () => {
    const suites = [{ title: 'a', specs: [spec('b', 'flaky')] }];
    expect(readPlaywright({ suites }).failed).toBe(1);
  });
  it('counts a shop that did not start', () => {
    expect(readPlaywright({ suites: [], errors: [{ message: 'no MongoDB' }] })).toMatchObject({
      failed: 1,
      failures: [{ name: 'browser tests', message: 'no MongoDB' }],
    });
  });
});
