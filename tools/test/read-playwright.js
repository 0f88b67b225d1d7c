import { readFileSync } from 'node:fs';
import { oneFailed, sum } from './outcome.js';

const specsOf = (suite, titles = []) => {
  const path = [...titles, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...path, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
};

const messageOf = (test) =>
  test.results
    .flatMap(({ errors = [], error }) => (errors.length > 0 ? errors : error ? [error] : []))
    .map(({ message }) => message)
    .join('\n') || 'no reason given';

/** The accessibility tree that Playwright writes at a failure. */
const pageOf = (test) =>
  test.results
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ name, path }) => name === 'error-context' && path)
    .map(({ path }) => readFileSync(path, 'utf8').replace(/^[^]*?(?=# Page snapshot)/, ''))
    .map((page) => `\n${page.split('\n# Test source')[0].trim()}`)
    .join('');

/** Flaky tests count as failed. */
export const readPlaywright = (report) => {
  const tests = report.suites
    .flatMap((suite) => specsOf(suite))
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, name: spec.name })));
  const count = (wanted) => tests.filter(({ status }) => status === wanted).length;
  return sum([
    { passed: count('expected'), failed: 0, skipped: count('skipped'), failures: [] },
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => oneFailed(test.name, messageOf(test) + pageOf(test))),
    ...(report.errors ?? []).map(({ message }) => oneFailed('browser tests', message)),
  ]);
};
