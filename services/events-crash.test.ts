import process from 'node:process'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { insertGrant } from './job-post/billing/credits/repository'
import { findApplicant } from './job-post/hiring/applications/applicants-repository'
import { findRight } from './job-post/hiring/talk-rights/repository'
import { applications } from './job-post/tables/applications'
import { companies } from './job-post/tables/companies'
import { creditReservations } from './job-post/tables/credits'
import { jobPosts } from './job-post/tables/job-posts'
import { notifications } from './job-post/tables/notifications'
import { profileUnlocks } from './job-post/tables/profile-unlocks'
import { branchInput, companyInput, jobPostInput } from './job-post/testing'
import { talkRights } from './partim/tables/conversations'
import { resumes } from './partim/tables/resumes'
import { applicants, unlocks } from './partim/tables/unlocks'
import { scratchFolders } from './sandbox/testing/scratch-folder'
import { type Database, openDatabase, schemaOf } from './shared/database'
import { notifyOfJobs } from './shared/jobs/enqueue'
import { jobs } from './shared/jobs/table'
import { inbox } from './shared/service-events/table'
import { type Answer, testClient } from './shared/testing/client'
import { projectId, type TestIssuer, testIssuer } from './shared/testing/issuer'
import {
  type Endings,
  migrationsOf,
  newPlace,
  rowsOf,
  type Service,
} from './shared/testing/scratch-databases'
import { type ServiceProcess, serviceProcess } from './shared/testing/service-process'
import { until } from './shared/testing/until'

/**
 * Both services as processes of their own, each ended without warning between any two steps of an event and started again:
 * what follows from an event happens once, and from a change that was not committed nothing follows.
 */

const newFolder = scratchFolders('events-crash')
const endings: Endings = []

type Side = { readonly db: Database; readonly process: ServiceProcess }
let jobPost: Side
let partim: Side
let issuer: TestIssuer

async function newSide(service: Service, folder: string, written: readonly string[]): Promise<Side> {
  const place = await newPlace(endings)
  const database = await openDatabase({ ...place, migrations: migrationsOf(service) })
  endings.push(database.close)
  await noteWriters(database.db, schemaOf(migrationsOf(service)), written)
  return {
    db: database.db,
    process: await serviceProcess({ test: 'events-crash', service, folder, place }),
  }
}

/** Keeps which transactions wrote rows of some tables, because what is done twice may look as if it was done once. */
async function noteWriters(db: Database, schema: string, tables: readonly string[]): Promise<void> {
  await db.execute(`create table ${schema}.writers (
    relation text not null, written jsonb not null, transaction xid8 not null default pg_current_xact_id())`)
  await db.execute(`create function ${schema}.note_writer() returns trigger language plpgsql as $$ begin
    insert into ${schema}.writers values (tg_table_name, to_jsonb(coalesce(new, old))); return null; end $$`)
  for (const table of tables)
    await db.execute(`create trigger note_writer after insert or update or delete on ${schema}.${table}
      for each row execute function ${schema}.note_writer()`)
}

/** How many transactions wrote rows of a table that have these values. */
async function writersOf(side: Side, table: string, values: Record<string, string>): Promise<number> {
  const [found] = await rowsOf(
    side.db,
    `select count(distinct transaction)::int as count from writers
      where relation = '${table}' and written @> '${JSON.stringify(values)}'`,
  )
  return Number(found?.count)
}

/** What was begun by a process that is gone need not wait until its lease expires. */
const expireLeases = ({ db }: Side) =>
  db.update(jobs).set({ lease: null, nextAttemptAt: sql`now()` }).where(isNotNull(jobs.lease))

/** Does something during which a service ends at a point; it is running again afterwards. */
const crashing = (side: Side, point: string, work: () => Promise<unknown>) =>
  side.process.crashingAt(point, work, () => expireLeases(side))

/** Waits until nothing is left to tell or to finish; nobody waits for the next attempt, or for a job's delay. */
async function settled(): Promise<void> {
  const isLeft = and(
    eq(jobs.state, 'pending'),
    or(isNotNull(jobs.subject), eq(jobs.kind, 'finish_unlock')) as SQL,
  )
  const isSettled = async ({ db }: Side) => {
    const delayed = await db
      .update(jobs)
      .set({ nextAttemptAt: sql`now()` })
      .where(and(isLeft, isNull(jobs.lease), sql`${jobs.nextAttemptAt} > now()`))
      .returning({ id: jobs.id })
    if (delayed.length > 0) await notifyOfJobs(db)
    return (await db.$count(jobs, isLeft)) === 0
  }
  for (const side of [jobPost, partim]) await until(() => isSettled(side))
}

/** The events about a worker that were published, and how many of them the other service has in its inbox. */
async function eventsAbout(workerId: string, sender: Side, receiver: Side) {
  const rows = await sender.db
    .select({ id: jobs.id, kind: jobs.kind, state: jobs.state })
    .from(jobs)
    .where(and(isNotNull(jobs.subject), sql`${jobs.payload} ->> 'workerId' = ${workerId}`))
    .orderBy(jobs.sequence)
  const ids = rows.map(({ id }) => id)
  return {
    published: rows.map(({ kind, state }) => `${kind} ${state}`),
    received: await receiver.db.$count(inbox, inArray(inbox.eventId, ids)),
  }
}

type Asked = Parameters<ReturnType<typeof testClient>>[1]
const ask = (side: Side, operation: string, asked: Asked) =>
  testClient(side.process.address, issuer)(operation, asked)

/** Asks until there is an answer, as people do; a service that was just started again may not be reached at once. */
async function insist(side: Side, operation: string, asked: Asked): Promise<Answer> {
  const answer = await until(
    () => ask(side, operation, asked).catch(() => null),
    (given) => given !== null && given.status !== 503,
  )
  if (!answer) throw new Error('an answer is expected')
  return answer
}

async function must(side: Side, operation: string, asked: Asked) {
  const { status, text, json } = await insist(side, operation, asked)
  if (status >= 300) throw new Error(`${operation}: ${status} ${text}`)
  return json
}

const owner = 'owner'
let companyId: string
let jobPostId: string

/** A represented company with an open post and credits, which more people may find than any test has. */
async function newCompany(): Promise<void> {
  const as = owner
  const registration = { displayName: 'สมชาย ใจดี', phone: '0812345678', acceptTerms: true }
  await must(jobPost, 'POST /v1/registrations', { as, body: registration })
  companyId = (await must(jobPost, 'POST /v1/companies', { as, body: companyInput() })).id
  await jobPost.db.update(companies).set({ numberConfirmedAt: new Date(), representedAt: new Date() })
  for (const kind of ['job_post', 'profile_unlock'] as const) {
    const grant = { companyId, kind, amount: 1_000, expiresAt: null, actorUid: 'system' }
    await insertGrant(jobPost.db, grant)
  }
  const branchId = (await must(jobPost, 'POST /v1/branches', { as, body: branchInput() })).id
  jobPostId = (await must(jobPost, 'POST /v1/job-posts', { as, body: jobPostInput(branchId) })).id
  await jobPost.db.update(jobPosts).set({ state: 'published', publishedAt: new Date() })
}

/** A grown-up worker whom companies find. */
async function newWorker(): Promise<{ uid: string; id: string }> {
  const uid = `worker-${uuidv7()}`
  const registration = { displayName: 'มานี ใจงาม', phone: '0898765432', acceptTerms: true }
  await must(partim, 'POST /v1/registrations', { as: uid, body: registration })
  const birth = { birthDate: '1999-04-13' }
  const { id } = await must(partim, 'PUT /v1/workers/me/birth-date', { as: uid, body: birth })
  await partim.db.update(resumes).set({ visibility: 'open' }).where(eq(resumes.workerId, id))
  return { uid, id }
}

const application = (as: string) => ({ as, body: { jobPostId, answers: [] } })
const applying = 'POST /v1/my/applications'

/** The steps of an event, by the side that ends there. `commit` is the one of the change that publishes. */
const steps = [
  ['sender', 'commit.before'],
  ['sender', 'commit.after'],
  ['sender', 'receive.before'],
  ['sender', 'receive.after'],
  ['receiver', 'insert inbox.before'],
  ['receiver', 'insert inbox.after'],
] as const

// The embedded database has one process, and these tests read what the services have in theirs.
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

onPostgres('with each service ended at each step', () => {
  beforeAll(async () => {
    const folder = newFolder()
    issuer = await testIssuer()
    ;[jobPost, partim] = await Promise.all([
      newSide('job-post', folder, ['applications', 'notifications', 'profile_unlocks']),
      newSide('partim', folder, ['applicants', 'talk_rights', 'unlocks']),
    ])
    const settings = {
      FIREBASE_PROJECT_ID: projectId,
      SESSION_KEYS_URL: issuer.keysUrl,
      ID_TOKEN_KEYS_URL: issuer.keysUrl,
      JOB_POST_API_URL: jobPost.process.address,
      PARTIM_API_URL: partim.process.address,
    }
    await Promise.all([jobPost, partim].map((side) => side.process.start(settings)))
    await newCompany()
  })
  afterAll(async () => {
    await Promise.all([jobPost, partim].map((side) => side?.process.end()))
    for (const end of endings.reverse()) await end()
    await issuer.close()
  })

  describe('an application and its withdrawal reach the partim service', () => {
    test.each(steps)('%s, %s', async (who, step) => {
      const { uid, id: workerId } = await newWorker()
      const pair = { companyId, workerId }
      const side = who === 'sender' ? jobPost : partim
      const events = () => eventsAbout(workerId, jobPost, partim)
      const writers = () =>
        Promise.all(
          ['applicants', 'talk_rights'].map((table) => writersOf(partim, table, { worker_id: workerId })),
        )

      const asked = { ...application(uid), headers: { 'idempotency-key': uuidv7() } }
      await crashing(side, step.replace('commit', 'insert applications'), () => ask(jobPost, applying, asked))
      if (step === 'commit.before') {
        expect([await events(), await writers()]).toEqual([{ published: [], received: 0 }, [0, 0]])
        expect(await jobPost.db.$count(applications, eq(applications.workerId, workerId))).toBe(0)
      }
      const { id } = await must(jobPost, applying, asked)
      await settled()
      const told = ['applicant_changed done', 'talk_right_changed done']
      expect([await events(), await writers()]).toEqual([{ published: told, received: 2 }, [1, 1]])
      const {
        until: contactUntil,
        hiredAt,
        contactFrom,
      } = await only(partim.db.select().from(applicants).where(eq(applicants.workerId, workerId)))
      expect({
        until: contactUntil.toISOString(),
        hiredAt,
        contactFrom,
        workplace: null,
        worked: null,
      }).toEqual(await findApplicant(jobPost.db, pair))
      expect(
        await only(partim.db.select().from(talkRights).where(eq(talkRights.workerId, workerId))),
      ).toMatchObject(await rightOf(workerId))

      const withdraw = `${applying}/${id}/events`
      const body = { event: 'withdraw', from: 'submitted' }
      await crashing(side, step.replace('commit', 'update applications'), () =>
        ask(jobPost, withdraw, { as: uid, body }),
      )
      if (step === 'commit.before')
        expect([await events(), await writers()]).toEqual([{ published: told, received: 2 }, [1, 1]])
      await insist(jobPost, withdraw, { as: uid, body })
      await settled()
      expect([await events(), await writers()]).toEqual([
        // What the worker was told of it is over, too.
        { published: [...told, 'notice_settled done', ...told], received: 5 },
        [2, 2],
      ])
      expect(await partim.db.$count(applicants, eq(applicants.workerId, workerId))).toBe(0)
      expect(await partim.db.$count(talkRights, eq(talkRights.workerId, workerId))).toBe(0)
    })
  })

  let proposals = 0
  /** A quarter of an hour that nobody else has. */
  const nextTime = () => {
    proposals += 1
    return new Date(Math.ceil(Date.now() / 900_000) * 900_000 + (24 + proposals) * 3_600_000).toISOString()
  }

  describe('an interview moves its application, and its answer is told to members', () => {
    test.each(steps)('%s, %s', async (who, step) => {
      const { uid, id: workerId } = await newWorker()
      await must(jobPost, applying, application(uid))
      await settled()
      const side = who === 'sender' ? partim : jobPost
      const events = () => eventsAbout(workerId, partim, jobPost)
      const moves = async () => {
        const row = await only(
          jobPost.db.select().from(applications).where(eq(applications.workerId, workerId)),
        )
        const writers = await writersOf(jobPost, 'applications', { worker_id: workerId })
        return { state: row.state, version: row.version, toldState: row.toldState, writers }
      }

      const at = nextTime()
      const terms = { kind: 'phone', place: '', position: null, note: 'มาคุยกัน', minutes: 15 }
      const body = { ...terms, workerId, jobPostId, times: [at] }
      const asked = { as: owner, body, headers: { 'idempotency-key': uuidv7() } }
      const proposing = 'POST /v1/company-interviews'
      const before = await moves()
      await crashing(side, step.replace('commit', 'insert interviews'), () => ask(partim, proposing, asked))
      if (step === 'commit.before')
        expect([await events(), await moves()]).toEqual([{ published: [], received: 0 }, before])
      const { id } = await must(partim, proposing, asked)
      await settled()
      const proposed = 'interview_happened done'
      expect(await events()).toEqual({ published: [proposed], received: 1 })
      const moved = { state: 'interview', version: 2, toldState: 'interview', writers: before.writers + 1 }
      expect(await moves()).toEqual(moved)

      const answer = `PUT /v1/interviews/${id}/agreement`
      const agreement = { as: uid, body: { at }, headers: { 'if-match': '"1"' } }
      const told = async () => [
        await jobPost.db.$count(notifications, eq(notifications.subjectId, id)),
        await writersOf(jobPost, 'notifications', { subject_id: id }),
      ]
      await crashing(side, step.replace('commit', 'update interviews'), () => ask(partim, answer, agreement))
      if (step === 'commit.before')
        expect([await events(), await told()]).toEqual([{ published: [proposed], received: 1 }, [0, 0]])
      await insist(partim, answer, agreement)
      await settled()
      expect((await must(partim, `GET /v1/interviews/${id}`, { as: uid })).state).toBe('accepted')
      expect(await events()).toEqual({ published: [proposed, proposed], received: 2 })
      expect([await told(), await moves()]).toEqual([[1, 1], moved])
    })
  })

  const left = async () =>
    (await must(jobPost, 'GET /v1/credits/balance', { as: owner })).profileUnlock.available as number
  const unlocking = (workerId: string) => `PUT /v1/workers/${workerId}/unlock`

  /** How an unlock of a worker stands in both services, and how many transactions wrote it in each. */
  async function unlockOf(workerId: string) {
    const [here, there] = await Promise.all([
      partim.db.select().from(unlocks).where(eq(unlocks.workerId, workerId)),
      jobPost.db.select().from(profileUnlocks).where(eq(profileUnlocks.workerId, workerId)),
    ])
    const ids = there.map(({ id }) => id)
    const reservations = await jobPost.db
      .select({ state: creditReservations.state, amount: creditReservations.amount })
      .from(creditReservations)
      .where(inArray(creditReservations.subjectId, ids))
    return {
      unlocks: here.map(({ state }) => state),
      debits: there.map(({ state }) => state),
      credits: reservations.map(({ state, amount }) => `${amount} ${state}`),
      writers: [
        await writersOf(partim, 'unlocks', { worker_id: workerId }),
        await writersOf(jobPost, 'profile_unlocks', { worker_id: workerId }),
      ],
    }
  }

  const none = { unlocks: [], debits: [], credits: [], writers: [0, 0] }
  const captured = { unlocks: ['unlocked'], debits: ['captured'], credits: ['1 captured'], writers: [2, 2] }
  const refused = { unlocks: ['refused'], debits: ['released'], credits: [], writers: [2, 1] }

  describe('an unlock takes one credit, when the member presses again', () => {
    test.each([
      ['partim', 'insert unlocks.before'],
      ['partim', 'insert unlocks.after'],
      ['partim', 'debit.before'],
      ['job-post', 'insert profile_unlocks.before'],
      ['job-post', 'insert profile_unlocks.after'],
      ['partim', 'debit.after'],
      ['partim', 'update unlocks.before'],
      ['partim', 'update unlocks.after'],
      ['partim', 'receive.before'],
      ['job-post', 'insert inbox.before'],
      ['job-post', 'insert inbox.after'],
      ['partim', 'receive.after'],
    ])('%s, %s', async (service, point) => {
      const { id: workerId } = await newWorker()
      const before = await left()
      const unlock = unlocking(workerId)
      const side = service === 'partim' ? partim : jobPost
      await crashing(side, point, () => ask(partim, unlock, { as: owner }))
      if (point === 'insert unlocks.before')
        expect([await unlockOf(workerId), await left()]).toEqual([none, before])
      expect(await must(partim, unlock, { as: owner })).toMatchObject({ reason: 'unlocked' })
      await settled()
      expect([await unlockOf(workerId), await left()]).toEqual([captured, before - 1])
      expect(await eventsAbout(workerId, partim, jobPost)).toEqual({
        published: ['unlock_settled done'],
        received: 1,
      })
    })
  })

  describe('an unlock that nobody asks for again is finished, with a credit or without', () => {
    test.each([
      ['partim', 'insert unlocks.after', refused],
      ['partim', 'debit.before', refused],
      ['job-post', 'insert profile_unlocks.before', refused],
      ['job-post', 'insert profile_unlocks.after', captured],
      ['partim', 'debit.after', captured],
      ['partim', 'update unlocks.before', captured],
    ])('%s, %s', async (service, point, end) => {
      const { id: workerId } = await newWorker()
      const before = await left()
      const side = service === 'partim' ? partim : jobPost
      await crashing(side, point, () => ask(partim, unlocking(workerId), { as: owner }))
      await settled()
      expect(await unlockOf(workerId)).toEqual(end)
      expect(await left()).toBe(before - end.credits.length)
    })
  })

  /** What the job-post service says the two may talk by. */
  async function rightOf(workerId: string) {
    const right = await findRight(jobPost.db, { companyId, workerId, jobPostId })
    return { jobPostId, title: right?.title, invitedAt: right?.invitedAt, at: right?.at, until: right?.until }
  }
})

/** The only row that a query finds. */
async function only<Row>(query: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row, ...more] = await query
  if (!row || more.length > 0) throw new Error('one row is expected')
  return row
}
