import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import process from 'node:process'
import { expect } from '@playwright/test'
import { openSharedLog, stackAddresses } from './stack'

type WebOptions = {
  readonly port: number
  /** The folder of the built server: that of `npm start`, unless a test uses a changed copy. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts another web server in front of the shared stack's services, with its own settings. */
export async function startAnotherWeb({ port, folder = '.next/standalone', env = {} }: WebOptions) {
  const address = `http://localhost:${port}`
  const log = openSharedLog(`web-${port}`)
  const child = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: 'localhost',
      APP_URL: address,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(stackAddresses.identity).host,
      SESSION_KEYS_URL: `${stackAddresses.identity}/sandbox/keys`,
      ID_TOKEN_KEYS_URL: `${stackAddresses.identity}/sandbox/keys`,
      JOB_POST_API_URL: stackAddresses.jobPost,
      PARTIM_API_URL: stackAddresses.partim,
      COMPANY_REGISTRY_URL: stackAddresses.registry,
      ...env,
    },
  })
  closeSync(log)
  const isUp = () =>
    fetch(`${address}/api/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { message: `the web server on ${port} answers`, timeout: 15_000 }).toBe(true)

  return {
    address,
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}
