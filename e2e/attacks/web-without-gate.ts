import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnotherWeb } from '../another-web'
import { webWithoutGatePort } from '../stack'

const noMiddleware = { version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }

/**
 * The same built web server with its middleware taken out (a copy whose manifest names none), in front of the
 * shared stack's services: what it still refuses, pages and handlers refuse on their own.
 */
export async function startWebWithoutGate() {
  const folder = mkdtempSync(join(tmpdir(), 'partim-no-gate-'))
  cpSync('.next/standalone', folder, { recursive: true })
  writeFileSync(join(folder, '.next/server/middleware-manifest.json'), JSON.stringify(noMiddleware))
  const web = await startAnotherWeb({ port: webWithoutGatePort, folder })
  return {
    address: web.address,
    async stop() {
      await web.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
