import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { ItemWork } from '@/services/shared/routines/items'
import { routineFailures } from '@/services/shared/routines/table'
import { testTurn } from '@/services/shared/testing/turn'
import { expireDueCredits, warnOfExpiry } from './billing/credits/expiry'
import { insertGrant } from './billing/credits/repository'
import { expireDueInvitations } from './company/invitations/expiry'
import { completeDueApplications, followBegunShifts, tellWorkers } from './hiring/applications/routines'
import { addApplicationShifts } from './hiring/applications/testing'
import { followListingChanges } from './hiring/posting/company-posts'
import { expireDuePosts } from './hiring/posting/expiry'
import { reviewConfirmed } from './hiring/posting/review-again'
import { forgetDeparted } from './people/departures/routine'
import { applications } from './tables/applications'
import { creditGrants } from './tables/credits'
import { invitations } from './tables/invitations'
import { jobPosts, shifts } from './tables/job-posts'
import { listingChanges } from './tables/listing-changes'
import { dayAhead, jobPostInput, startTestService, type TestService } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  await db().execute(sql`create function refuse_poisoned() returns trigger language plpgsql as $$ begin
    if new.id = tg_argv[0]::uuid then raise exception 'poisoned'; end if;
    return new;
  end $$`)
})
afterAll(() => service.stop())

const db = () => service.database.db

/** Makes every change of one row fail; the answered function ends this. */
async function poison(table: PgTable, id: string): Promise<() => Promise<unknown>> {
  const name = getTableName(table)
  await db().execute(
    sql.raw(
      `create trigger poisoned before update on ${name} for each row execute function refuse_poisoned('${id}')`,
    ),
  )
  return () => db().execute(sql.raw(`drop trigger poisoned on ${name}`))
}

let uid: string
let companyId: string
let branchId: string
beforeEach(async () => {
  ;({ uid, companyId } = await service.owner(`owner-${uuidv7()}`))
  branchId = await service.branch(uid)
})

async function post(changes: Partial<typeof jobPosts.$inferInsert>): Promise<string> {
  const { id } = await service.jobPost(uid, jobPostInput(branchId))
  const values = { publishedAt: new Date(), ...changes }
  await db().update(jobPosts).set(values).where(eq(jobPosts.id, id))
  return id
}
const stateOfPost = async (id: string) =>
  (await db().select().from(jobPosts).where(eq(jobPosts.id, id)))[0]?.state

async function application(
  jobPostId: string,
  changes: Partial<typeof applications.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7()
  const worker = { workerId: uuidv7(), workerUid: uuidv7() }
  await db()
    .insert(applications)
    .values({ companyId, id, jobPostId, ...worker, ...changes })
  return id
}
const applicationOf = async (id: string) =>
  (await db().select().from(applications).where(eq(applications.id, id)))[0]

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

type Case = {
  readonly run: (db: Database, work: ItemWork) => Promise<unknown>
  readonly table: PgTable
  /** Makes an item that is due: its id in the routine, the row that is changed, and whether it was handled. */
  readonly make: (minutesAgo: number) => Promise<Due>
}
type Due = { readonly item: string; readonly rowId: string; readonly isDone: () => Promise<boolean> }

const cases: Record<string, Case> = {
  'ending posts whose days are over': {
    run: expireDuePosts,
    table: jobPosts,
    make: async (minutesAgo) => {
      const id = await post({ state: 'published', expiresAt: ago(minutesAgo) })
      return { item: id, rowId: id, isDone: async () => (await stateOfPost(id)) === 'expired' }
    },
  },
  'reviewing posts of companies that were confirmed': {
    run: reviewConfirmed,
    table: jobPosts,
    make: async (minutesAgo) => {
      const id = await post({
        state: 'pending_review',
        publishedAt: null,
        reviewReasons: ['unverified_company'],
        reviewSince: ago(minutesAgo),
      })
      return { item: id, rowId: id, isDone: async () => (await stateOfPost(id)) === 'published' }
    },
  },
  'completing what was worked': {
    run: completeDueApplications,
    table: applications,
    make: async (minutesAgo) => {
      const jobPostId = await post({ state: 'filled', expiresAt: ago(minutesAgo) })
      const id = await application(jobPostId, { state: 'hired' })
      const isDone = async () => (await applicationOf(id))?.state === 'completed'
      return { item: jobPostId, rowId: id, isDone }
    },
  },
  'filling posts whose shifts begin': {
    run: (source, work) => followBegunShifts(source, ago(10), work),
    table: jobPosts,
    make: async (minutesAgo) => {
      const id = await post({ state: 'published', shiftChoice: 'each', headcount: 1 })
      const [first, second] = await db().select().from(shifts).where(eq(shifts.jobPostId, id))
      await db()
        .update(shifts)
        .set({ date: dayAhead(-1), startsAt: ago(minutesAgo) })
        .where(eq(shifts.id, first?.id ?? ''))
      const hired = await application(id, { state: 'hired' })
      const chosen = [second?.id ?? '']
      await addApplicationShifts(
        db(),
        { companyId, id: hired, jobPostId: id },
        { can: chosen, works: chosen },
      )
      return {
        item: `${companyId} ${id}`,
        rowId: id,
        isDone: async () => (await stateOfPost(id)) === 'filled',
      }
    },
  },
  'telling workers': {
    run: tellWorkers,
    table: applications,
    make: async (minutesAgo) => {
      const jobPostId = await post({ state: 'published' })
      const id = await application(jobPostId, { state: 'offered', toldState: 'submitted' })
      await db()
        .update(applications)
        .set({ updatedAt: ago(1 + minutesAgo) })
        .where(eq(applications.id, id))
      const isDone = async () => (await applicationOf(id))?.toldState === 'offered'
      return { item: id, rowId: id, isDone }
    },
  },
  'listing posts anew': {
    run: followListingChanges,
    table: jobPosts,
    make: async (minutesAgo) => {
      const other = await service.branch(uid)
      const { id: rowId } = await service.jobPost(uid, jobPostInput(other))
      const item = uuidv7()
      await db()
        .insert(listingChanges)
        .values({ id: item, companyId, branchId: other, at: ago(minutesAgo) })
      const isDone = async () =>
        (await db().select().from(listingChanges).where(eq(listingChanges.id, item))).length === 0
      return { item, rowId, isDone }
    },
  },
  'expiring credits': {
    run: expireDueCredits,
    table: creditGrants,
    make: async (minutesAgo) => {
      const owner = await service.owner(`owner-${uuidv7()}`)
      return grantOf(owner.companyId, ago(minutesAgo), ({ available }) => available === 0)
    },
  },
  'warning of credits that expire': {
    run: warnOfExpiry,
    table: creditGrants,
    make: async (minutesAgo) => {
      const owner = await service.owner(`owner-${uuidv7()}`)
      return grantOf(owner.companyId, ago(minutesAgo - 60), ({ warnedDays }) => warnedDays === 1)
    },
  },
  'ending invitations': {
    run: expireDueInvitations,
    table: invitations,
    make: async (minutesAgo) => {
      const id = uuidv7()
      const invitation = { companyId, id, email: `${id}@example.com`, role: 'recruiter' as const }
      await db()
        .insert(invitations)
        .values({ ...invitation, branchIds: [], invitedBy: uid, expiresAt: ago(minutesAgo) })
      const isDone = async () =>
        (await db().select().from(invitations).where(eq(invitations.id, id)))[0]?.state === 'expired'
      return { item: id, rowId: id, isDone }
    },
  },
}

async function grantOf(
  grantCompanyId: string,
  expiresAt: Date,
  isDealtWith: (grant: typeof creditGrants.$inferSelect) => boolean,
): Promise<Due> {
  await insertGrant(db(), {
    companyId: grantCompanyId,
    kind: 'job_post',
    amount: 3,
    expiresAt,
    actorUid: 'system',
  })
  const find = async () => {
    const grants = await db().select().from(creditGrants).where(eq(creditGrants.companyId, grantCompanyId))
    const grant = grants.find((one) => one.expiresAt?.getTime() === expiresAt.getTime())
    if (!grant) throw new Error('the grant is gone')
    return grant
  }
  const { id } = await find()
  return { item: grantCompanyId, rowId: id, isDone: async () => isDealtWith(await find()) }
}

describe.each(Object.entries(cases))('%s', (_name, { run, table, make }) => {
  test('goes on past one that fails, which is logged, put off, and dealt with once it can be', async () => {
    const name = uuidv7()
    const turn = async () => {
      const work = testTurn(name)
      await run(db(), work)
      return work.failed
    }
    const poisoned = await make(5)
    const healthy = await make(4)
    const cure = await poison(table, poisoned.rowId)
    expect(await turn()).toEqual([poisoned.item])
    expect([await poisoned.isDone(), await healthy.isDone()]).toEqual([false, true])
    // The failed item is put off, so the next turn has time for the others.
    expect(await turn()).toEqual([])
    await db().update(routineFailures).set({ retryAt: sql`now()` })
    expect(await turn()).toEqual([poisoned.item])
    const [failure] = await db().select().from(routineFailures).where(eq(routineFailures.routine, name))
    expect(failure?.attempts).toBe(2)
    expect((failure?.retryAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(100_000)
    await cure()
    await db().update(routineFailures).set({ retryAt: sql`now()` })
    expect(await turn()).toEqual([])
    expect(await poisoned.isDone()).toBe(true)
    expect(await db().select().from(routineFailures).where(eq(routineFailures.routine, name))).toEqual([])
  })
})

test('forgetting people goes on past one whose application cannot be changed, and comes back to them', async () => {
  const jobPostId = await post({ state: 'published' })
  const [poisoned, healthy] = [await application(jobPostId), await application(jobPostId)]
  const uidOf = async (id: string) => (await applicationOf(id))?.workerUid ?? null
  const [first, second] = [(await uidOf(poisoned)) ?? '', (await uidOf(healthy)) ?? '']
  const departures = {
    after: async (cursor: string | null) => ({
      items: cursor === null ? [{ uid: first }, { uid: second }] : [],
      cursor: cursor ?? 'end',
    }),
  }
  const work = testTurn('forget')
  const turn = () => forgetDeparted({ db: db(), departures }, work)
  const cure = await poison(applications, poisoned)
  await turn()
  expect([work.failed, work.cursor]).toEqual([[first], 'end'])
  expect([await uidOf(poisoned), await uidOf(healthy)]).toEqual([first, null])
  await cure()
  await turn()
  expect(await uidOf(poisoned)).toBe(first)
  await db().update(routineFailures).set({ retryAt: sql`now()` })
  await turn()
  expect(await uidOf(poisoned)).toBeNull()
})
