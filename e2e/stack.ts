import { mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { portsOf } from '../scripts/stack/ports.mjs'
import { addressesOf, startStack } from '../scripts/stack/processes.mjs'

type Ports = { webPort: number; jobPostPort: number; partimPort: number; sandboxPort: number }

const sharedPorts = portsOf('tests') as Ports

/** Playwright's place of this worker, of which no two run at the same time. */
const place = process.env.TEST_PARALLEL_INDEX ?? '0'

type OwnStack = 'crash' | 'error-screens' | 'kept-input' | 'kept-pages' | 'maps'
type OwnWeb = 'without-gate' | 'reporting' | 'providers' | 'visitors' | 'second' | 'without-partim'

/** The ports of one test's own stack, which nothing else uses at the same time. */
export const ownPorts = (name: OwnStack) => portsOf(`${name} ${place}`) as Ports

/** The port of a test's own web server in front of the shared stack, which nothing else uses at the same time. */
export const ownWebPort = (name: OwnWeb): number => (portsOf(`${name} ${place}`) as Ports).webPort

export const stackAddresses = addressesOf({ ...sharedPorts, dataDir: '' })
export const stackAddress = stackAddresses.web

export const trackerIds = {
  GOOGLE_ANALYTICS_ID: 'G-TEST',
  GOOGLE_TAG_MANAGER_ID: 'GTM-TEST',
  CLARITY_PROJECT_ID: 'test',
}

/** Starts the stack that tests share; its only data is the demo company, whose members are colleagues. */
export function startSharedStack() {
  // Trackers are configured, so that every journey also shows that none loads without consent.
  return startNewStack(sharedPorts, trackerIds, ['job-post'], 'STACK_DATA_DIR')
}

const sharedLogFolder = () => join(process.env.STACK_DATA_DIR ?? '', 'logs')

/** What the processes of the shared stack have logged so far. */
export function sharedLogs(): string {
  const folder = sharedLogFolder()
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** A file among the logs of the shared stack, for a process that a test starts beside it. */
export const openSharedLog = (name: string): number => openSync(join(sharedLogFolder(), `${name}.log`), 'a')

/** The logs of the stacks that this process's tests started themselves. */
const ownLogFolders: string[] = []

/** Names and ends, of at most so many characters, of what all processes a test may have used have logged. */
export const logEnds = (characters: number) =>
  [sharedLogFolder(), ...ownLogFolders].flatMap((folder, index) =>
    readdirSync(folder).map((file) => ({
      name: index === 0 ? file : `own-stack-${index}-${file}`,
      end: readFileSync(join(folder, file), 'utf8').slice(-characters),
    })),
  )

/** Starts a whole built stack on its own ports, with an empty data folder. */
export const startEmptyStack = (ports: Ports, env: Record<string, string> = {}) =>
  startNewStack(ports, env, false)

function startNewStack(
  ports: Ports,
  env: Record<string, string>,
  seed: false | readonly string[],
  dataDirName?: string,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partim-e2e-'))
  // Playwright's workers inherit it.
  if (dataDirName) process.env[dataDirName] = dataDir
  else ownLogFolders.push(join(dataDir, 'logs'))
  return startStack({ ...ports, dataDir, seed, restart: false, env })
}
