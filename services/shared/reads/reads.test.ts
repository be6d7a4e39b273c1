import { Type } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { postgresPrograms, startPostgres, startReplica } from '@/scripts/checks/postgres.mjs'
import { type Database, type OpenDatabase, openDatabase } from '../database'
import { UserDirectory } from '../identity/user-directory'
import { usualLimits } from '../rate-limit/limits'
import { createService, type ServiceApp } from '../service'
import { testClient } from '../testing/client'
import { type TestIssuer, testIssuer } from '../testing/issuer'
import { MemoryIdentity } from '../testing/memory-identity'
import { testSettings } from '../testing/settings'
import { testDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { recentWrites } from './table'

const migrations = 'services/job-post/migrations'
const plenty = { max: 1_000_000, seconds: 60 }

const rowsOf = async (db: Database, statement: string) =>
  ((await db.execute(statement)) as unknown as { rows: Record<string, unknown>[] }).rows

/** An instance of a service that keeps notes, and tells from where it read them. */
async function instanceOn(database: OpenDatabase, issuer: TestIssuer) {
  const { db } = database
  const identity = new MemoryIdentity()
  for (const uid of ['writer', 'reader']) identity.add(uid)
  const app = await createService({
    name: 'notes',
    settings: testSettings(issuer),
    database,
    users: new UserDirectory(identity),
    kind: 'employer',
    limits: { ...usualLimits, write: plenty, visitorWrite: plenty },
    checks: {},
    register: (scope) => {
      const params = Type.Object({ text: Type.String() })
      const config = { access: 'identified' } as const
      scope.put('/notes/:text', { config, schema: { params } }, async ({ params: { text } }, reply) => {
        await db.execute(sql`insert into notes values (${text})`)
        return reply.code(204).send(null)
      })
      scope.get('/notes', { config }, async (request) => {
        const rows = await rowsOf(
          await request.reads(),
          `select pg_is_in_recovery() as replica, array(select text from notes) as texts`,
        )
        return rows[0]
      })
    },
  })
  const ask = testClient(await app.listen({ host: '127.0.0.1', port: 0 }), issuer)
  return {
    app,
    write: (text: string) => ask(`PUT /notes/${text}`, { as: 'writer' }),
    read: async (as = 'reader') => {
      const { status, json } = await ask('GET /notes', { as })
      return { status, replica: json.replica as boolean, texts: json.texts as string[] }
    },
  }
}

type Instance = Awaited<ReturnType<typeof instanceOn>>

let issuer: TestIssuer
beforeAll(async () => {
  issuer = await testIssuer()
})
afterAll(() => issuer.close())

test('without a replica reads go to the database, and nobody is noted', async () => {
  const database = await testDatabase(migrations)
  await database.db.execute('create table notes (text text)')
  const { app, write, read } = await instanceOn(database, issuer)
  await write('first')
  expect(await read('writer')).toEqual({ status: 200, replica: false, texts: ['first'] })
  expect(await database.db.select().from(recentWrites)).toEqual([])
  await app.close()
  await database.close()
})

const programs = process.env.TEST_DATABASE_URL ? await postgresPrograms() : undefined
const withReplica = programs ? describe : describe.skip

withReplica('with a streaming replica and two instances', () => {
  type Server = Awaited<ReturnType<typeof startReplica>>
  let primary: Server
  let replica: Server
  const databases: OpenDatabase[] = []
  let apps: ServiceApp[] = []
  let one: Instance
  let other: Instance
  /** A connection to the replica of the test's own. */
  let standby: OpenDatabase['db']
  let closeStandby: () => Promise<void>

  async function openStandby() {
    const { Pool } = (await import('pg')).default
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const pool = new Pool({ connectionString: replica.url, max: 1 })
    pool.on('error', () => {})
    standby = drizzle({ client: pool })
    closeStandby = () => pool.end()
  }

  beforeAll(async () => {
    primary = await startPostgres(programs ?? '')
    replica = await startReplica(programs ?? '', primary.url)
    for (let count = 0; count < 2; count += 1) {
      databases.push(await openDatabase({ url: primary.url, readUrl: replica.url, folder: '', migrations }))
    }
    const [first, second] = databases as [OpenDatabase, OpenDatabase]
    await first.db.execute('create table notes (text text)')
    ;[one, other] = [await instanceOn(first, issuer), await instanceOn(second, issuer)]
    apps = [one.app, other.app]
    await openStandby()
  })

  afterAll(async () => {
    await closeStandby()
    for (const app of apps) await app.close()
    for (const { close } of databases) await close()
    await replica.stop()
    await primary.stop()
  })

  const onPrimary = (statement: string) => (databases[0] as OpenDatabase).db.execute(statement)

  /** Reads until an answer comes from there; every answer must be one. Answers how many seconds it took. */
  async function secondsUntil(replicaAnswers: boolean, from: Instance = other): Promise<number> {
    const start = performance.now()
    await until(async () => {
      const { status, replica: isReplica } = await from.read()
      expect(status).toBe(200)
      return isReplica === replicaAnswers
    })
    return (performance.now() - start) / 1_000
  }

  beforeEach(async () => {
    await onPrimary('delete from notes')
    await onPrimary('delete from recent_writes')
    await Promise.all([secondsUntil(true, one), secondsUntil(true, other)])
  })

  test('an account that has just written reads what it wrote, in every instance, and nobody else waits for it', async () => {
    await standby.execute('select pg_wal_replay_pause()')
    expect((await one.write('mine')).status).toBe(204)
    for (const instance of [one, other]) {
      expect(await instance.read('writer')).toEqual({ status: 200, replica: false, texts: ['mine'] })
      expect(await instance.read('reader')).toEqual({ status: 200, replica: true, texts: [] })
    }
    await standby.execute('select pg_wal_replay_resume()')
  })

  test('ten seconds after its last write an account reads from the replica again', async () => {
    const written = (secondsAgo: number) =>
      onPrimary(
        `insert into recent_writes values ('writer', now() - interval '${secondsAgo} seconds')
         on conflict (uid) do update set at = excluded.at`,
      )
    await written(7)
    expect((await other.read('writer')).replica).toBe(false)
    await written(11)
    expect((await other.read('writer')).replica).toBe(true)
  })

  test('one more than five seconds behind is not read, until it has caught up', async () => {
    await standby.execute('select pg_wal_replay_pause()')
    await onPrimary(`insert into notes values ('later')`)
    expect(await secondsUntil(false)).toBeGreaterThan(4)
    expect((await other.read()).texts).toEqual(['later'])
    await standby.execute('select pg_wal_replay_resume()')
    await secondsUntil(true)
    expect((await other.read()).texts).toEqual(['later'])
  })

  test('one that stops under load costs no answer, and is read again once it is back', async () => {
    let isOver = false
    const people = Array.from({ length: 20 }, async () => {
      const statuses: number[] = []
      while (!isOver) statuses.push((await other.read()).status)
      return statuses
    })
    await closeStandby()
    await replica.halt()
    await secondsUntil(false)
    await replica.restart()
    await openStandby()
    await secondsUntil(true)
    isOver = true
    expect([...new Set((await Promise.all(people)).flat())]).toEqual([200])
  })

  test('while one hangs, every answer comes from the primary, and none fails', async () => {
    const backends = await rowsOf(
      standby,
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    const signal = (name: NodeJS.Signals) => {
      for (const { pid } of backends) process.kill(Number(pid), name)
    }
    signal('SIGSTOP')
    try {
      const answers = await Promise.all([one.read(), other.read(), other.read()])
      expect(answers.map(({ status, replica: isReplica }) => [status, isReplica])).toEqual(
        Array(3).fill([200, false]),
      )
    } finally {
      signal('SIGCONT')
    }
  })

  test('a statement that writes is refused there, not done by the primary', async () => {
    const { reads } = databases[1] as OpenDatabase
    await expect(reads.db.execute(`insert into notes values ('stray')`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('read-only') },
    })
    expect(await rowsOf((databases[0] as OpenDatabase).db, 'select text from notes')).toEqual([])
  })
})
