import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import type { OpenDatabase } from '../database'
import { memoryMail, testDatabase } from '../testing'
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
    .set({ nextAttemptAt: sql`now()`, createdAt: sql`now() - interval '25 hours'` })
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
