import { mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { addressesOf, startStack } from '../scripts/stack/processes.mjs'

type Ports = { webPort: number; jobPostPort: number; partimPort: number; sandboxPort: number }

/**
 * The ports of a test stack, which differ from those of `npm start`. PORT_OFFSET moves all of them, so that two
 * checkouts can be tested at the same time.
 */
function testPorts(webPort: number, firstServicePort: number): Ports {
  const offset = Number(process.env.PORT_OFFSET ?? 0)
  const services = firstServicePort + offset
  return {
    webPort: webPort + offset,
    jobPostPort: services + 1,
    partimPort: services + 2,
    sandboxPort: services + 10,
  }
}

const sharedPorts = testPorts(3100, 4200)

/** The tests that start their own stack; these run at the same time as the shared one and as each other. */
const ownStacks = ['crash', 'error-screens', 'kept-input', 'kept-pages', 'maps'] as const

/** The ports of one test's own stack, which no other stack uses. */
export function portsOf(name: (typeof ownStacks)[number]): Ports {
  const place = ownStacks.indexOf(name) + 1
  return testPorts(3100 + 50 * place, 4200 + 100 * place)
}

export const stackAddresses = addressesOf({ ...sharedPorts, dataDir: '' })
export const stackAddress = stackAddresses.web
export const webWithoutGatePort = sharedPorts.webPort + 1
export const reportingWebPort = sharedPorts.webPort + 2
export const providersWebPort = sharedPorts.webPort + 3
export const visitorsWebPort = sharedPorts.webPort + 4
export const secondWebPort = sharedPorts.webPort + 5

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
