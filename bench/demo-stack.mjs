import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms, startPostgres } from '../scripts/checks/postgres.mjs'
import { startStack } from '../scripts/stack/processes.mjs'

/**
 * Runs a measurement on a new stack with the demo data, on PostgreSQL as in production where its server is installed; the
 * embedded database computes within the services.
 * @template Result
 * @param {(stack: Awaited<ReturnType<typeof startStack>>) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function onDemoStack(measure) {
  const programs = await postgresPrograms()
  const postgres = programs && (await startPostgres(programs))
  console.log(postgres ? 'On PostgreSQL' : 'On the embedded database')
  try {
    const stack = await startStack({
      webPort: 3500,
      jobPostPort: 4501,
      partimPort: 4502,
      sandboxPort: 4510,
      dataDir: mkdtempSync(join(tmpdir(), 'partim-bench-')),
      seed: true,
      env: postgres ? { DATABASE_URL: postgres.url } : {},
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
