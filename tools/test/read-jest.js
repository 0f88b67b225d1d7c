import { oneFailed, sum } from './outcome.js';

/** A file that cannot run is one failure. */
export const readJest = (report, root) => {
  const nameOf = (file) => file.replace(`${root}/`, '');
  const failedTests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        oneFailed(`${nameOf(file)} › ${fullName}`, failureMessages.join('\n')),
      ),
  );
  const brokenFiles = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name: file, message }) => oneFailed(nameOf(file), message));
  const others = {
    passed: report.numPassedTests,
    failed: 0,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [],
  };
  const outcome = sum([others, ...failedTests, ...brokenFiles]);
  // A run can fail without a failed test, in global setup or without tests.
  return report.success === false && outcome.failed === 0
    ? sum([outcome, oneFailed('jest', 'The run failed; see its output above.')])
    : outcome;
};
