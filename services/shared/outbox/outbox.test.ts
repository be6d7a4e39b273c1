import { type AddressInfo, createServer, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { SMTPServer } from 'smtp-server'
import type { OpenDatabase } from '../database'
import { memoryMail } from '../testing/memory-mail'
import { testDatabase } from '../testing/test-database'
import { listDeadMails, sendAgain } from './dead-mails'
import { backOffSeconds, Outbox } from './outbox'
import { outboxMails } from './table'
import { type MailTransport, smtpTransport } from './transport'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())
afterEach(() => database.db.delete(outboxMails))

const composers = {
  hello: async ({ to = '' }) => ({ to, subject: 'สวัสดี', html: '<p>สวัสดี</p>', text: 'สวัสดี' }),
  nobody: async () => null,
}
const outboxWith = (transport: MailTransport) =>
  new Outbox({ db: database.db, transport, composers, host: 'partim.test' })
const promise = (outbox: Outbox, to: string, kind = 'hello') =>
  database.db.transaction((tx) => outbox.promise(tx, kind, { to }))
const rows = () => database.db.select().from(outboxMails)
const makeDue = () => database.db.update(outboxMails).set({ nextAttemptAt: sql`now()` })

test('a promised mail is sent once, whoever looks', async () => {
  const { sent, transport } = memoryMail()
  const [one, other] = [outboxWith(transport), outboxWith(transport)]
  for (let index = 0; index < 25; index += 1) await promise(one, `a${index}@example.com`)
  await Promise.all([one.wake(), other.wake(), one.wake()])
  expect(sent.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 25 }, (_, index) => `a${index}@example.com`).sort(),
  )
  expect((await rows()).every(({ state }) => state === 'sent')).toBe(true)
})

test('what rolls back promises nothing', async () => {
  const { sent, transport } = memoryMail()
  const outbox = outboxWith(transport)
  const change = database.db.transaction(async (tx) => {
    await outbox.promise(tx, 'hello', { to: 'a@example.com' })
    throw new Error('the change failed')
  })
  await expect(change).rejects.toThrow('the change failed')
  await outbox.wake()
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
  const dying = outboxWith({
    ...smtp,
    send: async (mail, messageId) => {
      await smtp.send(mail, messageId)
      throw new Error('killed here')
    },
  })
  await promise(dying, 'a@example.com')
  await dying.wake()
  expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([['pending', 1]])
  await makeDue()
  await outboxWith(smtp).wake()
  const [row] = await rows()
  expect([row?.state, row?.attempts]).toEqual(['sent', 2])
  const ids = arrived.map((mail) => /^Message-ID: (.+)\r$/im.exec(mail)?.[1])
  expect(ids).toEqual([`<${row?.id}@partim.test>`, `<${row?.id}@partim.test>`])
  smtp.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test('a mail another process has in hand is left alone until its claim runs out', async () => {
  const { sent, transport } = memoryMail()
  const outbox = outboxWith(transport)
  await promise(outbox, 'a@example.com')
  await database.db
    .update(outboxMails)
    .set({ attempts: 1, nextAttemptAt: sql`now() + interval '60 seconds'` })
  await outbox.wake()
  expect(sent).toEqual([])
  await makeDue()
  await outbox.wake()
  expect(sent).toHaveLength(1)
})

const down: MailTransport = {
  send: () => Promise.reject(new Error('connect ECONNREFUSED')),
  close: () => {},
}

test('a mail server that is down is tried again later and later, for a day', async () => {
  const outbox = outboxWith(down)
  await promise(outbox, 'a@example.com')
  await outbox.wake()
  const [row] = await rows()
  const wait = ((row?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1000
  expect([row?.state, row?.attempts, row?.lastError]).toEqual(['pending', 1, 'connect ECONNREFUSED'])
  expect(wait).toBeGreaterThan(3)
  expect(wait).toBeLessThanOrEqual(5.5)
  await database.db
    .update(outboxMails)
    .set({ nextAttemptAt: sql`now()`, giveUpAt: sql`now() - interval '1 second'` })
  await outbox.wake()
  expect((await rows()).map(({ state }) => state)).toEqual(['dead'])
  await makeDue()
  await outbox.wake()
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([2])
})

test('waits double up to half an hour', () => {
  expect([1, 2, 3, 10, 50].map(backOffSeconds)).toEqual([5, 10, 20, 1_800, 1_800])
})

test('one mail that cannot be made does not hold up the others', async () => {
  const { sent, transport } = memoryMail()
  const outbox = outboxWith(transport)
  await promise(outbox, 'a@example.com', 'unheard-of')
  await promise(outbox, 'b@example.com', 'nobody')
  await promise(outbox, 'c@example.com')
  await outbox.wake()
  expect(sent.map(({ to }) => to)).toEqual(['c@example.com'])
  const states = new Map((await rows()).map(({ kind, state }) => [kind, state]))
  expect(Object.fromEntries(states)).toEqual({ 'unheard-of': 'pending', nobody: 'dropped', hello: 'sent' })
})

/** What the outbox of a listening app has logged by the time the app is closed. */
async function logOf(
  outbox: Outbox,
  whileListening: (address: string) => Promise<unknown>,
): Promise<object[]> {
  const stream = new PassThrough()
  const app = Fastify({ logger: { level: 'info', stream } })
  outbox.attach(app)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await whileListening(address).finally(() => app.close())
  stream.end()
  const lines = (await text(stream)).trim().split('\n')
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
}

const [warning, error] = [40, 50]

test('every failed attempt is logged with the mail it was for, an error once it is given up; addresses are not', async () => {
  const refusing: MailTransport = {
    send: () => Promise.reject(new Error('550 <somchai@example.com>: no such mailbox')),
    close: () => {},
  }
  const outbox = outboxWith(refusing)
  await promise(outbox, 'somchai@example.com')
  await promise(outbox, 'somchai@example.com', 'unheard-of')
  const logged = await logOf(outbox, async () => {
    await outbox.wake()
    await database.db.update(outboxMails).set({ nextAttemptAt: sql`now()`, giveUpAt: sql`now()` })
    await outbox.wake()
  })
  const [one, other] = (await rows()).sort((a, b) => (a.id < b.id ? -1 : 1))
  const refused = { outboxId: one?.id, kind: 'hello', reason: '550 <[address]>: no such mailbox' }
  const unmade = {
    outboxId: other?.id,
    kind: 'unheard-of',
    reason: 'no composer for mails of kind unheard-of',
  }
  expect(logged).toMatchObject([
    { level: warning, attempts: 1, ...refused },
    { level: warning, attempts: 1, ...unmade },
    { level: error, attempts: 2, ...refused },
    { level: error, attempts: 2, ...unmade },
  ])
  expect(JSON.stringify([logged, one?.lastError])).not.toContain('somchai')
})

test('a turn that fails is an error in the log, and the next one sends', async () => {
  const { sent, transport } = memoryMail()
  const outbox = outboxWith(transport)
  const logged = await logOf(outbox, async (address) => {
    await outbox.wake()
    await promise(outbox, 'a@example.com')
    await database.db.execute(sql`alter table outbox_mails rename to outbox_mails_away`)
    await fetch(`${address}/whatever-ends-looks-for-mails`)
    await expect(outbox.wake()).rejects.toThrow()
    await database.db.execute(sql`alter table outbox_mails_away rename to outbox_mails`)
    await outbox.wake()
  })
  expect(logged).toMatchObject([{ level: error, msg: 'mails could not be looked for' }])
  expect(sent).toHaveLength(1)
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
  const outbox = new Outbox({
    db: database.db,
    transport: smtp,
    composers,
    host: 'partim.test',
    attemptMs: 300,
  })
  await promise(outbox, 'a@example.com')
  await promise(outbox, 'b@example.com')
  await outbox.wake()
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
  const outbox = outboxWith(nameless)
  for (const name of ['a', 'b', 'c']) await promise(outbox, `${name}@example.com`)
  await outbox.wake()
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
  const slow = outboxWith({ ...transport, send })
  await promise(slow, 'a@example.com')
  const turn = slow.wake()
  await asked
  await makeDue()
  await outboxWith(transport).wake()
  fail()
  await turn
  expect(sent).toHaveLength(1)
  expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([['sent', 2]])
})

test('what goes first goes before any number of mails that wait longer', async () => {
  const { sent, transport } = memoryMail()
  const outbox = new Outbox({
    db: database.db,
    transport,
    composers: { ...composers, urgent: composers.hello },
    host: 'partim.test',
    first: ['urgent'],
  })
  for (let index = 0; index < 20; index += 1) await promise(outbox, `a${index}@example.com`)
  await promise(outbox, 'urgent@example.com', 'urgent')
  await outbox.wake()
  expect([sent.length, sent[0]?.to]).toEqual([21, 'urgent@example.com'])
})

const staff = { uid: 'staff', requestId: 'r-1' }

test('a mail that was given up is listed, and sent again for another day', async () => {
  const dead = outboxWith(down)
  await promise(dead, 'a@example.com')
  await promise(dead, 'b@example.com')
  await database.db.update(outboxMails).set({ giveUpAt: sql`now()` })
  await dead.wake()
  const [first, second] = await listDeadMails(database.db, { after: null, limit: 10 })
  expect(first).toMatchObject({ kind: 'hello', attempts: 1, lastError: 'connect ECONNREFUSED' })
  expect(await listDeadMails(database.db, { after: first?.id ?? '', limit: 10 })).toEqual([second])

  const again = (id = '') => sendAgain(database.db, id, staff)
  await again(first?.id)
  await expect(again(first?.id)).rejects.toMatchObject({ status: 409, code: 'wrong_state' })
  await expect(again('0199db4b-41db-708b-a23e-1fc5e937ac29')).rejects.toMatchObject({ status: 404 })
  // The mail server is still down, but the mail may be tried for another day.
  await dead.wake()
  expect((await rows()).map(({ state, attempts }) => [state, attempts]).sort()).toEqual([
    ['dead', 1],
    ['pending', 1],
  ])
  await makeDue()
  const { sent, transport } = memoryMail()
  await outboxWith(transport).wake()
  expect(sent.map(({ to }) => to)).toEqual(['a@example.com'])
})
