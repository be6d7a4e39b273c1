import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Counts of a Jest run from its JSON report. @returns {Counts} */
export function jestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // A suite that fails to load counts as a failed suite but reports no failed test.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

/** Counts of a Playwright run from its JSON report. @returns {Counts} */
export function playwrightCounts(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    skipped: stats.skipped,
  }
}
