import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Type } from '@fastify/type-provider-typebox'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { uuidv7 } from 'uuidv7'
import type { OpenDatabase } from '../database'
import { composer, mailJobs } from '../mails/mail-jobs'
import { type MailTransport, smtpTransport } from '../mails/transport'
import { memoryMail } from '../testing/memory-mail'
import { testDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { listDeadJobs, retryDeadJob } from './dead-jobs'
import { enqueue, enqueueAll } from './enqueue'
import { handle, type JobHandler, type JobKind, jobKind } from './kind'
import { giveUpUnhandled, secondsUntilDue } from './repository'
import { backOffSeconds, JobRunner } from './runner'
import { jobs } from './table'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())
afterEach(() => database.db.delete(jobs))

const to = { to: Type.String() }
const hello = jobKind('hello', to)
const urgent = jobKind('urgent', to)
const nobody = jobKind('nobody', to)
const impossible = jobKind('impossible', to)
const impatient = jobKind('impatient', to, { attemptSeconds: 0.3 })
const unheardOf = jobKind('unheard-of', to)

const helloTo = async ({ to }: { to: string }) => ({
  to,
  subject: 'สวัสดี',
  html: '<p>สวัสดี</p>',
  text: 'สวัสดี',
})
const composers = [
  composer(hello, helloTo),
  composer(urgent, helloTo),
  composer(impatient, helloTo),
  composer(nobody, async () => null),
  composer(impossible, () => Promise.reject(new Error('it cannot be made'))),
]
type Options = { readonly pollSeconds?: number }
const runnerOf = (handlers: readonly JobHandler[], options: Options = {}) =>
  new JobRunner({ db: database.db, handlers, ...options })
const runnerWith = (transport: MailTransport, options?: Options) =>
  runnerOf(mailJobs({ transport, host: 'partim.test' }, composers), options)
const mailTo = (to: string, kind: JobKind<typeof hello.payload> = hello) =>
  database.db.transaction((tx) => enqueue(tx, kind, { to }))
const rows = () => database.db.select().from(jobs).orderBy(jobs.id)
const makeDue = () => database.db.update(jobs).set({ nextAttemptAt: sql`now()` })

test('an enqueued mail is sent once, whoever looks', async () => {
  const { sent, transport } = memoryMail()
  const [one, other] = [runnerWith(transport), runnerWith(transport)]
  for (let index = 0; index < 25; index += 1) await mailTo(`a${index}@example.com`)
  await Promise.all([one.wake(), other.wake(), one.wake()])
  expect(sent.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 25 }, (_, index) => `a${index}@example.com`).sort(),
  )
  expect((await rows()).every(({ state }) => state === 'done')).toBe(true)
})

test('what rolls back enqueues nothing', async () => {
  const { sent, transport } = memoryMail()
  const runner = runnerWith(transport)
  const change = database.db.transaction(async (tx) => {
    await enqueue(tx, hello, { to: 'a@example.com' })
    throw new Error('the change failed')
  })
  await expect(change).rejects.toThrow('the change failed')
  await runner.wake()
  expect([sent, await rows()]).toEqual([[], []])
})

test('a crash between sending and noting sends again under the same Message-ID', async () => {
  const arrived: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      arrived.push(await text(stream))
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const smtp = smtpTransport({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'พาร์ทิม <no-reply@partim.test>',
  })
  const dying = runnerWith({
    ...smtp,
    send: async (mail, messageId) => {
      await smtp.send(mail, messageId)
      throw new Error('killed here')
    },
  })
  await mailTo('a@example.com')
  await dying.wake()
  expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([['pending', 1]])
  await makeDue()
  await runnerWith(smtp).wake()
  const [row] = await rows()
  expect([row?.state, row?.attempts]).toEqual(['done', 2])
  const ids = arrived.map((mail) => /^Message-ID: (.+)\r$/im.exec(mail)?.[1])
  expect(ids).toEqual([`<${row?.id}@partim.test>`, `<${row?.id}@partim.test>`])
  smtp.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test('a mail another process has in hand is left alone until its lease expires', async () => {
  const { sent, transport } = memoryMail()
  const runner = runnerWith(transport)
  await mailTo('a@example.com')
  await database.db
    .update(jobs)
    .set({ attempts: 1, lease: uuidv7(), nextAttemptAt: sql`now() + interval '60 seconds'` })
  await runner.wake()
  expect(sent).toEqual([])
  await makeDue()
  await runner.wake()
  expect(sent).toHaveLength(1)
})

const down: MailTransport = {
  send: () => Promise.reject(new Error('connect ECONNREFUSED')),
  close: () => {},
}

test('a mail server that is down is tried again later and later, for a day', async () => {
  const runner = runnerWith(down)
  await mailTo('a@example.com')
  await runner.wake()
  const [row] = await rows()
  const wait = ((row?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1000
  expect([row?.state, row?.attempts, row?.lastError]).toEqual(['pending', 1, 'connect ECONNREFUSED'])
  expect(wait).toBeGreaterThan(3)
  expect(wait).toBeLessThanOrEqual(5.5)
  await database.db
    .update(jobs)
    .set({ nextAttemptAt: sql`now()`, giveUpAt: sql`now() - interval '1 second'` })
  await runner.wake()
  expect((await rows()).map(({ state }) => state)).toEqual(['dead'])
  await makeDue()
  await runner.wake()
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([2])
})

test('waits double up to half an hour', () => {
  expect([1, 2, 3, 10, 50].map((attempts) => backOffSeconds(attempts, hello.longestWaitSeconds))).toEqual([
    5, 10, 20, 1_800, 1_800,
  ])
})

test('one mail that cannot be made does not hold up the others', async () => {
  const { sent, transport } = memoryMail()
  const runner = runnerWith(transport)
  await mailTo('a@example.com', impossible)
  await mailTo('b@example.com', nobody)
  await mailTo('c@example.com')
  await runner.wake()
  expect(sent.map(({ to }) => to)).toEqual(['c@example.com'])
  const states = new Map((await rows()).map(({ kind, state }) => [kind, state]))
  expect(Object.fromEntries(states)).toEqual({ impossible: 'pending', nobody: 'dropped', hello: 'done' })
})

/** What the runner of a listening app has logged by the time the app is closed. */
async function logOf(
  runner: JobRunner,
  whileListening: (logged: () => object[]) => Promise<unknown>,
): Promise<object[]> {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  const logged = () => lines.map((line) => JSON.parse(line))
  runner.attach(app, database.listen)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await whileListening(logged).finally(() => app.close())
  return logged()
}

const [warning, error] = [40, 50]

test('every failed attempt is logged with the mail it was for, an error once it is given up; addresses are not', async () => {
  const refusing: MailTransport = {
    send: () => Promise.reject(new Error('550 <somchai@example.com>: no such mailbox')),
    close: () => {},
  }
  const runner = runnerWith(refusing)
  await mailTo('somchai@example.com')
  await mailTo('somchai@example.com', impossible)
  const logged = await logOf(runner, async () => {
    await runner.wake()
    await database.db.update(jobs).set({ nextAttemptAt: sql`now()`, giveUpAt: sql`now()` })
    await runner.wake()
  })
  const [one, other] = await rows()
  const refused = { jobId: one?.id, kind: 'hello', reason: '550 <[address]>: no such mailbox' }
  const unmade = { jobId: other?.id, kind: 'impossible', reason: 'it cannot be made' }
  const byKind = (kind: string) => logged.filter((line) => 'kind' in line && line.kind === kind)
  for (const failed of [refused, unmade])
    expect(byKind(failed.kind)).toMatchObject([
      { level: warning, attempts: 1, ...failed },
      { level: error, attempts: 2, ...failed },
    ])
  expect(JSON.stringify([logged, one?.lastError])).not.toContain('somchai')
})

test('a look that fails is an error in the log, and the next one sends', async () => {
  const { sent, transport } = memoryMail()
  const runner = runnerWith(transport, { pollSeconds: 3_600 })
  const lines = await logOf(runner, async (logged) => {
    await runner.wake()
    await database.db.execute(sql`alter table jobs rename to jobs_away`)
    await database.db.execute(sql`select pg_notify('jobs', '')`)
    await until(() => logged().length > 0)
    await expect(runner.wake()).rejects.toThrow()
    await database.db.execute(sql`alter table jobs_away rename to jobs`)
    await mailTo('a@example.com')
    await until(() => sent.length === 1)
  })
  expect(lines).toContainEqual(expect.objectContaining({ level: error, msg: 'jobs could not be looked for' }))
})

test('a server that never stops talking is given up for the time, and the next mails go', async () => {
  const talking = new Set<Socket>()
  const tarPit = createServer((socket) => {
    talking.add(socket)
    socket.on('error', () => {}).write('220 tar pit\r\n')
    const words = setInterval(() => socket.write('250-still here\r\n'), 20)
    socket.on('close', () => clearInterval(words))
  })
  await new Promise<void>((resolve) => tarPit.listen(0, '127.0.0.1', resolve))
  const { port } = tarPit.address() as AddressInfo
  const smtp = smtpTransport({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@partim.test' })
  const runner = runnerWith(smtp)
  await mailTo('a@example.com', impatient)
  await mailTo('b@example.com', impatient)
  await runner.wake()
  const tried = { state: 'pending', attempts: 1, lastError: 'the attempt took too long' }
  expect(await rows()).toMatchObject([tried, tried])
  smtp.close()
  await new Promise<void>((resolve) => {
    tarPit.close(() => resolve())
    for (const socket of talking) socket.destroy()
  })
})

test('a failure that cannot be written down keeps no other mail', async () => {
  const { sent, transport } = memoryMail()
  const nameless: MailTransport = {
    ...transport,
    send: async (mail, messageId) => {
      if (mail.to === 'a@example.com') throw new Error('550 no\0pe')
      await transport.send(mail, messageId)
    },
  }
  const runner = runnerWith(nameless)
  for (const name of ['a', 'b', 'c']) await mailTo(`${name}@example.com`)
  await runner.wake()
  expect(sent.map(({ to }) => to)).toEqual(['b@example.com', 'c@example.com'])
  expect((await rows()).map(({ state, lastError }) => [state, lastError])).toContainEqual([
    'pending',
    '550 no pe',
  ])
})

test('a slow attempt takes nothing back that another one, which claimed the mail after it, has sent', async () => {
  const { sent, transport } = memoryMail()
  let fail = () => {}
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const send = () =>
    new Promise<void>((_, reject) => {
      fail = () => reject(new Error('at last'))
      isAsked()
    })
  const slow = runnerWith({ ...transport, send })
  await mailTo('a@example.com')
  const turn = slow.wake()
  await asked
  await makeDue()
  await runnerWith(transport).wake()
  fail()
  await turn
  expect(sent).toHaveLength(1)
  expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([['done', 2]])
})

test('a kind that hangs, however much of it waits, holds up no other', async () => {
  const { sent, transport } = memoryMail()
  let goOn = () => {}
  const hanging = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const runner = runnerWith({
    ...transport,
    send: async (mail, messageId) => {
      if (mail.to.startsWith('slow')) await hanging
      await transport.send(mail, messageId)
    },
  })
  await database.db.transaction((tx) =>
    enqueueAll(
      tx,
      hello,
      Array.from({ length: 20 }, (_, index) => ({ to: `slow${index}@example.com` })),
    ),
  )
  const working = runner.wake()
  await mailTo('urgent@example.com', urgent)
  void runner.wake()
  await until(() => sent.length > 0)
  expect(sent.map(({ to }) => to)).toEqual(['urgent@example.com'])
  expect((await rows()).filter(({ lease }) => lease !== null)).toHaveLength(1)
  goOn()
  await working
  expect(sent).toHaveLength(21)
})

test('a kind has as many attempts at a time as it may', async () => {
  const kind = jobKind('several', to, { concurrency: 3 })
  let [running, most] = [0, 0]
  const runner = runnerOf([
    handle(kind, async () => {
      running += 1
      most = Math.max(most, running)
      await until(() => most === 3)
      running -= 1
    }),
  ])
  await enqueueAll(
    database.db,
    kind,
    Array.from({ length: 12 }, () => ({ to: 'a@example.com' })),
  )
  await runner.wake()
  expect([(await rows()).every(({ state }) => state === 'done'), most]).toEqual([true, 3])
})

/** A listening app whose runner is told of jobs, and does not poll. */
async function listening(
  handlers: readonly JobHandler[],
  prepare: (app: FastifyInstance) => void = () => {},
) {
  const app = Fastify()
  const runner = runnerOf(handlers, { pollSeconds: 3_600 })
  runner.attach(app, database.listen)
  prepare(app)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await runner.wake()
  return { app, address, runner }
}

test('a job of a request that commits late is attempted as soon as it has, whoever was answered meanwhile', async () => {
  let commit = () => {}
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve
  })
  let isEnqueued = () => {}
  const enqueued = new Promise<void>((resolve) => {
    isEnqueued = resolve
  })
  const attempted: string[] = []
  const { app, address, runner } = await listening(
    [handle(hello, async ({ to }) => attempted.push(to))],
    (app) => {
      app.get('/late', async () => {
        await database.db.transaction(async (tx) => {
          await enqueue(tx, hello, { to: 'a@example.com' })
          isEnqueued()
          await mayCommit
        })
        return 'late'
      })
      app.get('/other', async () => 'other')
    },
  )
  const late = fetch(`${address}/late`)
  await enqueued
  await fetch(`${address}/other`)
  // Whatever the other request may have caused is over before the commit; the embedded database would wait for it.
  const looked = runner.wake()
  if (process.env.TEST_DATABASE_URL) await looked
  commit()
  await late
  await until(() => attempted.length === 1)
  await app.close()
  await looked
})

test('a job that a job enqueues is attempted as soon as it is committed', async () => {
  const attempted: string[] = []
  const { app } = await listening([
    handle(hello, async ({ to }) => {
      await database.db.transaction((tx) => enqueue(tx, urgent, { to }))
    }),
    handle(urgent, async ({ to }) => attempted.push(to)),
  ])
  await mailTo('a@example.com')
  await until(() => attempted.length === 1)
  await app.close()
})

test('an id that the caller chose enqueues once, and a delayed job waits', async () => {
  const { sent, transport } = memoryMail()
  const runner = runnerWith(transport)
  const id = uuidv7()
  for (const to of ['a@example.com', 'b@example.com']) await enqueue(database.db, hello, { to }, { id })
  const notBefore = new Date(Date.now() + 60_000)
  await enqueue(database.db, hello, { to: 'later@example.com' }, { notBefore })
  await runner.wake()
  expect(sent.map(({ to }) => to)).toEqual(['a@example.com'])
  await database.db.update(jobs).set({ nextAttemptAt: sql`now()` }).where(eq(jobs.state, 'pending'))
  await runner.wake()
  expect(sent).toHaveLength(2)
})

test('a delayed job is attempted when it is due, whichever was enqueued first', async () => {
  const attempted: string[] = []
  const { app } = await listening([handle(hello, async ({ to }) => attempted.push(to))])
  const inMs = (ms: number) => ({ notBefore: new Date(Date.now() + ms) })
  await enqueue(database.db, hello, { to: 'much-later@example.com' }, inMs(3_600_000))
  await enqueue(database.db, hello, { to: 'later@example.com' }, inMs(60))
  await enqueue(database.db, hello, { to: 'soon@example.com' }, inMs(30))
  await until(() => attempted.length === 2)
  await app.close()
  expect(attempted).toEqual(['soon@example.com', 'later@example.com'])
})

test('a job that becomes due while the runner looks is not forgotten until the next one', async () => {
  const due = (secondsAgo: number) => secondsUntilDue(database.db, ['hello'], secondsAgo)
  await mailTo('a@example.com')
  await database.db.update(jobs).set({ nextAttemptAt: sql`now() - interval '5 seconds'` })
  expect(await due(10)).toBeCloseTo(-5, 0)
  expect(await due(1)).toBeNull()
})

test('a payload is checked when it is enqueued and when it is read, and never said', async () => {
  const wrong = { to: 1_234_567 } as unknown as { to: string }
  await expect(enqueue(database.db, hello, wrong)).rejects.toThrow('not a payload of hello: /to type')
  await mailTo('a@example.com')
  await database.db.update(jobs).set({ payload: wrong })
  const { sent, transport } = memoryMail()
  await runnerWith(transport).wake()
  expect(sent).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'pending', lastError: 'not a payload of hello: /to type' }])
})

test('a kind that nobody here handles is left to others, and is a dead letter when its time is over', async () => {
  await mailTo('a@example.com', unheardOf)
  await mailTo('b@example.com')
  await runnerOf([]).wake()
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 0])
  expect(await giveUpUnhandled(database.db, ['hello'])).toBe(0)
  await database.db.update(jobs).set({ giveUpAt: sql`now() - interval '1 second'` })
  expect(await giveUpUnhandled(database.db, ['hello'])).toBe(1)
  expect((await rows()).map(({ kind, state }) => [kind, state])).toEqual([
    ['unheard-of', 'dead'],
    ['hello', 'pending'],
  ])
})

test('a kind with few attempts is given up after them, and what follows is recorded with it or not at all', async () => {
  const few = jobKind('few', to, { attemptsAtMost: 2 })
  const follow: (() => Promise<unknown>)[] = [() => Promise.reject(new Error('not now')), async () => {}]
  const runner = runnerOf([
    handle(
      few,
      () => Promise.reject(new Error('it cannot be done')),
      async (tx, { to }) => {
        await enqueue(tx, unheardOf, { to })
        await follow.shift()?.()
      },
    ),
  ])
  const attempted = async () => {
    await runner.wake()
    const states = (await rows()).map(({ kind, state, attempts }) => [kind, state, attempts])
    await makeDue()
    return states
  }
  await mailTo('a@example.com', few)
  expect(await attempted()).toEqual([['few', 'pending', 1]])
  expect(await attempted()).toEqual([['few', 'pending', 2]])
  expect(await attempted()).toEqual([
    ['few', 'dead', 3],
    ['unheard-of', 'pending', 0],
  ])
})

test('an attempt that lost its lease gives nothing up', async () => {
  let [isTaken, followed] = [false, 0]
  const few = jobKind('few', to, { attemptsAtMost: 1 })
  const slow = runnerOf([
    handle(
      few,
      async () => {
        await until(() => isTaken)
        throw new Error('at last')
      },
      async () => {
        followed += 1
      },
    ),
  ])
  await mailTo('a@example.com', few)
  const working = slow.wake()
  await until(rows, ([row]) => row?.attempts === 1)
  await makeDue()
  await runnerOf([handle(few, async () => {})]).wake()
  isTaken = true
  await working
  expect([followed, (await rows()).map(({ state }) => state)]).toEqual([0, ['done']])
})

test('what a stopping app breaks off is nobody’s failure, and due at once', async () => {
  let isBegun = false
  const broken = handle(hello, async (_payload, { stopping }) => {
    isBegun = true
    await new Promise((stop) => stopping.addEventListener('abort', stop))
    stopping.throwIfAborted()
  })
  await mailTo('a@example.com')
  const lines = await logOf(runnerOf([broken]), () => until(() => isBegun))
  expect([lines, await rows()]).toMatchObject([[], [{ state: 'pending', attempts: 0, lastError: null }]])
  const { sent, transport } = memoryMail()
  await runnerWith(transport).wake()
  expect(sent).toHaveLength(1)
})

const staff = { uid: 'staff', requestId: 'r-1' }

test('a mail that was given up is listed, and sent again for another day', async () => {
  const dead = runnerWith(down)
  await mailTo('a@example.com')
  await mailTo('b@example.com')
  await dead.wake()
  await database.db.update(jobs).set({ nextAttemptAt: sql`now()`, giveUpAt: sql`now()` })
  await dead.wake()
  const [first, second] = await listDeadJobs(database.db, { after: null, limit: 10 })
  expect(first).toMatchObject({ kind: 'hello', attempts: 2, lastError: 'connect ECONNREFUSED' })
  expect(await listDeadJobs(database.db, { after: first?.id ?? '', limit: 10 })).toEqual([second])

  const again = (id = '') => retryDeadJob(database.db, id, staff)
  await again(first?.id)
  await expect(again(first?.id)).rejects.toMatchObject({ status: 409, code: 'wrong_state' })
  await expect(again('0199db4b-41db-708b-a23e-1fc5e937ac29')).rejects.toMatchObject({ status: 404 })
  // The mail server is still down, but the mail may be tried for another day.
  await dead.wake()
  expect((await rows()).map(({ state, attempts }) => [state, attempts]).sort()).toEqual([
    ['dead', 2],
    ['pending', 1],
  ])
  await makeDue()
  const { sent, transport } = memoryMail()
  await runnerWith(transport).wake()
  expect(sent.map(({ to }) => to)).toEqual(['a@example.com'])
})
