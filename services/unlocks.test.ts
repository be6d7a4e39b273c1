import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { insertGrant } from './job-post/billing/credits/repository'
import { creditEntries } from './job-post/tables/credits'
import { profileUnlocks } from './job-post/tables/profile-unlocks'
import { startTestService, type TestService } from './job-post/testing'
import { resumes } from './partim/tables/resumes'
import { unlocks } from './partim/tables/unlocks'
import { workers } from './partim/tables/workers'
import { type TestPartim, testPartim } from './partim/testing/test-partim'
import { creditsOfJobPost } from './partim/workers/unlocks/credits-of-job-post'
import { finish, type UnlockParts, unlockWorker } from './partim/workers/unlocks/service'
import type { Database } from './shared/database'
import { notifyOfJobs } from './shared/jobs/enqueue'
import { jobs } from './shared/jobs/table'
import { Problem } from './shared/problem'
import { applicantChanged, unlockSettled } from './shared/service-events/catalogue'
import { until } from './shared/testing/until'

/** Unlocking over both services with their own databases: whatever happens on the way, one credit for one contact. */

let jobPost: TestService
let partim: TestPartim
let owner: { uid: string; companyId: string }
beforeAll(async () => {
  jobPost = await startTestService()
  const { identity, issuer, address } = jobPost
  partim = await testPartim({ identity, issuer, jobPost: address })
})
afterAll(async () => {
  await partim.stop()
  await jobPost.stop()
})

const given = 100
beforeEach(async () => {
  owner = await jobPost.owner(`owner-${uuidv7()}`)
  partim.memberships.members.set(owner.uid, partim.addMember(owner.uid, 'owner', owner.companyId))
  const { companyId } = owner
  await insertGrant(jobPost.database.db, {
    companyId,
    kind: 'profile_unlock',
    amount: given,
    expiresAt: null,
    actorUid: 'system',
  })
})

/** A worker who can be found; answers their id. */
async function findableWorker(): Promise<string> {
  const uid = `worker-${uuidv7()}`
  await partim.registerWorker(uid, 'พิมพ์ชนก วัฒนกุล')
  const [worker] = await partim.db.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, uid))
  const id = worker?.id ?? ''
  await see(id, 'open')
  return id
}
const see = (workerId: string, visibility: 'open' | 'hidden') =>
  partim.db.update(resumes).set({ visibility }).where(eq(resumes.workerId, workerId))

/** The worker applies to a post of the company. */
const apply = (workerId: string) =>
  partim.tell(
    applicantChanged,
    { companyId: owner.companyId, workerId },
    {
      applicant: {
        until: new Date(Date.now() + 86_400_000).toISOString(),
        hiredAt: null,
        contactFrom: null,
        workplace: null,
        worked: null,
      },
    },
  )

const unlock = (workerId: string, as = owner.uid) => partim.ask(`PUT /v1/workers/${workerId}/unlock`, { as })
const left = async () =>
  (await jobPost.ask('GET /v1/credits/balance', { as: owner.uid })).json.profileUnlock.available
const statesOf = async (workerId: string) => {
  const of = and(eq(unlocks.companyId, owner.companyId), eq(unlocks.workerId, workerId))
  const [here, there] = await Promise.all([
    partim.db.select({ state: unlocks.state }).from(unlocks).where(of),
    jobPost.database.db
      .select({ state: profileUnlocks.state })
      .from(profileUnlocks)
      .where(and(eq(profileUnlocks.companyId, owner.companyId), eq(profileUnlocks.workerId, workerId))),
  ])
  return { here: here.map(({ state }) => state), there: there.map(({ state }) => state) }
}
const finishJobOf = async (unlockId: string) => {
  const isIts = and(eq(jobs.kind, 'finish_unlock'), sql`${jobs.payload} ->> 'id' = ${unlockId}`)
  return (await partim.db.select().from(jobs).where(isIts))[0]
}
const reserves = () =>
  jobPost.database.db.$count(
    creditEntries,
    and(eq(creditEntries.companyId, owner.companyId), eq(creditEntries.type, 'reserve')),
  )

test('one credit opens name, number and address to the whole company, and says what is left', async () => {
  const workerId = await findableWorker()
  const { status, json } = await unlock(workerId)
  expect([status, json.reason, json.creditsLeft]).toEqual([200, 'unlocked', given - 1])
  expect(json.contact).toMatchObject({ displayName: 'พิมพ์ชนก วัฒนกุล', phone: '0812345678' })
  const again = await unlock(workerId)
  expect([again.json.unlock, again.json.creditsLeft]).toEqual([json.unlock, null])
  expect(await left()).toBe(given - 1)
  await allFinished()
  expect(await statesOf(workerId)).toEqual({ here: ['unlocked'], there: ['captured'] })
  expect(await finishJobOf(json.unlock.id)).toMatchObject({ state: 'dropped' })
})

test('200 at once, of two members: one credit, and the same answer to all', async () => {
  const workerId = await findableWorker()
  const colleague = await jobPost.colleague(`recruiter-${uuidv7()}`, owner.companyId, 'recruiter')
  partim.addMember(colleague, 'recruiter', owner.companyId)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => unlock(workerId, at % 2 ? colleague : owner.uid)),
  )
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.unlock?.id}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await left()).toBe(given - 1)
  expect(await reserves()).toBe(1)
})

test('after its 90 days the profile is unlocked again, for another credit, once', async () => {
  const workerId = await findableWorker()
  await unlock(workerId)
  await partim.db
    .update(unlocks)
    .set({ until: sql`now() - interval '1 second'` })
    .where(eq(unlocks.workerId, workerId))
  const answers = await Promise.all(Array.from({ length: 20 }, () => unlock(workerId)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await left()).toBe(given - 2)
  const terms = await partim.db
    .select({ term: unlocks.term, state: unlocks.state })
    .from(unlocks)
    .where(eq(unlocks.workerId, workerId))
    .orderBy(unlocks.term)
  expect(terms).toEqual([
    { term: 1, state: 'ended' },
    { term: 2, state: 'unlocked' },
  ])
})

class Killed extends Error {}

/**
 * The parts of the saga in a process that ends at one of its steps: before or after a transaction or a call, or within a
 * transaction before it commits. Nothing that would come after it happens.
 */
function partsKilledAt(point: number): { parts: UnlockParts; isKilled: () => boolean } {
  let step = 0
  const pass = () => {
    step += 1
    if (step > point) throw new Killed()
  }
  const real = credits()
  const transaction = partim.db.transaction.bind(partim.db) as Database['transaction']
  const db = new Proxy(partim.db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name)
      return async (work: (tx: Database) => Promise<unknown>) => {
        pass()
        const done = await transaction(async (tx) => {
          const answer = await work(tx as Database)
          pass()
          return answer
        })
        pass()
        return done
      }
    },
  })
  const around =
    <Parameters extends unknown[], Answer>(call: (...parameters: Parameters) => Promise<Answer>) =>
    async (...parameters: Parameters) => {
      pass()
      const answer = await call(...parameters)
      pass()
      return answer
    }
  return {
    parts: {
      db,
      credits: { debit: around(real.debit), close: around(real.close) },
    },
    isKilled: () => step > point,
  }
}

const credits = () =>
  creditsOfJobPost({
    JOB_POST_API_URL: jobPost.address,
    ATTESTATION_SECRET: jobPost.settings.ATTESTATION_SECRET,
  })

const actor = () => ({
  uid: owner.uid,
  companyId: owner.companyId,
  companyName: 'บริษัท ทดสอบ จำกัด',
  standing: 'represented' as const,
  requestId: uuidv7(),
  visitor: null,
})

/** Waits until no job of an unlock is left; those that finish one run at once, as when its request has surely ended. */
async function allFinished(): Promise<void> {
  const isLeft = and(inArray(jobs.kind, ['finish_unlock', unlockSettled.name]), eq(jobs.state, 'pending'))
  await partim.db.transaction(async (tx) => {
    await tx
      .update(jobs)
      .set({ nextAttemptAt: sql`now()` })
      .where(and(isLeft, isNull(jobs.lease)))
    await notifyOfJobs(tx)
  })
  await until(async () => (await partim.db.$count(jobs, isLeft)) === 0)
}

describe('a process that ends on the way', () => {
  /** Every step of the saga, by its number; the last runs to the end. */
  const points = Array.from({ length: 16 }, (_, point) => point)
  /** Steps after which an unlock is intended: without a credit, and with one. */
  const [intended, debited] = [3, 8]

  /** Does something in a process that ends at a step; answers whether it did. */
  async function killedAt(point: number, work: (parts: UnlockParts) => Promise<unknown>): Promise<boolean> {
    const { parts, isKilled } = partsKilledAt(point)
    await work(parts).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    return isKilled()
  }
  const unlockKilledAt = (point: number, workerId: string) =>
    killedAt(point, (parts) => unlockWorker(parts, actor(), workerId))

  test('at any step: a retry goes on, and takes one credit', async () => {
    let kills = 0
    for (const point of points) {
      const workerId = await findableWorker()
      const before = await left()
      if (await unlockKilledAt(point, workerId)) kills += 1
      expect([point, (await unlock(workerId)).status]).toEqual([point, 200])
      await allFinished()
      expect([point, before - (await left())]).toEqual([point, 1])
      const { here, there } = await statesOf(workerId)
      expect([point, here, there]).toEqual([point, ['unlocked'], ['captured']])
    }
    expect(kills).toBeGreaterThan(debited)
    expect(kills).toBeLessThan(points.length)
  })

  test('at any step, without a retry: a job ends it with a contact for a credit, or with neither', async () => {
    const ends = new Set<string>()
    for (const point of points) {
      const workerId = await findableWorker()
      const before = await left()
      await unlockKilledAt(point, workerId)
      await allFinished()
      const { here, there } = await statesOf(workerId)
      ends.add(here.length === 0 ? 'nothing' : `${here} ${there} ${before - (await left())}`)
    }
    expect([...ends].sort()).toEqual(['nothing', 'refused released 0', 'unlocked captured 1'])
  })

  test('at any step of the job as well: the next attempt ends it', async () => {
    const ends = new Set<string>()
    for (const request of [intended, debited]) {
      for (const point of points) {
        const workerId = await findableWorker()
        const before = await left()
        await unlockKilledAt(request, workerId)
        const [intent] = await partim.db.select().from(unlocks).where(eq(unlocks.workerId, workerId))
        if (intent?.state !== 'intended') throw new Error('an intended unlock is expected')
        const { nextAttemptAt } = (await finishJobOf(intent.id)) ?? {}
        // A minute after the intent; the two clocks may differ.
        expect(nextAttemptAt?.getTime()).toBeGreaterThan(intent.createdAt.getTime() + 50_000)
        await killedAt(point, (parts) => finish(parts, intent))
        await allFinished()
        const { here, there } = await statesOf(workerId)
        ends.add(`after ${request}: ${here} ${there} ${before - (await left())}`)
      }
    }
    expect([...ends].sort()).toEqual([
      `after ${intended}: refused released 0`,
      `after ${debited}: unlocked captured 1`,
    ])
  })

  test('at any step, and the worker hides meanwhile: it costs nothing unless it was recorded before', async () => {
    const ends = new Set<string>()
    for (const point of points) {
      const workerId = await findableWorker()
      const before = await left()
      await unlockKilledAt(point, workerId)
      await see(workerId, 'hidden')
      await allFinished()
      const { here } = await statesOf(workerId)
      ends.add(`${here[0] ?? 'nothing'} ${before - (await left())}`)
    }
    expect([...ends].sort()).toEqual(['nothing 0', 'refused 0', 'returned 0', 'unlocked 1'])
  })

  test('at any step, and the worker applies meanwhile: it costs nothing unless it was recorded before', async () => {
    const ends = new Set<string>()
    for (const point of points) {
      const workerId = await findableWorker()
      const before = await left()
      await unlockKilledAt(point, workerId)
      await apply(workerId)
      await allFinished()
      const { here } = await statesOf(workerId)
      ends.add(`${here[0] ?? 'nothing'} ${before - (await left())}`)
    }
    expect([...ends].sort()).toEqual(['nothing 0', 'refused 0', 'returned 0', 'unlocked 1'])
  })
})

test('who applies while their contact is unlocked costs nothing, and is open by that', async () => {
  const workerId = await findableWorker()
  const debit: UnlockParts['credits']['debit'] = async (unlock) => {
    const held = await credits().debit(unlock)
    await apply(workerId)
    return held
  }
  const parts = { db: partim.db, credits: { ...credits(), debit } }
  expect(await unlockWorker(parts, actor(), workerId)).toEqual({ unlock: null, creditsLeft: null })
  await allFinished()
  expect(await left()).toBe(given)
  const { json } = await partim.ask(`GET /v1/workers/${workerId}/profile`, { as: owner.uid })
  expect(json.access).toMatchObject({ reason: 'applied', contact: { phone: '0812345678' } })
})

test('a job that comes while the request still runs takes no credit twice, and none for nothing', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 10; round += 1) {
    const workerId = await findableWorker()
    const before = await left()
    const pressed = unlock(workerId)
    const intent = await until(
      async () => (await partim.db.select().from(unlocks).where(eq(unlocks.workerId, workerId)))[0],
    )
    if (!intent) throw new Error('an intent is expected')
    await finish({ db: partim.db, credits: credits() }, intent)
    const { status } = await pressed
    await allFinished()
    const { here, there } = await statesOf(workerId)
    ends.add(`${status} ${here} ${there} ${before - (await left())}`)
  }
  for (const end of ends) expect(['200 unlocked captured 1', '409 refused released 0']).toContain(end)
})

test('what a member may not do, or cannot pay, leaves nothing behind', async () => {
  const workerId = await findableWorker()
  await jobPost.database.db.execute(sql`update members set role = 'finance' where uid = ${owner.uid}`)
  const refused = await unlock(workerId)
  expect([refused.status, refused.json.code]).toEqual([403, 'forbidden'])
  await jobPost.database.db.execute(sql`update members set role = 'owner' where uid = ${owner.uid}`)
  expect((await unlock(workerId)).status).toBe(200)
  expect(await left()).toBe(given - 1)
})

test('without a credit it says so, and once there is one the same press works', async () => {
  const poor = await jobPost.owner(`poor-${uuidv7()}`)
  partim.addMember(poor.uid, 'owner', poor.companyId)
  const workerId = await findableWorker()
  const refused = await unlock(workerId, poor.uid)
  expect([refused.status, refused.json.code]).toEqual([409, 'no_unlock_credit'])
  await insertGrant(jobPost.database.db, {
    companyId: poor.companyId,
    kind: 'profile_unlock',
    amount: 1,
    expiresAt: null,
    actorUid: 'system',
  })
  const done = await unlock(workerId, poor.uid)
  expect([done.status, done.json.creditsLeft]).toEqual([200, 0])
})

describe('while another request for the same unlock is refused', () => {
  const refusal = new Problem(409, 'no_unlock_credit')
  const press = (workerId: string, debit: UnlockParts['credits']['debit']) =>
    unlockWorker({ db: partim.db, credits: { ...credits(), debit } }, actor(), workerId)
  const beRefused = (workerId: string) =>
    expect(press(workerId, () => Promise.reject(refusal))).rejects.toBe(refusal)

  test('a credit that is taken goes back', async () => {
    const workerId = await findableWorker()
    const pressed = press(workerId, async (unlock) => {
      const debit = await credits().debit(unlock)
      expect([debit.state, await left()]).toEqual(['held', given - 1])
      await beRefused(workerId)
      return debit
    })
    await expect(pressed).rejects.toMatchObject({ code: 'unlock_returned' })
    await allFinished()
    expect(await left()).toBe(given)
  })

  test('a debit that arrives late takes nothing', async () => {
    const workerId = await findableWorker()
    const pressed = press(workerId, async (unlock) => {
      await beRefused(workerId)
      await allFinished()
      return credits().debit(unlock)
    })
    await expect(pressed).rejects.toMatchObject({ code: 'unlock_in_progress' })
    expect(await left()).toBe(given)
  })
})

test('an early objection and a dead number each return the credit once', async () => {
  jobPost.identity.add('staff', { ops: true })
  const [objecting, dead] = [await findableWorker(), await findableWorker()]
  const { json: one } = await unlock(objecting)
  const { json: other } = await unlock(dead)
  expect(await left()).toBe(given - 2)
  const uidOf = async (id: string) =>
    (await partim.db.select({ uid: workers.accountUid }).from(workers).where(eq(workers.id, id)))[0]?.uid
  const objected = await partim.ask(`PUT /v1/my/unlocks/${one.unlock.id}/objection`, {
    as: await uidOf(objecting),
  })
  expect([objected.status, objected.json.state, objected.json.isOpen]).toEqual([200, 'objected', false])
  await partim.ask(`PUT /v1/my/unlocks/${one.unlock.id}/objection`, { as: await uidOf(objecting) })
  expect((await unlock(objecting)).json.code).toBe('worker_objected')
  const report = `/v1/unlocks/${other.unlock.id}/report`
  for (let times = 0; times < 2; times += 1)
    expect((await partim.ask(`PUT ${report}`, { as: owner.uid })).json.report).toBe('open')
  const open = (await partim.ask('GET /v1/ops/unlock-reports', { as: 'staff' })).json.items
  expect(open).toMatchObject([{ unlockId: other.unlock.id, phone: '0812345678' }])
  const decide = () =>
    partim.ask(`POST /v1/ops/unlock-reports/${other.unlock.id}/decision`, {
      as: 'staff',
      body: { event: 'accept', reason: 'โทรแล้วไม่มีหมายเลขนี้' },
    })
  expect((await decide()).json).toMatchObject({ state: 'refunded', report: 'accepted' })
  expect((await decide()).json.code).toBe('already_decided')
  await allFinished()
  expect(await left()).toBe(given)
})
