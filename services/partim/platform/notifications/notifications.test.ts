import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removePast } from '@/services/shared/retention/past'
import { type Question, signQuestion } from '@/services/shared/service-questions/question'
import { notifications } from '../../tables/notifications'
import { workers } from '../../tables/workers'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../../workers/workers/service'
import { chosenKindNames } from './matters'
import { notificationRetention } from './retention'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const operation = 'PUT /v1/worker-notifications/:notificationId'
const usual: Question = { from: 'job-post', to: 'partim', operation }
const params = { title: 'พนักงานเสิร์ฟ', company: 'ครัวสมหมาย' }

/** A new worker, as the account and the id. */
async function worker() {
  const uid = uuidv7()
  await partim.registerWorker(uid)
  const [row] = await partim.db.select().from(workers).where(eq(workers.accountUid, uid))
  return { uid, workerId: row?.id ?? '' }
}

type Happening = { id?: string; workerId: string; kind?: string; subjectId?: string }

async function tell({ id = uuidv7(), ...happening }: Happening, question: Partial<Question> = {}) {
  const token = await signQuestion({ ...usual, ...question }, partim.settings.ATTESTATION_SECRET)
  const body = { kind: 'application_offered', subjectId: uuidv7(), params, ...happening }
  const headers = { authorization: `Bearer ${token}` }
  return partim.ask(`PUT /v1/worker-notifications/${id}`, { body, headers })
}
const unread = async (as: string) => (await partim.ask('GET /v1/notifications/unread-count', { as })).json
const listed = async (as: string) => (await partim.ask('GET /v1/notifications', { as })).json.items

test('a worker is told once, however often the other service asks, and the other one is told whom to mail', async () => {
  const { uid, workerId } = await worker()
  const other = await worker()
  const happening = { id: uuidv7(), workerId, subjectId: uuidv7() }
  for (let times = 0; times < 3; times += 1) {
    expect((await tell(happening)).json).toEqual({ mail: { uid, displayName: 'สมชาย ใจดี' } })
  }
  expect(await listed(uid)).toEqual([
    {
      id: happening.id,
      kind: 'application_offered',
      subject: 'application',
      subjectId: happening.subjectId,
      params,
      createdAt: expect.any(String),
      readAt: null,
    },
  ])
  expect(await unread(uid)).toEqual({ count: 1, newestId: happening.id })
  expect(await unread(other.uid)).toEqual({ count: 0, newestId: null })
})

test('only the worker reads theirs: another one gets 404, as for none, and it stays unread', async () => {
  const { uid, workerId } = await worker()
  const other = await worker()
  const id = uuidv7()
  await tell({ id, workerId })
  const read = (as: string, which: string) =>
    partim.ask(`POST /v1/notifications/${which}/read`, { as, body: {} })
  const [foreign, absent] = [await read(other.uid, id), await read(other.uid, uuidv7())]
  expect([foreign.status, foreign.json.code]).toEqual([absent.status, absent.json.code])
  expect(foreign.status).toBe(404)
  await partim.ask('POST /v1/notifications/read', { as: other.uid, body: { upTo: uuidv7() } })
  expect((await unread(uid)).count).toBe(1)
  expect((await read(uid, id)).json).toEqual({ count: 0, newestId: null })
  expect((await listed(uid))[0].readAt).toEqual(expect.any(String))
})

test('all up to one are read, what came since is not; pages follow one another', async () => {
  const { uid, workerId } = await worker()
  const ids = Array.from({ length: 5 }, () => uuidv7())
  for (const id of ids) await tell({ id, workerId })
  const [, , , fourth, fifth] = ids
  const left = await partim.ask('POST /v1/notifications/read', { as: uid, body: { upTo: fourth } })
  expect(left.json).toEqual({ count: 1, newestId: fifth })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${cursor}` : ''
    const { json }: { json: { items: { id: string }[]; nextCursor: string | null } } = await partim.ask(
      `GET /v1/notifications?limit=2${query}`,
      { as: uid },
    )
    seen.push(...json.items.map(({ id }) => id))
    cursor = json.nextCursor
  }
  expect(seen).toEqual(ids.toReversed())
})

/** What somebody has not read of a subject, the newest first. */
const unreadOf = async (uid: string, subjectId: string) =>
  (await listed(uid))
    .filter((one: { subjectId: string; readAt: string | null }) => one.subjectId === subjectId && !one.readAt)
    .map(({ kind }: { kind: string }) => kind)

test.each([
  [['application_interview', 'application_offered', 'application_offer_withdrawn'], 1],
  [
    ['application_hired', 'application_terms_asked', 'application_shift_cancelled', 'application_cancelled'],
    1,
  ],
  // What is still to be answered stays beside what is only said.
  [
    [
      'application_hired',
      'application_shifts_changed',
      'application_terms_asked',
      'application_terms_changed',
    ],
    3,
  ],
  [['interview_agreed', 'application_hired'], 2],
  [['application_company_leaves', 'application_company_stays'], 1],
  [['application_post_taken_down', 'application_company_stays', 'application_company_leaves'], 2],
  // Who takes the offer still has to know that the company closes; of a job that is cancelled nothing else is left to know.
  [['application_company_leaves', 'application_hired'], 2],
  [['application_post_taken_down', 'application_company_leaves', 'application_let_go'], 1],
])('what a newer notice about the same makes over is read by itself: %j', async (kinds, left) => {
  const { uid, workerId } = await worker()
  const [subjectId, other] = [uuidv7(), uuidv7()]
  await tell({ workerId, kind: kinds[0] ?? '', subjectId: other })
  for (const kind of kinds) await tell({ workerId, kind, subjectId })
  const unreadKinds = await unreadOf(uid, subjectId)
  expect(unreadKinds).toHaveLength(left)
  expect(unreadKinds[0]).toBe(kinds.at(-1))
  expect(await unreadOf(uid, other)).toEqual([kinds[0]])
})

test('one that comes late, and is told again, makes nothing over that came after it', async () => {
  const { uid, workerId } = await worker()
  const [subjectId, early] = [uuidv7(), uuidv7()]
  await tell({ workerId, kind: 'application_terms_changed', subjectId })
  for (let times = 0; times < 2; times += 1)
    await tell({ id: early, workerId, kind: 'application_interview', subjectId })
  expect(await unreadOf(uid, subjectId)).toEqual(['application_terms_changed', 'application_interview'])
})

test('a choice decides by kind: not in the product, no mail, or both', async () => {
  const { uid, workerId } = await worker()
  const choose = (kind: string, inApp: boolean, byMail: boolean) =>
    partim.ask(`PUT /v1/notification-choices/${kind}`, { as: uid, body: { inApp, byMail } })
  const first = await partim.ask('GET /v1/notification-choices', { as: uid })
  expect(first.json.items.map(({ kind }: { kind: string }) => kind)).toEqual(chosenKindNames)
  expect(first.json.items.every((one: { inApp: boolean; byMail: boolean }) => one.inApp && one.byMail)).toBe(
    true,
  )

  await choose('job_post_invited', true, false)
  const after = await choose('application_rejected', false, true)
  expect(after.json.items).toContainEqual({
    kind: 'job_post_invited',
    subject: 'invite',
    inApp: true,
    byMail: false,
  })
  expect((await tell({ workerId, kind: 'job_post_invited' })).json.mail).toBeNull()
  expect((await tell({ workerId, kind: 'application_rejected' })).json.mail).toMatchObject({ uid })
  expect((await tell({ workerId, kind: 'application_hired' })).json.mail).toMatchObject({ uid })
  const kinds = (await listed(uid)).map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['application_hired', 'job_post_invited'])
  // A member's kind, and one that is told in the product whatever somebody chose.
  for (const kind of ['applications_received', 'resume_hidden'])
    expect((await choose(kind, true, true)).status).toBe(404)
})

test('nobody but the job-post service tells anything, and only this', async () => {
  const { uid, workerId } = await worker()
  const answers = [
    await tell({ workerId }, { operation: 'GET /v1/departures' }),
    await tell({ workerId }, { to: 'job-post' }),
    await partim.ask(`PUT /v1/worker-notifications/${uuidv7()}`, {
      as: uid,
      body: { workerId, kind: 'application_hired', subjectId: uuidv7(), params },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(await listed(uid)).toEqual([])
})

test('who is gone is told nothing, and their notifications went with them', async () => {
  const { uid, workerId } = await worker()
  await tell({ workerId })
  const account = { uid } as Parameters<typeof leaving.removeData>[1]
  await partim.db.transaction((tx) => leaving.removeData(tx, account))
  expect((await tell({ workerId })).json).toEqual({ mail: null })
  expect(await partim.db.select().from(notifications).where(eq(notifications.workerId, workerId))).toEqual([])
})

test('read ones go after 90 days, unread ones after a year', async () => {
  const { uid, workerId } = await worker()
  const [old, young, unseen, unseenLong] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  for (const id of [old, young, unseen, unseenLong]) await tell({ id, workerId })
  for (const [id, days] of [
    [unseen, 364],
    [unseenLong, 366],
  ] as const)
    await partim.db
      .update(notifications)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(notifications.id, id))
  const readAgo = (id: string, days: number) =>
    partim.db
      .update(notifications)
      .set({ readAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(notifications.id, id))
  await readAgo(old, 91)
  await readAgo(young, 89)
  await removePast(partim.db, notificationRetention, new AbortController().signal)
  expect((await listed(uid)).map(({ id }: { id: string }) => id)).toEqual([unseen, young])
})
