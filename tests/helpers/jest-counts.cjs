const { writeFileSync } = process.getBuiltinModule('node:fs');

/** Ends with plain counts, and leaves them for `npm test` to add up. */
module.exports = class JestCounts {
  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed`);
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }
};
