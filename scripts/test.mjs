/**
 * `npm test` runs the checks, from formatting to journeys in a browser. All suites run even when one fails, so that one
 * run shows every failure; the last line is `N passed, N failed`. What fails runs once more, by itself; what then passes
 * counts as passed and is named as flaky, here and in `.build/reports/flaky.json` (docs/decisions/0124).
 *
 * `npm run test:long` runs the suites that take long and seldom find a fault that `npm test` missed
 * (docs/decisions/0058).
 *
 * `npm test -- journeys` (any part of a suite's name) runs only the suites whose name contains it.
 * `npm test -- attacks` runs only the tests of access rules and of attacks, which are otherwise part of other suites.
 * `npm test -- --repeat 5 journeys` runs suites several times and tells how often each test failed.
 * `--busy` keeps one core counting meanwhile, as another program would.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkNode, installPackages } from './stack/install.mjs'
import { signalRunning } from './stack/run.mjs'
import { bold, PlainFailure, red } from './stack/terminal.mjs'

const { values: options, positionals } = readArguments()
const only = positionals.join(' ')

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: { long: { type: 'boolean' }, repeat: { type: 'string' }, busy: { type: 'boolean' } },
  })
}

async function chosenSuites() {
  const { postgresPrograms } = await import('./checks/postgres.mjs')
  const { attackSuites, longSuites, shortSuites } = await import('./checks/suites.mjs')
  const programs = await postgresPrograms()
  const suites = options.long
    ? longSuites(programs)
    : [...shortSuites(programs), ...(only.startsWith('attack') ? attackSuites(programs) : [])]
  const chosen = suites.filter((suite) => suite.name.includes(only))
  if (chosen.length === 0) throw new PlainFailure(`No suite's name contains "${only}".`)
  return chosen
}

async function main() {
  checkNode()
  const times = Number(options.repeat ?? 1)
  if (!Number.isInteger(times) || times < 1) throw new PlainFailure('--repeat takes a number of runs.')
  await installPackages()
  const { flakyIn, failuresOf, runSuites, summaryOf } = await import('./checks/run-suites.mjs')
  const { reports } = await import('./checks/suite-kinds.mjs')
  const { countsOf } = await import('./checks/test-results.mjs')
  mkdirSync(reports, { recursive: true })
  const chosen = await chosenSuites()
  let interruptedBy
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // Each suite ends the processes it started, once the command it waits for has ended.
    process.on(signal, () => {
      interruptedBy = signal
      signalRunning(signal)
    })
  }
  if (options.busy) keepOneCoreBusy()
  const runs = []
  for (let run = 1; run <= times; run++) {
    if (times > 1) console.log(bold(`\nRun ${run} of ${times}`))
    const suites = await runSuites(chosen, { retries: times === 1, interrupted: () => interruptedBy })
    for (const line of summaryOf(suites)) console.log(line)
    runs.push(suites)
  }
  writeFileSync(`${reports}/flaky.json`, `${JSON.stringify(runs.flatMap(flakyIn), null, 2)}\n`)
  const { passed, failed } = countsOf(runs.flat().flatMap(({ results }) => results))
  if (times > 1) {
    const failures = failuresOf(runs)
    console.log(bold(`\nIn ${times} runs`))
    for (const line of failures.length > 0 ? failures : ['  every test passed every time']) console.log(line)
    console.log(`\n${passed} passed, ${failed} failed`)
  }
  process.exitCode = failed > 0 ? 1 : 0
}

/** Until this process ends. */
function keepOneCoreBusy() {
  const counting = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  counting.unref()
  process.once('exit', () => counting.kill('SIGKILL'))
}

main().catch((error) => {
  console.error(error instanceof PlainFailure ? red(error.message) : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
})
