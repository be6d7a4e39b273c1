/**
 * `npm test` runs the checks, from formatting to journeys in a browser. All suites run even when one fails, so that one
 * run shows every failure; the last line is `N passed, N failed`.
 *
 * `npm run test:long` runs the suites that take long and seldom find a fault that `npm test` missed
 * (docs/decisions/0058).
 *
 * `npm test -- journeys` (any part of a suite's name) runs only the suites whose name contains it.
 * `npm test -- attacks` runs only the tests of access rules and of attacks, which are otherwise part of other suites.
 */
import { mkdirSync, rmSync } from 'node:fs'
import process from 'node:process'
import { checkNode, installPackages } from './stack/install.mjs'
import { bin, root, run, signalRunning } from './stack/run.mjs'
import { bold, dim, green, PlainFailure, red, seconds } from './stack/terminal.mjs'

const isLong = process.argv[2] === '--long'
const only = process.argv[isLong ? 3 : 2] ?? ''
const reports = `${root}.build/reports`

/** A suite that is one command and uses one core: it passes or fails as a whole, and runs beside another such suite. */
const command = (name, program, args) => ({
  name,
  isOfOneCore: true,
  run: async () => {
    await run(program, args)
    return { passed: 1, failed: 0, skipped: 0 }
  },
})

/** Marks a command that needs the machine to itself. */
const alone = (suite) => ({ ...suite, isOfOneCore: false })

function jestSuite(name, projects, prepare = async () => ({ env: {}, choice: [], finish: async () => {} })) {
  return {
    name,
    run: async () => {
      const { jestCounts } = await import('./checks/counts.mjs')
      const { env, choice: files, finish } = await prepare()
      const file = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`
      try {
        const choice = ['--selectProjects', ...projects, ...files]
        const report = ['--json', `--outputFile=${file}`, '--silent=false']
        const { code, output } = await run(bin('jest'), [...choice, ...report], {
          env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env },
          allowFailure: true,
        })
        const counts = jestCounts(file)
        if (code !== 0) process.stdout.write(withoutJson(output))
        return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
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

/** TypeScript 7; version 5 remains for the tools that read its syntax tree (docs/decisions/0006). */
const nativeCompiler = `${root}node_modules/typescript-native/bin/tsc`

const types = {
  name: 'types',
  isOfOneCore: true,
  run: async () => {
    // Next generates the types of the routes; those left by an earlier build may name pages that have moved.
    await run(bin('next'), ['typegen'])
    await run(process.execPath, [nativeCompiler, '--noEmit', '-p', '.'])
    return { passed: 1, failed: 0, skipped: 0 }
  },
}

// The tests whose outcome may differ between the databases (connections, migrations).
const partOnPglite = [
  '--testPathPatterns',
  String.raw`services/shared/(database|migrations|prepared-statements|outbox|routines)|/(journey|seed|states-in-the-database)\.test\.`,
]

// What PostgreSQL has not shown already: the sandbox, what both services do together, and the two largest groups, whose
// transactions have to do with the embedded database's single connection.
const moreOnPglite = [
  '--testPathPatterns',
  String.raw`services/sandbox/|services/[a-z-]+\.test\.|services/job-post/hiring/|services/partim/talk/`,
]

// The sandbox's own tests start it again and again, which takes long, and every journey uses it anyway.
const notTheSandbox = ['--testPathIgnorePatterns', 'services/sandbox/']

const onPglite = (choice) => async () => ({ env: {}, choice, finish: async () => {} })

const onPostgres =
  (programs, choice = []) =>
  async () => {
    const { startPostgres } = await import('./checks/postgres.mjs')
    const postgres = await startPostgres(programs)
    return { env: { TEST_DATABASE_URL: postgres.url }, choice, finish: postgres.stop }
  }

function playwrightSuite(name, choice = []) {
  return {
    name,
    run: async () => {
      const { installChromium } = await import('./checks/chromium.mjs')
      const { buildAll } = await import('./stack/build.mjs')
      const { playwrightCounts } = await import('./checks/counts.mjs')
      await installChromium()
      await buildAll()
      const file = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`
      rmSync(file, { force: true })
      const { code } = await run(bin('playwright'), ['test', '--reporter=list,json', ...choice], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' },
        show: true,
        allowFailure: true,
      })
      const counts = playwrightCounts(file)
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
    },
  }
}

/** The tests of who may call which operation, and all `.attack.test.` files. */
const attackTests = ['--testPathPatterns', String.raw`/access(-matrix)?\.test\.|\.attack\.test\.`]

/** Suites that run only when asked for by name, because the other suites contain the same tests. */
function attacks(programs) {
  return [
    jestSuite('attacks in code', ['unit', 'components', 'services'], onPglite(attackTests)),
    ...(programs
      ? [jestSuite('attacks in code, with PostgreSQL', ['services'], onPostgres(programs, attackTests))]
      : []),
    playwrightSuite('attacks on the running product', [...projects('once', 'faults'), 'e2e/attacks/']),
  ]
}

const projects = (...names) => names.map((name) => `--project=${name}`)

/** The suites that `npm test` leaves out (docs/decisions/0058). */
const longSuites = (programs) => [
  programs
    ? jestSuite('services on PGlite', ['services'], onPglite(moreOnPglite))
    : jestSuite('sandbox', ['services'], onPglite(['--testPathPatterns', 'services/sandbox/'])),
  playwrightSuite(
    'screens and faults in Chromium',
    projects(
      'faults',
      'other journeys of a phone',
      'screens',
      'screens of a phone',
      'keyboard of a phone',
      'desktop',
      'keyboard of a desktop',
    ),
  ),
]

async function suites() {
  const { postgresPrograms } = await import('./checks/postgres.mjs')
  const programs = await postgresPrograms()
  if (isLong) return longSuites(programs)
  return [
    command('formatting and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    command('generated files', process.execPath, ['scripts/generate.mjs', '--check']),
    types,
    command('import rules', bin('depcruise'), [
      '--config',
      '.dependency-cruiser.cjs',
      ...[
        'app',
        'components',
        'lib',
        'validators',
        'services',
        'middleware.ts',
        'instrumentation.ts',
        'instrumentation-client.ts',
      ],
    ]),
    command('folder rules', bin('depcruise'), ['--config', '.dependency-cruiser-folders.cjs', 'services']),
    command('dead code', bin('knip'), ['--no-progress']),
    command('messages', process.execPath, ['scripts/checks/messages.mjs']),
    command('specification tests', process.execPath, ['scripts/checks/specification-tests.mjs']),
    jestSuite('units', ['unit']),
    jestSuite('components', ['components']),
    ...(programs
      ? [
          jestSuite('services on PostgreSQL', ['services'], onPostgres(programs, notTheSandbox)),
          jestSuite('services on PGlite, in part', ['services'], onPglite(partOnPglite)),
        ]
      : [jestSuite('services on PGlite', ['services'], onPglite(notTheSandbox))]),
    ...(programs
      ? [
          alone(command('credits under kills', process.execPath, ['scripts/bench.mjs', 'ledger', '--short'])),
          command('payments under faults', process.execPath, ['scripts/bench.mjs', 'payments', '--short']),
        ]
      : []),
    alone(command('size of first-load scripts', process.execPath, ['scripts/bench.mjs', 'size', '--alone'])),
    alone(command('throughput of pages', process.execPath, ['scripts/bench.mjs', 'throughput', '--short'])),
    playwrightSuite('journeys in Chromium', projects('once', 'phone', 'desktop only')),
    ...(only.startsWith('attack') ? attacks(programs) : []),
  ]
}

async function main() {
  checkNode()
  await installPackages()
  mkdirSync(reports, { recursive: true })
  const chosen = (await suites()).filter((suite) => suite.name.includes(only))
  if (chosen.length === 0) throw new PlainFailure(`No suite's name contains "${only}".`)
  let interruptedBy
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // Each suite ends the processes it started, once the command it waits for has ended.
    process.on(signal, () => {
      interruptedBy = signal
      signalRunning(signal)
    })
  }
  const results = new Map()
  const runSuite = async (suite) => {
    if (interruptedBy) throw new PlainFailure(`Ended by ${interruptedBy}.`)
    results.set(suite, await resultOf(suite))
  }
  await takeTurns(
    chosen.filter(({ isOfOneCore }) => isOfOneCore),
    2,
    runSuite,
  )
  await takeTurns(
    chosen.filter(({ isOfOneCore }) => !isOfOneCore),
    1,
    runSuite,
  )
  summarise(chosen.map((suite) => results.get(suite)))
}

/** Runs all suites in order, `atOnce` of them at a time. */
async function takeTurns(suites, atOnce, runSuite) {
  const waiting = [...suites]
  const lane = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) await runSuite(suite)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function resultOf(suite) {
  const start = performance.now()
  console.log(`${dim('…')} ${suite.name}`)
  const counts = await suite.run().catch((error) => {
    console.log(error instanceof PlainFailure ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  if (counts.passed + counts.failed === 0) {
    console.log(red(`${suite.name} ran nothing, which counts as a failure`))
    counts.failed = 1
  }
  console.log(`${counts.failed ? red('✗') : green('✓')} ${suite.name} ${dim(seconds(start))}`)
  return { name: suite.name, took: seconds(start), ...counts }
}

function summarise(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(bold('\nSummary'))
  for (const { name, passed, failed, skipped, took } of results) {
    const notes = [
      `${passed} passed`,
      failed ? red(`${failed} failed`) : '',
      skipped ? `${skipped} skipped` : '',
    ]
    console.log(
      `  ${failed ? red('✗') : green('✓')} ${name}: ${notes.filter(Boolean).join(', ')} ${dim(took)}`,
    )
  }
  process.exitCode = total('failed') > 0 ? 1 : 0
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
}

main().catch((error) => {
  console.error(error instanceof PlainFailure ? red(error.message) : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
})
