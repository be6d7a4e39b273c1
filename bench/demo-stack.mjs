import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms, startPostgres } from '../scripts/checks/postgres.mjs'
import { portsOf } from '../scripts/stack/ports.mjs'
import { startStack } from '../scripts/stack/processes.mjs'

/** Where the parts of the stack listen. */
export const demoPorts = portsOf('bench')

/**
 * Runs a measurement on a new stack with the demo data, on PostgreSQL as in production where its server is installed; the
 * embedded database computes within the services.
 * @template Result
 * @param {(stack: Awaited<ReturnType<typeof startStack>>) => Promise<Result>} measure
 * @param {Record<string, string>} [more] more environment variables, for every process
 * @returns {Promise<Result>}
 */
export async function onDemoStack(measure, more = {}) {
  const programs = await postgresPrograms()
  const postgres = programs && (await startPostgres(programs))
  console.log(postgres ? 'On PostgreSQL' : 'On the embedded database')
  try {
    const stack = await startStack({
      ...demoPorts,
      dataDir: mkdtempSync(join(tmpdir(), 'partim-bench-')),
      seed: true,
      env: { ...(postgres && { DATABASE_URL: postgres.url }), ...more },
    })
    try {
      return await measure(stack)
    } finally {
      await stack.stop()
    }
  } finally {
    await postgres?.stop()
  }
}
