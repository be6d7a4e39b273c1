import { bold, dim, green, PlainFailure, red, seconds } from '../stack/terminal.mjs'
import { afterSecondRun, countsOf } from './test-results.mjs'

/** @typedef {import('./suite-kinds.mjs').Suite} Suite */
/** @typedef {import('./test-results.mjs').TestResult} TestResult */
/** @typedef {{ name: string, milliseconds: number, results: TestResult[] }} SuiteResult */

/** More files than these do not fail by chance, and running each by itself would take long. */
const mostFilesAgain = 20

/**
 * Runs suites, those of one core two at a time. All run even when one fails. With `retries`, each file that failed is run
 * once more by itself after all suites. Rejects once `interrupted` says so.
 * @param {Suite[]} suites
 * @param {{ retries: boolean, interrupted?: () => string | undefined }} how
 * @returns {Promise<SuiteResult[]>} in the order of `suites`
 */
export async function runSuites(suites, { retries, interrupted = () => undefined }) {
  const ran = new Map()
  const runSuite = async (suite) => {
    const signal = interrupted()
    if (signal) throw new PlainFailure(`Ended by ${signal}.`)
    ran.set(suite, await runOnce(suite, { retries }))
  }
  const isOfOneCore = ({ isOfOneCore: is }) => Boolean(is)
  await inLanes(suites.filter(isOfOneCore), 2, runSuite)
  await inLanes(
    suites.filter((suite) => !isOfOneCore(suite)),
    1,
    runSuite,
  )
  const results = suites.map((suite) => ran.get(suite))
  if (!retries) return results
  const after = []
  for (const [index, suite] of suites.entries()) {
    after.push(interrupted() ? results[index] : await runFailedFilesAgain(suite, results[index]))
  }
  return after
}

/** Takes suites in order, `lanes` of them at a time. */
async function inLanes(suites, lanes, runSuite) {
  const waiting = [...suites]
  const lane = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) await runSuite(suite)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const broken = (error) => [{ file: '', title: 'the suite itself', outcome: 'failed', error }]

/** @returns {Promise<SuiteResult>} */
async function runOnce(suite, how) {
  const start = performance.now()
  console.log(`${dim('…')} ${suite.name}`)
  let results = await suite.run(how).catch((error) => {
    console.log(error instanceof PlainFailure ? error.message : error)
    return broken(String(error?.message ?? error))
  })
  if (results.every(({ outcome }) => outcome === 'skipped')) results = broken('It ran no test.')
  const { failed } = countsOf(results)
  console.log(`${failed ? red('✗') : green('✓')} ${suite.name} ${dim(seconds(start))}`)
  return { name: suite.name, milliseconds: performance.now() - start, results }
}

/** @returns {Promise<SuiteResult>} */
async function runFailedFilesAgain(suite, first) {
  const failed = new Set(
    first.results.filter(({ outcome, file }) => outcome === 'failed' && file).map(({ file }) => file),
  )
  if (!suite.runsFiles || failed.size === 0 || failed.size > mostFilesAgain) return first
  let { results, milliseconds } = first
  for (const file of failed) {
    console.log(`${file} failed and is run once more`)
    const second = await runOnce({ ...suite, run: () => suite.run({ files: [file] }) }, {})
    const ofFile = (result) => result.file === file
    results = [
      ...results.filter((result) => !ofFile(result)),
      ...afterSecondRun(
        results.filter(ofFile),
        second.results.map((result) => ({ ...result, file: result.file || file })),
      ),
    ]
    milliseconds += second.milliseconds
  }
  return { ...first, milliseconds, results }
}

/**
 * The lines that end a run: each suite with its time, what was flaky with its error and files, what failed, and last
 * `N passed, N failed`.
 * @param {SuiteResult[]} suites
 */
export function summaryOf(suites) {
  const all = suites.flatMap(({ name, results }) => results.map((result) => ({ ...result, suite: name })))
  const having = (wanted) => all.filter(({ outcome }) => outcome === wanted)
  const { passed, failed } = countsOf(all)
  return [
    bold('\nSummary'),
    ...suites.map(lineOf),
    ...section('Failed', having('failed')),
    ...section('Flaky', having('flaky')),
    `\n${passed} passed, ${failed} failed`,
  ]
}

function lineOf({ name, milliseconds, results }) {
  const { passed, failed, skipped } = countsOf(results)
  const notes = [
    `${passed} passed`,
    failed ? red(`${failed} failed`) : '',
    skipped ? `${skipped} skipped` : '',
  ].filter(Boolean)
  const took = dim(`${(milliseconds / 1000).toFixed(1)} s`)
  return `  ${failed ? red('✗') : green('✓')} ${name}: ${notes.join(', ')} ${took}`
}

function section(title, results) {
  if (results.length === 0) return []
  return [
    bold(`\n${title}`),
    ...results.flatMap(({ suite, file, title: test, error = '', attachments = [] }) => [
      `  ${suite}: ${file} › ${test}`,
      ...error
        .split('\n')
        .filter(Boolean)
        .slice(0, 6)
        .map((line) => `    ${line}`),
      ...attachments.map((path) => `    ${path}`),
    ]),
  ]
}

/** What was flaky, for `.build/reports/flaky.json`. @param {SuiteResult[]} suites */
export const flakyIn = (suites) =>
  suites.flatMap(({ name, results }) =>
    results
      .filter(({ outcome }) => outcome === 'flaky')
      .map(({ file, title, error, attachments = [] }) => ({ suite: name, file, title, error, attachments })),
  )

/**
 * How often each test failed in several runs: those that failed in every run, and those that did not, which depend on
 * chance.
 * @param {SuiteResult[][]} runs
 */
export function failuresOf(runs) {
  const tests = new Map()
  for (const { name, results } of runs.flat()) {
    for (const { file, title, outcome } of results) {
      if (outcome === 'skipped') continue
      const key = `${name}: ${file} › ${title}`
      const counted = tests.get(key) ?? { failed: 0, ran: 0 }
      tests.set(key, { failed: counted.failed + (outcome === 'passed' ? 0 : 1), ran: counted.ran + 1 })
    }
  }
  const failing = [...tests].filter(([, { failed }]) => failed > 0)
  return failing
    .sort(([, a], [, b]) => b.failed - a.failed)
    .map(([key, { failed, ran }]) => `  failed ${failed} of ${ran}: ${key}`)
}
