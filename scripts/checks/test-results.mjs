import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../stack/run.mjs'

/**
 * What became of one test. `flaky`: it failed and then passed, and counts as passed. `file` is relative to the
 * repository; `attachments` are files kept about a failure, relative to it as well.
 *
 * @typedef {'passed' | 'failed' | 'flaky' | 'skipped'} Outcome
 * @typedef {{ file: string, title: string, outcome: Outcome, error?: string, attachments?: string[] }} TestResult
 */

const inRepository = (path) => relative(root, path)
const plainText = (text = '') => stripVTControlCharacters(text).trim()

const jestOutcomes = { passed: 'passed', failed: 'failed' }

/** The results in Jest's JSON report. A file that could not be loaded is one failed test. @returns {TestResult[]} */
export function jestResults(report) {
  return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap((tested) => {
    const file = inRepository(tested.name)
    const results = tested.assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      outcome: jestOutcomes[status] ?? 'skipped',
      ...(status === 'failed' ? { error: plainText(failureMessages.join('\n')) } : {}),
    }))
    const failedOutsideTests =
      tested.status === 'failed' && !results.some(({ outcome }) => outcome === 'failed')
    return failedOutsideTests
      ? [...results, { file, title: 'the file itself', outcome: 'failed', error: plainText(tested.message) }]
      : results
  })
}

const playwrightOutcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' }

/** The results in Playwright's JSON report; an error outside all tests is one failed test. @returns {TestResult[]} */
export function playwrightResults(report) {
  const { suites, errors = [], config } = JSON.parse(readFileSync(report, 'utf8'))
  const inFile = (path) => inRepository(`${config.rootDir}/${path}`)
  const outside = errors.map(({ message }) => ({
    file: '',
    title: 'outside all tests',
    outcome: 'failed',
    error: plainText(message),
  }))
  return [...suites.flatMap((suite) => specsOf(suite, [])), ...outside]

  function specsOf({ suites: groups = [], specs }, titles) {
    return [
      ...specs.flatMap((spec) => spec.tests.map((test) => resultOf(spec, test, titles))),
      ...groups.flatMap((group) => specsOf(group, [...titles, group.title])),
    ]
  }

  function resultOf(spec, { projectName, status, results }, titles) {
    const failure = results.find((result) => ['failed', 'timedOut', 'interrupted'].includes(result.status))
    return {
      file: inFile(spec.file),
      title: [projectName, ...titles, spec.title].filter(Boolean).join(' › '),
      outcome: playwrightOutcomes[status] ?? 'skipped',
      ...(failure && status !== 'expected'
        ? {
            error: plainText(failure.errors.map(({ message }) => message).join('\n')),
            attachments: failure.attachments.flatMap(({ path }) => (path ? [inRepository(path)] : [])),
          }
        : {}),
    }
  }
}

/** How many passed, flaky ones among them, failed and were skipped. @param {TestResult[]} results */
export function countsOf(results) {
  const count = (...outcomes) => results.filter(({ outcome }) => outcomes.includes(outcome)).length
  return { passed: count('passed', 'flaky'), failed: count('failed'), skipped: count('skipped') }
}

/**
 * The results of a file that failed and was run again by itself: failed if anything failed again, otherwise what failed
 * the first time is flaky.
 * @param {TestResult[]} first
 * @param {TestResult[]} second
 * @returns {TestResult[]}
 */
export function afterSecondRun(first, second) {
  if (second.length === 0) return first
  if (second.some(({ outcome }) => outcome === 'failed')) return second
  const flaky = first
    .filter(({ outcome }) => outcome === 'failed')
    .map((result) => ({ ...result, outcome: 'flaky' }))
  const titles = new Set(flaky.map(({ title }) => title))
  return [...second.filter(({ title }) => !titles.has(title)), ...flaky]
}
