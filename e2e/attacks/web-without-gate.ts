import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnotherWeb } from '../another-web'
import { ownWebPort } from '../stack'

const noMiddleware = { version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }

/**
 * Starts a copy of the built web server without its middleware (removed from the copy's manifest), in front of the
 * shared stack's services. What this server refuses is refused by the pages and handlers themselves.
 */
export async function startWebWithoutGate() {
  const folder = mkdtempSync(join(tmpdir(), 'partim-no-gate-'))
  cpSync('.next/standalone', folder, { recursive: true })
  writeFileSync(join(folder, '.next/server/middleware-manifest.json'), JSON.stringify(noMiddleware))
  const web = await startAnotherWeb({ port: ownWebPort('without-gate'), folder })
  return {
    address: web.address,
    async stop() {
      await web.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
