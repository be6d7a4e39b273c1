import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { workerNotificationsOfPartim } from './job-post/platform/worker-notifications/worker-notifications'
import { workers } from './partim/tables/workers'
import { type TestPartim, testPartim } from './partim/testing/test-partim'

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
