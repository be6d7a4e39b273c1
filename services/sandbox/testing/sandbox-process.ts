import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { FakeName } from '../sandbox-settings'

/** The real sandbox in its own process, on free ports. */
export type SandboxProcess = {
  address(name: FakeName): string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts `server.ts` and resolves when every fake has said that it is ready. */
export async function spawnSandbox(dataDir: string): Promise<SandboxProcess> {
  const child = spawnServer({ DATA_DIR: dataDir, SANDBOX_PORT_BASE: '0' })
  const addresses = new Map<string, string>()
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the sandbox ended with ${code} before it was ready`)
  })
  const ready = (async () => {
    if (!child.stdout) throw new Error('the sandbox has no output')
    for await (const line of createInterface({ input: child.stdout })) {
      const [, name, address] = /^sandbox (\S+) ready at (\S+)$/.exec(line) ?? []
      if (name && address) addresses.set(name, address)
      if (addresses.has('identity')) return
    }
  })()
  await Promise.race([ready, exited])
  exited.catch(() => undefined)
  return {
    address(name) {
      const address = addresses.get(name)
      if (!address) throw new Error(`${name} did not start`)
      return address
    },
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

/** Starts the server with only these settings in its environment. */
export function spawnServer(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'services/sandbox/server.ts'], {
    env: { PATH: process.env.PATH ?? '', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
