import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { bin, root } from '../stack/run.mjs'
import { alone, command, commands, jestSuite, playwrightSuite } from './suite-kinds.mjs'

/** TypeScript 7; version 5 remains for the tools that read its syntax tree (docs/decisions/0006). */
const nativeCompiler = `${root}node_modules/typescript-native/bin/tsc`

// The tests whose outcome may differ between the databases (connections, migrations).
const partOnPglite = [
  '--testPathPatterns',
  String.raw`services/shared/(database|migrations|prepared-statements|jobs|routines)|/(journey|seed|states-in-the-database)\.test\.`,
]

// What PostgreSQL has not shown already: the sandbox, what both services do together, and the two largest groups, whose
// transactions have to do with the embedded database's single connection.
const moreOnPglite = [
  '--testPathPatterns',
  String.raw`services/sandbox/|services/[a-z-]+\.test\.|services/job-post/hiring/|services/partim/talk/`,
]

// The sandbox's own tests start it again and again, which takes long, and every journey uses it anyway.
const notTheSandbox = ['--testPathIgnorePatterns', 'services/sandbox/']

/** The tests of who may call which operation, and all `.attack.test.` files. */
const attackTests = ['--testPathPatterns', String.raw`/access(-matrix)?\.test\.|\.attack\.test\.`]

const jestProjects = (...names) => ['--selectProjects', ...names]

const onPostgres = (programs) => async () => {
  const { startPostgres } = await import('./postgres.mjs')
  const postgres = await startPostgres(programs)
  return { env: { TEST_DATABASE_URL: postgres.url }, finish: postgres.stop }
}

const inChromium = (name, choice) =>
  playwrightSuite(name, choice, async () => {
    const { installChromium } = await import('./chromium.mjs')
    const { buildAll } = await import('../stack/build.mjs')
    await installChromium()
    await buildAll()
  })

const browserProjects = (...names) => names.map((name) => `--project=${name}`)

const bench = (name, measurement, ...options) =>
  command(name, process.execPath, ['scripts/bench.mjs', measurement, ...options])

/** The suites of `npm test`. `programs` is the folder of PostgreSQL's server programs, if there is one. */
export const shortSuites = (programs) => [
  command('formatting and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
  command('generated files', process.execPath, ['scripts/generate.mjs', '--check']),
  // Next generates the types of the routes; those left by an earlier build may name pages that have moved.
  commands('types', [
    [bin('next'), ['typegen']],
    [process.execPath, [nativeCompiler, '--noEmit', '-p', '.']],
  ]),
  command('import rules', bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    ...['app', 'components', 'lib', 'validators', 'services'],
    ...['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts'],
  ]),
  command('folder rules', bin('depcruise'), ['--config', '.dependency-cruiser-folders.cjs', 'services']),
  command('dead code', bin('knip'), ['--no-progress']),
  command('messages', process.execPath, ['scripts/checks/messages.mjs']),
  command('bare texts', process.execPath, ['scripts/checks/no-bare-texts.mjs']),
  command('specification tests', process.execPath, ['scripts/checks/specification-tests.mjs']),
  jestSuite('units', jestProjects('unit')),
  jestSuite('components', jestProjects('components')),
  ...(programs
    ? [
        jestSuite('services on PostgreSQL', jestProjects('services'), notTheSandbox, onPostgres(programs)),
        jestSuite('services on PGlite, in part', jestProjects('services'), partOnPglite),
        alone(bench('credits under kills', 'ledger', '--short')),
        bench('payments under faults', 'payments', '--short'),
      ]
    : [jestSuite('services on PGlite', jestProjects('services'), notTheSandbox)]),
  alone(bench('size of first-load scripts', 'size', '--alone')),
  inChromium('journeys in Chromium', browserProjects('once', 'phone', 'desktop only')),
]

/** The files of property tests in these folders. */
const propertyTests = (...folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true }).map((file) => `${root}${folder}/${file}`),
    )
    .filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))

/** `npm test` runs them with one seed for all runs; what a new seed finds becomes a case of the test that failed. */
function propertiesWithNewSeed() {
  const seed = String(randomInt(2 ** 31))
  const properties = (where, projects, folders) =>
    jestSuite(
      `properties of ${where} with PROPERTY_SEED=${seed}`,
      jestProjects(...projects),
      ['--runTestsByPath', ...propertyTests(...folders)],
      async () => ({ env: { PROPERTY_SEED: seed }, finish: async () => {} }),
    )
  // Apart, because the runner of the services' tests sets Node's options for all processes that Jest starts.
  return [
    properties(
      'units and components',
      ['unit', 'components'],
      ['lib', 'validators', 'scripts', 'bench', 'components'],
    ),
    properties('services', ['services'], ['services']),
  ]
}

/** The suites that `npm test` leaves out (docs/decisions/0058). */
export const longSuites = (programs) => [
  ...propertiesWithNewSeed(),
  programs
    ? jestSuite('services on PGlite', jestProjects('services'), moreOnPglite)
    : jestSuite('sandbox', jestProjects('services'), ['--testPathPatterns', 'services/sandbox/']),
  alone(bench('throughput of pages', 'throughput', '--short')),
  inChromium(
    'screens and faults in Chromium',
    browserProjects(
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

/** Suites that run only when asked for by name, because the other suites contain the same tests. */
export const attackSuites = (programs) => [
  jestSuite('attacks in code', jestProjects('unit', 'components'), attackTests),
  jestSuite('attacks in code of services', jestProjects('services'), attackTests),
  ...(programs
    ? [
        jestSuite(
          'attacks in code of services, with PostgreSQL',
          jestProjects('services'),
          attackTests,
          onPostgres(programs),
        ),
      ]
    : []),
  inChromium('attacks on the running product', [...browserProjects('once', 'faults'), 'e2e/attacks/']),
]
