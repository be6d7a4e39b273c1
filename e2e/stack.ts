import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressesOf, startStack } from '../scripts/stack/processes.mjs'

/** Ports apart from those of `npm start`, so that both can run at once. */
const sharedPorts = { webPort: 3100, jobPostPort: 4201, partimPort: 4202, sandboxPort: 4210 }

export const stackAddress = addressesOf({ ...sharedPorts, dataDir: '' }).web
export const stackAddresses = addressesOf({ ...sharedPorts, dataDir: '' })

/** Starts the stack every journey shares, with empty data. */
export function startSharedStack() {
  return startEmptyStack(sharedPorts)
}

/** Starts a whole built stack on ports of its own, with an empty data folder. */
export function startEmptyStack(ports: typeof sharedPorts, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partim-e2e-'))
  return startStack({ ...ports, dataDir, seed: false, restart: false, env })
}
