import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { build } from 'esbuild'
import type { Place, Service } from './scratch-databases'
import { until } from './until'

/** The names that bundled CommonJS packages use and ES modules do not have. */
const commonJs = `
import * as bundleModule from 'node:module'
import * as bundleUrl from 'node:url'
const require = bundleModule.createRequire(import.meta.url)
const __filename = bundleUrl.fileURLToPath(import.meta.url)
const __dirname = bundleUrl.fileURLToPath(new URL('.', import.meta.url))`

/** Makes one file of a service's `testing-server.ts`, so that a process that was ended is soon there again. */
async function bundle(entryPoint: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Bundled packages halve the time until it is there again; of those left out, only PGlite is ever loaded.
    external: ['@electric-sql/pglite', 'pg-native', 'pino-pretty', 'firebase-admin'],
    banner: { js: commonJs },
    logLevel: 'error',
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

type Options = {
  /** The test file, which has a program of its own. */
  readonly test: string
  readonly service: Service
  /** Where the point to crash at is written. */
  readonly folder: string
  readonly place: Place
}

/**
 * A service in a process of its own, on a database that outlives it: a test ends it without warning, at one of its crash
 * points, and starts it again at the same address.
 */
export async function serviceProcess({ test, service, folder, place }: Options) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const program = `.build/tests/${test}-${service}.mjs`
  const crashFile = `${folder}/crash-${service}-at`
  await bundle(`services/${service}/testing-server.ts`, program)
  let child: ChildProcess | undefined
  let env: Record<string, string> = {}

  async function begin(): Promise<void> {
    const own = spawn(process.execPath, [program], {
      env: {
        PATH: process.env.PATH ?? '',
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: place.url,
        DATA_DIR: place.folder,
        TEST_CRASH_FILE: crashFile,
        ...env,
      } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child = own
    await until(async () => {
      if (own.exitCode !== null) throw new Error(`the ${service} service ended`)
      return (await fetch(`${address}/readyz`).catch(() => null))?.ok
    })
  }

  const isGone = () => child === undefined || child.exitCode !== null || child.signalCode !== null

  return {
    address,
    /** Starts it with settings besides its address and database, which it keeps. */
    async start(settings: Record<string, string>): Promise<void> {
      env = settings
      await begin()
    },
    /** Does something during which the process ends at a point, and starts it again after `whileGone`. */
    async crashingAt(
      point: string,
      work: () => Promise<unknown>,
      whileGone: () => Promise<unknown> = async () => {},
    ): Promise<void> {
      writeFileSync(crashFile, point)
      await work().catch(() => undefined)
      await until(isGone)
      if (child?.signalCode !== 'SIGKILL') throw new Error(`the ${service} service ended by itself`)
      await whileGone()
      await begin()
    },
    async end(): Promise<void> {
      if (!child || isGone()) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

export type ServiceProcess = Awaited<ReturnType<typeof serviceProcess>>
