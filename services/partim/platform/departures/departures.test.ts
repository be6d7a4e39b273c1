import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { type Question, signQuestion } from '@/services/shared/service-questions/question'
import { testSettings } from '@/services/shared/testing/settings'
import { departures } from '../../tables/departures'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../../workers/workers/service'
import { noteDeparture, settledMinutes } from './repository'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())
beforeEach(() => partim.db.delete(departures))

const secret = testSettings({ keysUrl: 'http://127.0.0.1:9' }).ATTESTATION_SECRET
const usual: Question = { from: 'job-post', to: 'partim', operation: 'GET /v1/departures' }

async function ask(query = '', changes: Partial<Question> = {}, signedWith = secret) {
  const token = await signQuestion({ ...usual, ...changes }, signedWith)
  return partim.ask(`GET /v1/departures${query}`, { headers: { authorization: `Bearer ${token}` } })
}

const settle = () =>
  partim.db.update(departures).set({ at: sql`${departures.at} - make_interval(mins => ${settledMinutes})` })

async function leave(uid: string): Promise<void> {
  await partim.registerWorker(uid)
  const account = { uid } as Parameters<typeof leaving.removeData>[1]
  await partim.db.transaction((tx) => leaving.removeData(tx, account))
}

test('whoever leaves is listed, in the transaction that removes them or not at all', async () => {
  await leave('left')
  const undone = partim.db.transaction(async (tx) => {
    await noteDeparture(tx, 'stays')
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  await settle()
  const { status, json } = await ask()
  expect([status, json.items]).toEqual([200, [{ uid: 'left' }]])
})

test('page by page, and nothing but the cursor where there is nothing more', async () => {
  for (const uid of ['a', 'b', 'c']) await noteDeparture(partim.db, uid)
  await settle()
  const first = (await ask('?limit=2')).json
  const rest = (await ask(`?limit=2&cursor=${first.cursor}`)).json
  expect([...first.items, ...rest.items]).toEqual([{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }])
  expect((await ask(`?cursor=${rest.cursor}`)).json).toEqual({ items: [], cursor: rest.cursor })
  await partim.db.delete(departures)
  expect((await ask()).json).toEqual({ items: [], cursor: null })
})

test('one that is noted late is not passed over: none is listed before it has settled', async () => {
  await noteDeparture(partim.db, 'fresh')
  expect((await ask()).json).toEqual({ items: [], cursor: null })
  await settle()
  expect((await ask()).json.items).toEqual([{ uid: 'fresh' }])
})

test('only a service that signed this very question is answered', async () => {
  const refused = [
    await ask('', {}, 'another-secret-of-more-than-32-characters'),
    await ask('', { to: 'web' }),
    await ask('', { operation: 'GET /v1/workers' }),
    await partim.ask('GET /v1/departures'),
    await partim.ask('GET /v1/departures', { as: `staff-${uuidv7()}` }),
  ]
  partim.identity.add('staff', { ops: true })
  refused.push(await partim.ask('GET /v1/departures', { as: 'staff' }))
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401))
})
