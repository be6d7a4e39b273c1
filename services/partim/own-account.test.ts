import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removeDueAccounts } from '@/services/shared/accounts/deletion'
import { identityTasks } from '@/services/shared/accounts/identity-tasks'
import { removeUnusedPhotos } from '@/services/shared/accounts/photos'
import { accounts } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { JobRunner } from '@/services/shared/jobs/runner'
import { workerLeaves, workerStays } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { until } from '@/services/shared/testing/until'
import { harmlessPdf, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { workerParts } from './people/data-exports/parts'
import { workplaces } from './tables/resume-readers'
import { resumes } from './tables/resumes'
import { searchEntries, searchTexts } from './tables/search-entries'
import { workers } from './tables/workers'
import { type TestPartim, testPartim } from './testing/test-partim'
import { leaving } from './workers/workers/service'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const running = new AbortController().signal
const silent = { info: () => {}, error: () => {} }

/** Makes the first attempts at the tasks for the identity provider, as the service's own runner does. */
const runner = () => {
  const { db, identity } = partim
  const users = new UserDirectory(identity)
  return new JobRunner({ db, handlers: identityTasks({ db, identity, users }) })
}

const resume = {
  headline: 'บาริสต้า',
  about: 'ชงกาแฟได้ทุกแบบ',
  workTypes: ['barista'],
  province: 'กรุงเทพมหานคร',
  district: 'บางรัก',
  visibility: 'open',
}

async function workerWithResume(uid: string) {
  await partim.registerAdult(uid)
  const { json } = await partim.ask('GET /v1/resumes/me', { as: uid })
  const headers = { 'if-match': `"${json.version}"` }
  expect((await partim.ask('PATCH /v1/resumes/me', { as: uid, body: resume, headers })).status).toBe(200)
}

test('a worker is called what their account is called from now on', async () => {
  await partim.registerWorker('renamed')
  const { json } = await partim.ask('GET /v1/me', { as: 'renamed' })
  const body = { displayName: 'นางสาว สมหญิง รักงาน', phone: '0898765432' }
  const headers = { 'if-match': `"${json.version}"` }
  expect((await partim.ask('PATCH /v1/me', { as: 'renamed', body, headers })).status).toBe(200)
  const [worker] = await partim.db.select().from(workers).where(eq(workers.accountUid, 'renamed'))
  expect([worker?.givenName, worker?.familyName]).toEqual(['สมหญิง', 'รักงาน'])
})

test('a copy holds the resume with what belongs to it', async () => {
  await workerWithResume('copied')
  const [worker] = await partim.db.select().from(workers).where(eq(workers.accountUid, 'copied'))
  const work = { companyName: 'ครัวยายบัว', shifts: 6, workedOn: '2026-11-02' }
  await partim.db.insert(workplaces).values({ workerId: worker?.id ?? '', companyId: uuidv7(), ...work })
  const asked = await partim.ask('POST /v1/data-exports', { as: 'copied', body: {} })
  const { id } = asked.json
  const read = () => partim.ask(`GET /v1/data-exports/${id}/files`, { as: 'copied' })
  const answer = await until(read, ({ status }) => status === 200)
  const files = Object.fromEntries(
    answer.json.files.map(({ name, content }: { name: string; content: unknown }) => [name, content]),
  )
  expect(Object.keys(files)).toEqual(workerParts.map(({ name }) => name))
  expect(files['resume.json']).toMatchObject({ headline: 'บาริสต้า', dates: [], workExperiences: [] })
  expect(files['worker.json']).toMatchObject({ accountUid: 'copied', givenName: 'สมชาย' })
  // Companies they worked for find them by it.
  expect(files['hidden-from.json']).toMatchObject({ workplaces: [work] })
})

test('an account that goes takes worker, resume, photo and what the search has with it, and what was written of them', async () => {
  await workerWithResume('gone')
  const [before] = await partim.db.select().from(workers).where(eq(workers.accountUid, 'gone'))
  const permit = { fileType: 'image/jpeg', size: 1 }
  const { json: upload } = await partim.ask('POST /v1/me/photo-uploads', { as: 'gone', body: permit })
  const uploaded = `${upload.path}/${upload.fileName}`
  await partim.storage.write(uploaded, samplePhoto('jpg'))
  const photo = `http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o/${encodeURIComponent(uploaded)}?alt=media&token=${crypto.randomUUID()}`
  expect((await partim.ask('PUT /v1/me/photo', { as: 'gone', body: { photo } })).status).toBe(200)
  const searched = () =>
    Promise.all([
      partim.db.$count(searchEntries, eq(searchEntries.workerId, before?.id ?? '')),
      partim.db.$count(searchTexts, eq(searchTexts.workerId, before?.id ?? '')),
    ])
  // A certificate may say what somebody is ill with, and is told of in their own words.
  const { json: paper } = await partim.ask('POST /v1/my/certificate-uploads', {
    as: 'gone',
    body: { fileType: 'application/pdf', size: 1_000 },
  })
  await partim.storage.write(`${paper.path}/${paper.fileName}`, harmlessPdf(), 'application/pdf')
  const certificate = await partim.ask('POST /v1/my/certificates', {
    as: 'gone',
    body: { kind: 'other', title: 'ใบรับรองแพทย์', fileName: paper.fileName },
    headers: { 'idempotency-key': uuidv7() },
  })
  expect(certificate.status).toBe(201)
  expect([partim.storage.objects.size, await searched()]).toEqual([2, [1, 1]])
  await partim.ask('POST /v1/me/deletion', { as: 'gone', body: { confirmation: deletionPhrase } })
  await partim.db
    .update(accounts)
    .set({ deleteAfter: sql`now() - interval '1 second'` })
    .where(eq(accounts.uid, 'gone'))
  const parts = {
    db: partim.db,
    identity: partim.identity,
    users: new UserDirectory(partim.identity),
    jobs: runner(),
    kind: 'worker' as const,
    leaving,
    log: silent,
  }
  expect(await removeDueAccounts(parts, running)).toBe(1)
  expect(partim.identity.users.has('gone')).toBe(false)
  await removeUnusedPhotos(partim, running)
  expect([partim.storage.objects.size, await searched()]).toEqual([0, [0, 0]])
  expect(await partim.db.select().from(workers).where(eq(workers.accountUid, 'gone'))).toEqual([])
  expect(
    await partim.db
      .select()
      .from(resumes)
      .where(eq(resumes.workerId, before?.id ?? '')),
  ).toEqual([])
  const told = await partim.db.select().from(auditEvents).where(eq(auditEvents.actorUid, 'gone'))
  expect(told.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['resume.changed', 'certificate.added']),
  )
  expect(told.filter(({ before: was, after }) => was !== null || after !== null)).toEqual([])
})

test('that a worker asks for the removal is told at once, not when their account goes, and that they keep it', async () => {
  await partim.registerWorker('leaving')
  const asked = { as: 'leaving', body: { confirmation: deletionPhrase } }
  expect((await partim.ask('POST /v1/me/deletion', asked)).status).toBe(202)
  const told = (type: typeof workerLeaves | typeof workerStays) =>
    until(async () => partim.jobPost.lastOf(type, { workerUid: 'leaving' }) !== undefined)
  await told(workerLeaves)
  // Asking ended every session that began before: the worker signs in again.
  const later = Math.floor(Date.now() / 1_000) + 2
  const session = await partim.issuer.token('leaving', { auth_time: later, iat: later })
  const again = { headers: { authorization: `Bearer ${session}` } }
  expect((await partim.ask('DELETE /v1/me/deletion', again)).status).toBe(200)
  await told(workerStays)
})

test('what waited to be told of a worker who asked is told of nobody who keeps their account by then', async () => {
  await partim.registerWorker('keeping')
  const about = { workerUid: 'keeping' }
  await publish(partim.db, workerLeaves, about)
  await publish(partim.db, workerStays, about)
  // Events about one worker are delivered in their order.
  await until(async () => partim.jobPost.lastOf(workerStays, about) !== undefined)
  expect(partim.jobPost.lastOf(workerLeaves, about)).toBeUndefined()
})
