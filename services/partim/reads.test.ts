import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { postgresPrograms, startPostgres, startReplica } from '@/scripts/checks/postgres.mjs'
import { until } from '../shared/testing/until'
import { type TestPartim, testPartim } from './testing/test-partim'

const programs = process.env.TEST_DATABASE_URL ? await postgresPrograms() : undefined
const withReplica = programs ? describe : describe.skip

const place = { lat: '13.7308', lng: '100.5242' }
const near = `lat=${place.lat}&lng=${place.lng}`
const map = `${near}&north=13.8&south=13.6&east=100.6&west=100.4&zoom=12`

withReplica('an instance with a replica', () => {
  let primary: Awaited<ReturnType<typeof startPostgres>>
  let replica: Awaited<ReturnType<typeof startReplica>>
  let partim: TestPartim
  let reading: Awaited<ReturnType<TestPartim['withReplica']>>
  let workerId: string

  const onReplica = async (statement: string) => {
    const { Client } = (await import('pg')).default
    const client = new Client({ connectionString: replica.url })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows as Record<string, unknown>[]
  }

  /** Waits until the replica has what the primary has now. */
  async function caughtUp() {
    const { rows } = (await partim.db.execute(
      sql`select pg_current_wal_insert_lsn()::text as position`,
    )) as unknown as { rows: { position: string }[] }
    const reached = `select pg_last_wal_replay_lsn() >= '${rows[0]?.position}'::pg_lsn as reached`
    await until(async () => (await onReplica(reached))[0]?.reached && reading.isReplica())
  }

  beforeAll(async () => {
    primary = await startPostgres(programs ?? '')
    replica = await startReplica(programs ?? '', primary.url)
    partim = await testPartim(undefined, primary.url)
    reading = await partim.withReplica({ server: primary.url, replica: replica.url })
    await partim.registerAdult('pim', 'พิมพ์ชนก วัฒนกุล')
    const body = { headline: 'บาริสต้า', workTypes: ['barista'], ...place, visibility: 'open' }
    const headers = { 'if-match': '"1"' }
    expect((await partim.ask('PATCH /v1/resumes/me', { as: 'pim', body, headers })).status).toBe(200)
    workerId = (await partim.ask('GET /v1/workers/me', { as: 'pim' })).json.id
    partim.addMember('owner')
    await caughtUp()
  })

  afterAll(async () => {
    await reading.stop()
    await partim.stop()
    await replica.stop()
    await primary.stop()
  })

  const ids = (answer: { json: { items: { id: string }[] } }) => answer.json.items.map(({ id }) => id)

  test('answers every search and list from it, and nothing of it fails', async () => {
    const found = await reading.ask(`GET /v1/workers/search?${near}`, { as: 'owner' })
    expect([found.status, ids(found)]).toEqual([200, [workerId]])
    const listed = await reading.ask(`GET /v1/workers?${near}`, { as: 'owner' })
    expect([listed.status, ids(listed)]).toEqual([200, [workerId]])
    const squares = await reading.ask(`GET /v1/workers/map?${map}`, { as: 'owner' })
    expect(squares.json.clusters).toHaveLength(1)
    const matched = await reading.ask(`GET /v1/workers/matches?workType=barista&${near}`, { as: 'owner' })
    expect(matched.json.items).toHaveLength(1)
    const profile = await reading.ask(`GET /v1/workers/${workerId}/profile`, { as: 'owner' })
    expect(profile.json).toMatchObject({ id: workerId, headline: 'บาริสต้า' })
    const counted = await reading.ask('GET /v1/work-types/counts')
    expect(counted.status).toBe(200)
    expect(reading.isReplica()).toBe(true)
  })

  test('shows nobody who has hidden since, although the replica does not know', async () => {
    await onReplica('select pg_wal_replay_pause()')
    try {
      const hide = { as: 'pim', body: { visibility: 'hidden' }, headers: { 'if-match': '"2"' } }
      expect((await partim.ask('PATCH /v1/resumes/me', hide)).status).toBe(200)
      for (const path of ['search', 'matches']) {
        const query = path === 'matches' ? `workType=barista&${near}&dailyPay=50000` : near
        const found = await reading.ask(`GET /v1/workers/${path}?${query}`, { as: 'owner' })
        expect([found.status, found.json.items]).toEqual([200, []])
      }
      expect(ids(await reading.ask(`GET /v1/workers?${near}`, { as: 'owner' }))).toEqual([])
      const profile = await reading.ask(`GET /v1/workers/${workerId}/profile`, { as: 'owner' })
      expect(profile.status).toBe(404)
      expect(reading.isReplica()).toBe(true)
    } finally {
      await onReplica('select pg_wal_replay_resume()')
    }
    const show = { as: 'pim', body: { visibility: 'open' }, headers: { 'if-match': '"3"' } }
    expect((await partim.ask('PATCH /v1/resumes/me', show)).status).toBe(200)
    await caughtUp()
  })

  test('finds for an account what it has just written at another instance', async () => {
    const other = await partim.withReplica({ server: primary.url, replica: replica.url })
    await onReplica('select pg_wal_replay_pause()')
    try {
      expect((await other.ask(`PUT /v1/favourites/${workerId}`, { as: 'owner' })).status).toBe(200)
      const found = await reading.ask(`GET /v1/workers/search?${near}&favourites=true`, { as: 'owner' })
      expect(ids(found)).toEqual([workerId])
      expect(reading.isReplica()).toBe(true)
    } finally {
      await onReplica('select pg_wal_replay_resume()')
      await other.stop()
    }
  })
})
