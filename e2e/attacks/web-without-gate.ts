import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect } from '@playwright/test'
import { webWithoutGatePort as port, stackAddresses } from '../stack'

const noMiddleware = { version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }

/**
 * The same built web server with its middleware taken out (a copy whose manifest names none), in front of the
 * shared stack's services: what it still refuses, pages and handlers refuse on their own.
 */
export async function startWebWithoutGate() {
  const folder = mkdtempSync(join(tmpdir(), 'partim-no-gate-'))
  cpSync('.next/standalone', folder, { recursive: true })
  writeFileSync(join(folder, '.next/server/middleware-manifest.json'), JSON.stringify(noMiddleware))

  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: 'ignore',
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
    },
  })
  const isUp = () =>
    fetch(`${address}/api/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { message: 'the web server without its gate answers', timeout: 15_000 }).toBe(true)

  return {
    address,
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}
