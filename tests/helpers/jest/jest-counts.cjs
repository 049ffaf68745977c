const { writeFileSync } = process.getBuiltinModule('node:fs');
const path = process.getBuiltinModule('node:path');

/** Ends with plain counts, and leaves them for `npm test` to add up, with the time of each file. */
module.exports = class JestCounts {
  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const times = results.testResults.map(({ testFilePath, perfStats }) => [
      path.relative(process.cwd(), testFilePath),
      perfStats.end - perfStats.start,
    ]);
    console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed`);
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify({ ...counts, times }));
  }
};
