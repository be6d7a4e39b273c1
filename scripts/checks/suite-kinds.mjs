import { rmSync } from 'node:fs'
import process from 'node:process'
import { bin, root, run } from '../stack/run.mjs'
import { jestResults, playwrightResults } from './test-results.mjs'

export const reports = `${root}.build/reports`

/**
 * A part of the checks. `run` answers what became of each test and rejects where the suite itself broke down. With
 * `files` it runs these alone; a suite without `runsFiles` repeats what failed by its own means, or not at all where
 * `retries` is false.
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {boolean} [isOfOneCore] it runs beside another such suite
 * @property {boolean} [runsFiles]
 * @property {(how: { files?: string[], retries?: boolean }) => Promise<import('./test-results.mjs').TestResult[]>} run
 */

/** A suite that is one command, which passes or fails as a whole. @returns {Suite} */
export const command = (name, program, args) => commands(name, [[program, args]])

/** Commands that run one after the other and are one test. @returns {Suite} */
export const commands = (name, calls) => ({
  name,
  isOfOneCore: true,
  runsFiles: true,
  run: async () => {
    for (const [program, args] of calls) {
      const { code, output } = await run(program, args, { allowFailure: true })
      if (code === 0) continue
      console.log(output)
      const error = output.trimEnd().split('\n').slice(-20).join('\n')
      return [
        { file: name, title: `${program.split('/').at(-1)} ${args.join(' ')}`, outcome: 'failed', error },
      ]
    }
    return [{ file: name, title: name, outcome: 'passed' }]
  },
})

/** Has the machine to itself. @param {Suite} suite @returns {Suite} */
export const alone = (suite) => ({ ...suite, isOfOneCore: false })

/**
 * Tests in Jest. `choice` selects them by Jest's own arguments; `prepare` starts what they need and answers their
 * environment and how to end it.
 * @param {string} name
 * @param {string[]} choice
 * @param {() => Promise<{ env: Record<string, string>, finish: () => Promise<void> }>} [prepare]
 * @param {string[]} [project] the arguments that stay when single files are chosen
 * @returns {Suite}
 */
export function jestSuite(
  name,
  project,
  choice = [],
  prepare = async () => ({ env: {}, finish: async () => {} }),
) {
  return {
    name,
    runsFiles: true,
    run: async ({ files } = {}) => {
      const { env, finish } = await prepare()
      const report = reportOf(name)
      rmSync(report, { force: true })
      try {
        const chosen = files ? ['--runTestsByPath', ...files.map((file) => `${root}${file}`)] : choice
        const { code, output } = await run(
          bin('jest'),
          [...project, ...chosen, '--json', `--outputFile=${report}`, '--silent=false'],
          { env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env }, allowFailure: true },
        )
        if (code !== 0) process.stdout.write(withoutJson(output))
        return withCrash(jestResults(report), code)
      } finally {
        await finish()
      }
    },
  }
}

/** Jest prints its JSON report even when it also writes it to a file; people need only the other lines. */
const withoutJson = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')

/**
 * Tests in Playwright, which runs a test that failed once more itself, and keeps what tells about the failure.
 * @param {string} name
 * @param {string[]} choice
 * @param {() => Promise<void>} prepare
 * @returns {Suite}
 */
export function playwrightSuite(name, choice, prepare) {
  return {
    name,
    run: async ({ retries = true } = {}) => {
      await prepare()
      const report = reportOf(name)
      rmSync(report, { force: true })
      const output = `--output=${report.replace(/\.json$/, '')}`
      const again = retries ? [] : ['--retries=0']
      // Playwright refuses to run where Jest's mark is, as in the test of these suites.
      const { code } = await run(
        bin('playwright'),
        ['test', '--reporter=list,json', output, ...again, ...choice],
        {
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0', JEST_WORKER_ID: undefined },
          show: true,
          allowFailure: true,
        },
      )
      return withCrash(playwrightResults(report), code)
    },
  }
}

const reportOf = (name) => `${reports}/${name.replaceAll(/\W+/g, '-')}.json`

/** A program that says it failed while no test did has broken down. */
function withCrash(results, code) {
  if (code === 0 || results.some(({ outcome }) => outcome === 'failed')) return results
  throw new Error(`The program ended with ${code}, and no test failed.`)
}
