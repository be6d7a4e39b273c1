import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { workerNotificationsOfPartim } from './job-post/platform/worker-notifications/worker-notifications'
import { workers } from './partim/tables/workers'
import { type TestPartim, testPartim } from './partim/testing/test-partim'
import { noticeSettled } from './shared/service-events/catalogue'
import { eventReceiver } from './shared/service-events/delivery'

/** The two services' halves of telling a worker, over HTTP. */

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const news = (workerId: string) => ({
  workerId,
  kind: 'application_hired' as const,
  subjectId: uuidv7(),
  params: { title: 'พนักงานเสิร์ฟ', company: 'ครัวสมหมาย' },
})

test('the job-post service tells a worker once, and learns whom to mail', async () => {
  await partim.registerWorker('told')
  const [worker] = await partim.db.select().from(workers).where(eq(workers.accountUid, 'told'))
  const { ATTESTATION_SECRET } = partim.settings
  const told = workerNotificationsOfPartim({ PARTIM_API_URL: partim.address, ATTESTATION_SECRET })
  const id = uuidv7()
  const hired = news(worker?.id ?? '')
  expect(await told.tell(id, hired)).toEqual({ uid: 'told', displayName: 'สมชาย ใจดี' })
  expect(await told.tell(id, hired)).toEqual({ uid: 'told', displayName: 'สมชาย ใจดี' })
  expect(await told.tell(uuidv7(), news(uuidv7()))).toBeNull()
  const { json } = await partim.ask('GET /v1/notifications', { as: 'told' })
  expect(json.items).toEqual([
    expect.objectContaining({ id, kind: 'application_hired', params: hired.params }),
  ])
})

test('a service that does not answer, or does not know the secret, is an error and not a silent loss', async () => {
  const PARTIM_API_URL = partim.address
  const forger = workerNotificationsOfPartim({ PARTIM_API_URL, ATTESTATION_SECRET: 'x'.repeat(32) })
  await expect(forger.tell(uuidv7(), news(uuidv7()))).rejects.toMatchObject({ status: 401 })
  const { ATTESTATION_SECRET } = partim.settings
  const gone = workerNotificationsOfPartim({ PARTIM_API_URL: 'http://127.0.0.1:9', ATTESTATION_SECRET })
  await expect(gone.tell(uuidv7(), news(uuidv7()))).rejects.toMatchObject({ status: 503 })
})

test('what a worker was asked for is read once it is settled, and nothing else is', async () => {
  await partim.registerWorker('asked')
  const [worker] = await partim.db.select().from(workers).where(eq(workers.accountUid, 'asked'))
  const workerId = worker?.id ?? ''
  const { ATTESTATION_SECRET } = partim.settings
  const told = workerNotificationsOfPartim({ PARTIM_API_URL: partim.address, ATTESTATION_SECRET })
  const offer = { ...news(workerId), kind: 'application_offered' as const }
  await told.tell(uuidv7(), offer)
  await told.tell(uuidv7(), { ...offer, subjectId: uuidv7() })
  await told.tell(uuidv7(), { ...offer, kind: 'application_interview' })
  const about = { workerId, kind: offer.kind, subjectId: offer.subjectId }
  const id = uuidv7()
  const settle = () =>
    eventReceiver(noticeSettled, partim.address, partim.settings).receive({
      id,
      type: noticeSettled.name,
      about,
      facts: {},
    })
  await settle()
  await settle()
  const { items } = (await partim.ask('GET /v1/notifications', { as: 'asked' })).json
  const unread = items.filter(({ readAt }: { readAt: string | null }) => readAt === null)
  expect([items.length, unread.length]).toEqual([3, 2])
  expect(unread).not.toContainEqual(expect.objectContaining({ kind: offer.kind, subjectId: offer.subjectId }))
})

test.each([
  ['application_terms_asked', ['application_hired']],
  ['application_hired', ['application_terms_changed', 'application_shift_cancelled']],
  ['application', []],
] as const)('once %s is settled, %j stay', async (kind, left) => {
  const uid = uuidv7()
  await partim.registerWorker(uid)
  const [worker] = await partim.db.select().from(workers).where(eq(workers.accountUid, uid))
  const { ATTESTATION_SECRET } = partim.settings
  const told = workerNotificationsOfPartim({ PARTIM_API_URL: partim.address, ATTESTATION_SECRET })
  const about = { ...news(worker?.id ?? '') }
  const kinds = ['application_hired', 'application_shift_cancelled', 'application_terms_changed'] as const
  for (const one of kinds) await told.tell(uuidv7(), { ...about, kind: one })
  await eventReceiver(noticeSettled, partim.address, partim.settings).receive({
    id: uuidv7(),
    type: noticeSettled.name,
    about: { workerId: about.workerId, kind, subjectId: about.subjectId },
    facts: {},
  })
  const { items } = (await partim.ask('GET /v1/notifications', { as: uid })).json
  const unread = items.filter(({ readAt }: { readAt: string | null }) => readAt === null)
  expect(unread.map((one: { kind: string }) => one.kind)).toEqual(left)
})
