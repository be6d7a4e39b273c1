import { Type } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { OpenDatabase } from '../database'
import { UserDirectory } from '../identity/user-directory'
import { listDeadJobs, retryDeadJob } from '../jobs/dead-jobs'
import type { JobHandler } from '../jobs/kind'
import { JobRunner } from '../jobs/runner'
import { jobs } from '../jobs/table'
import { createService, type ServiceApp } from '../service'
import { type Question, signQuestion } from '../service-questions/question'
import { testClient } from '../testing/client'
import { type TestIssuer, testIssuer } from '../testing/issuer'
import { somebodyWaitsForLock } from '../testing/lock-waiter'
import { MemoryIdentity } from '../testing/memory-identity'
import { testSettings } from '../testing/settings'
import { stopApp } from '../testing/stop-app'
import { testDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { deliver, deliverFacts, type EventReceiver, eventReceiver, type ServiceEvent } from './delivery'
import { eventType } from './event-type'
import { publish } from './publish'
import { eventRoutes } from './routes'
import { subscribe } from './subscription'
import { inbox } from './table'

const direction = { from: 'job-post', to: 'partim' } as const
const ofList = ({ list }: { readonly list: string }) => `list ${list}`
const added = eventType('added', {
  ...direction,
  about: { list: Type.String(), word: Type.String() },
  subjectOf: ofList,
})
const counted = eventType('counted', {
  ...direction,
  about: { list: Type.String() },
  facts: { words: Type.Integer() },
  subjectOf: ofList,
})
const unheardOf = eventType('unheard_of', { ...direction, about: { list: Type.String() }, subjectOf: ofList })

let issuer: TestIssuer
let sender: OpenDatabase
let receiver: OpenDatabase
let app: ServiceApp
let address: string
let partim: EventReceiver
/** Makes what the receiver does fail after it has begun to do it. */
let isFailing = false
beforeAll(async () => {
  ;[issuer, sender, receiver] = await Promise.all([
    testIssuer(),
    testDatabase('services/job-post/migrations'),
    testDatabase('services/partim/migrations'),
  ])
  await receiver.db.execute(sql`create table written (place serial, list text, word text)`)
  const write = async (tx: typeof receiver.db, list: string, word: string) => {
    await tx.execute(sql`insert into written (list, word) values (${list}, ${word})`)
    if (isFailing) throw new Error('it cannot be done')
  }
  app = await createService({
    name: 'partim',
    settings: testSettings(issuer),
    database: receiver,
    users: new UserDirectory(new MemoryIdentity()),
    kind: 'worker',
    runsRoutines: false,
    checks: {},
    register: (scope) =>
      eventRoutes(scope, receiver.db, [
        subscribe(added, (tx, { about: { list, word } }) => write(tx, list, word)),
        subscribe(counted, (tx, { about: { list }, facts: { words } }) => write(tx, list, `${words} words`)),
      ]),
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  partim = eventReceiver(direction, address, testSettings(issuer))
})
afterAll(async () => {
  await stopApp(app)
  await Promise.all([sender.close(), receiver.close()])
  await issuer.close()
})
beforeEach(async () => {
  isFailing = false
  await sender.db.delete(jobs)
  await receiver.db.delete(inbox)
  await receiver.db.execute(sql`delete from written`)
})

/** One instance of the sender; all instances share the database. */
const instance = (...handlers: readonly JobHandler[]) => new JobRunner({ db: sender.db, handlers })
const add = (list: string, ...words: readonly string[]) =>
  sender.db.transaction((tx) => publish(tx, added, ...words.map((word) => ({ list, word }))))
const makeDue = () => sender.db.update(jobs).set({ nextAttemptAt: sql`now()` })
/** Lets the first event of each subject fail for a day; the others wait. */
async function giveUpFirst(): Promise<void> {
  isFailing = true
  const one = instance(deliver(added, partim))
  await one.wake()
  await sender.db.update(jobs).set({ nextAttemptAt: sql`now()`, giveUpAt: sql`now()` })
  await one.wake()
  isFailing = false
}
async function retryDead(): Promise<void> {
  const [dead] = await listDeadJobs(sender.db, { after: null, limit: 10 })
  await retryDeadJob(sender.db, dead?.id ?? '', { uid: 'staff', requestId: 'r-1' })
}
const sent = () =>
  sender.db
    .select({ state: jobs.state, attempts: jobs.attempts })
    .from(jobs)
    .orderBy(jobs.sequence)
    .then((rows) => rows.map(({ state, attempts }) => `${state} ${attempts}`))
const received = () => receiver.db.$count(inbox)

async function written(list: string): Promise<string[]> {
  const found = sql`select word from written where list = ${list} order by place`
  const { rows } = (await receiver.db.execute(found)) as unknown as { rows: { word: string }[] }
  return rows.map(({ word }) => word)
}

/** What is received once it may be, and a promise of the moment at which it arrives. */
function held() {
  let arrive = () => {}
  let release = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const mayGoOn = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = async () => {
    arrive()
    await mayGoOn
  }
  return { arrived, release: () => release(), hold }
}

test('what is published is received and done once the transaction has committed', async () => {
  await add('a', 'one')
  await instance(deliver(added, partim)).wake()
  expect([await written('a'), await received(), await sent()]).toEqual([['one'], 1, ['done 1']])
})

test('what rolls back was never published', async () => {
  const change = sender.db.transaction(async (tx) => {
    await publish(tx, added, { list: 'a', word: 'one' })
    throw new Error('the change failed')
  })
  await expect(change).rejects.toThrow('the change failed')
  await instance(deliver(added, partim)).wake()
  expect([await received(), await sent()]).toEqual([0, []])
})

const event = (changes: Partial<ServiceEvent> = {}): ServiceEvent => ({
  id: uuidv7(),
  type: added.name,
  about: { list: 'a', word: 'one' },
  facts: {},
  ...changes,
})

describe('an event is done once', () => {
  test('however often it is sent, also at the same time', async () => {
    const same = event()
    await Promise.all([partim.receive(same), partim.receive(same)])
    await partim.receive(same)
    expect(await written('a')).toEqual(['one'])
    await partim.receive(event())
    expect(await written('a')).toEqual(['one', 'one'])
  })

  test('when the sender ends before it hears the answer', async () => {
    const { arrived, release, hold } = held()
    const dying = instance(
      deliver(added, {
        async receive(one) {
          await partim.receive(one)
          await hold()
        },
      }),
    )
    await add('a', 'one', 'two')
    const turn = dying.wake()
    await arrived
    // As when its lease expires.
    await makeDue()
    await instance(deliver(added, partim)).wake()
    expect([await written('a'), await sent()]).toEqual([
      ['one', 'two'],
      ['done 2', 'done 1'],
    ])
    release()
    await turn
    expect(await sent()).toEqual(['done 2', 'done 1'])
  })

  test('when what it causes fails at first: neither that nor its arrival is kept', async () => {
    const one = instance(deliver(added, partim))
    isFailing = true
    await add('a', 'one')
    await one.wake()
    expect([await written('a'), await received(), await sent()]).toEqual([[], 0, ['pending 1']])
    isFailing = false
    await makeDue()
    await one.wake()
    expect([await written('a'), await received(), await sent()]).toEqual([['one'], 1, ['done 2']])
  })
})

describe('events of one subject', () => {
  const words = ['one', 'two', 'three', 'four', 'five']

  test('arrive in the order of publishing when the first fails at first and two instances look; no other subject waits', async () => {
    const failing = new Set(['one'])
    const flaky: EventReceiver = {
      async receive(one) {
        if (failing.delete(String(one.about.word))) throw new Error('connect ECONNREFUSED')
        await partim.receive(one)
      },
    }
    const instances = [instance(deliver(added, flaky)), instance(deliver(added, flaky))]
    const look = () => Promise.all(instances.map((one) => one.wake()))
    for (const word of words) await add('a', word)
    await add('b', 'other')
    await look()
    expect([await written('a'), await written('b')]).toEqual([[], ['other']])
    await makeDue()
    await look()
    expect(await written('a')).toEqual(words)
  })

  test('wait for one that is under way, of whatever type; no other subject does', async () => {
    const { arrived, release, hold } = held()
    const slow: EventReceiver = {
      async receive(one) {
        if (one.about.word === 'one') await hold()
        await partim.receive(one)
      },
    }
    const one = instance(
      deliver(added, slow),
      deliverFacts(counted, slow, async () => ({ words: 1 })),
    )
    await add('a', 'one')
    await publish(sender.db, counted, { list: 'a' })
    await add('b', 'other')
    const turn = one.wake()
    await arrived
    await until(async () => (await written('b')).length === 1)
    await instance(deliverFacts(counted, partim, async () => ({ words: 0 }))).wake()
    expect(await written('a')).toEqual([])
    release()
    await turn
    expect(await written('a')).toEqual(['one', '1 words'])
  })

  test('wait for a dead one until staff have it sent again', async () => {
    const one = instance(deliver(added, partim))
    await add('a', 'one', 'two')
    await giveUpFirst()
    await add('b', 'other')
    await one.wake()
    expect([await written('a'), await written('b')]).toEqual([[], ['other']])
    expect(await sent()).toEqual(['dead 2', 'pending 0', 'done 1'])
    await retryDead()
    await one.wake()
    expect([await written('a'), await sent()]).toEqual([
      ['one', 'two'],
      ['done 1', 'done 1', 'done 1'],
    ])
  })

  test('have a day of their own, however long they waited for a dead one', async () => {
    const withoutTwo: EventReceiver = {
      async receive(event) {
        if (event.about.word === 'two') throw new Error('connect ECONNREFUSED')
        await partim.receive(event)
      },
    }
    await add('a', 'one', 'two')
    await giveUpFirst()
    await retryDead()
    await instance(deliver(added, withoutTwo)).wake()
    expect([await written('a'), await sent()]).toEqual([['one'], ['done 1', 'pending 1']])
  })

  test('are ordered as their transactions end, because one that publishes waits for another', async () => {
    const { arrived, release, hold } = held()
    const publishing = (word: string, then: () => Promise<void> = async () => {}) =>
      sender.db.transaction(async (tx) => {
        await publish(tx, added, { list: 'a', word })
        await then()
      })
    const first = publishing('one', hold)
    await arrived
    const second = publishing('two')
    const ofSecond = await Promise.race([
      second.then(() => 'committed'),
      somebodyWaitsForLock(sender.db).then(() => 'waiting'),
    ]).finally(release)
    expect(ofSecond).toBe('waiting')
    await Promise.all([first, second])
    await instance(deliver(added, partim)).wake()
    expect(await written('a')).toEqual(['one', 'two'])
  })

  test('may be published with those of others, in any order, without a deadlock', async () => {
    const lists = ['a', 'b', 'c', 'd']
    const publishing = (ofLists: readonly string[]) =>
      sender.db.transaction((tx) =>
        publish(tx, added, ...ofLists.map((list) => ({ list, word: ofLists.join('') }))),
      )
    const rounds = Array.from({ length: 10 }, () => [publishing(lists), publishing(lists.toReversed())])
    await Promise.all(rounds.flat())
    expect(await sent()).toHaveLength(80)
  })
})

describe('facts', () => {
  test('are those at the delivery', async () => {
    let words = 1
    const one = instance(deliverFacts(counted, partim, async () => ({ words })))
    await publish(sender.db, counted, { list: 'a' })
    words = 2
    await one.wake()
    expect(await written('a')).toEqual(['2 words'])
  })

  test('that change while an event is on its way arrive last', async () => {
    let words = 1
    const { arrived, release, hold } = held()
    const slow: EventReceiver = {
      async receive(one) {
        if (one.facts.words === 1) await hold()
        await partim.receive(one)
      },
    }
    const handler = deliverFacts(counted, slow, async () => ({ words }))
    const one = instance(handler)
    await publish(sender.db, counted, { list: 'a' })
    const turn = one.wake()
    await arrived
    words = 2
    await publish(sender.db, counted, { list: 'a' })
    await instance(handler).wake()
    release()
    await turn
    expect(await written('a')).toEqual(['1 words', '2 words'])
  })

  test('that are not to be had any more drop the event, and those after it arrive', async () => {
    const one = instance(
      deliver(added, partim),
      deliverFacts(counted, partim, async () => null),
    )
    await publish(sender.db, counted, { list: 'a' })
    await add('a', 'one')
    await one.wake()
    expect([await written('a'), await sent()]).toEqual([['one'], ['dropped 1', 'done 1']])
  })
})

describe('the receiver refuses', () => {
  const headersFor = async (changes: Partial<Question> = {}) => {
    const question = { ...direction, operation: 'PUT /v1/events/:eventId', ...changes }
    const token = await signQuestion(question, testSettings(issuer).ATTESTATION_SECRET)
    return { authorization: `Bearer ${token}` }
  }
  const put = async ({ id, ...body }: ServiceEvent, headers: Record<string, string>) =>
    (await testClient(address, issuer)(`PUT /v1/events/${id}`, { headers, body })).status

  test('an unknown type and a payload of another shape', async () => {
    const headers = await headersFor()
    expect(await put(event(), headers)).toBe(200)
    const wrong = [
      event({ type: unheardOf.name }),
      event({ about: { list: 'a' } }),
      event({ type: counted.name }),
      event({ type: counted.name, facts: { words: 'many' } }),
    ]
    for (const one of wrong) expect([one, await put(one, headers)]).toEqual([one, 422])
    expect(await put(event({ id: 'no-uuid' }), headers)).toBe(404)
    expect(await received()).toBe(1)
  })

  test('them again and again, until it knows them', async () => {
    const one = instance(deliver(unheardOf, partim))
    await publish(sender.db, unheardOf, { list: 'a' })
    await one.wake()
    await makeDue()
    await one.wake()
    expect([await sent(), await received()]).toEqual([['pending 2'], 0])
    await sender.db.update(jobs).set({ kind: added.name, payload: { list: 'a', word: 'one' } })
    await makeDue()
    await instance(deliver(added, partim)).wake()
    expect(await written('a')).toEqual(['one'])
  })

  test('whoever is not the other service, and a question about anything else', async () => {
    const asked = [
      await headersFor({ operation: 'PUT /v1/other-things/:eventId' }),
      await headersFor({ to: 'job-post' }),
      { authorization: `Bearer ${await issuer.token('worker')}` },
      {},
    ]
    for (const headers of asked) expect(await put(event(), headers)).toBe(401)
    expect(await received()).toBe(0)
  })
})

test('an event that is not received waits a minute at most, and is sent for a week', async () => {
  const down: EventReceiver = { receive: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  await add('a', 'one')
  await sender.db.update(jobs).set({ attempts: 20 })
  await instance(deliver(added, down)).wake()
  const [job] = await sender.db.select().from(jobs).where(eq(jobs.kind, added.name))
  expect(job?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
  expect([job?.state, job?.giveUpAt.getTime()]).toEqual([
    'pending',
    (job?.createdAt.getTime() ?? 0) + 7 * 86_400_000,
  ])
})
