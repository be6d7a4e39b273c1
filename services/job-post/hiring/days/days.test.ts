import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import type { ContactReach } from '@/validators/company-standing'
import { type ApplicationState, placeTakenStates } from '@/validators/states/application'
import type { JobPostState } from '@/validators/states/job-post'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { ownWorker } from '../../testing-partim'
import { addApplicationShifts } from '../applications/testing'
import { confirmedQuery } from './answers-repository'
import { cancelledQuery, nextPostsQuery, placesOfPostsQuery, shiftsOfDaysQuery } from './repository'
import { daysOf } from './service'

let service: TestService
let companyId: string
let here: string
let there: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId, here, there } = await service.twoBranches())
})
afterAll(() => service.stop())

const db = () => service.database.db

const shift = (ahead: number, startTime: string, endTime: string, headcount?: number) => ({
  date: dayAhead(ahead),
  startTime,
  endTime,
  breakMinutes: 60,
  headcount,
})

type OpenPost = { readonly id: string; readonly ids: readonly string[] }

async function openPost(
  times: readonly ReturnType<typeof shift>[],
  changes: object = {},
  branchId = here,
): Promise<OpenPost> {
  const input = { ...jobPostInput(branchId), headcount: 2, shifts: times, ...changes }
  const { id, shiftIds: ids } = await service.openPost('owner', input)
  return { id, ids }
}

const become = (id: string, state: JobPostState) =>
  db().update(jobPosts).set({ state }).where(eq(jobPosts.id, id))

type Naming = { readonly can?: readonly number[]; readonly works?: readonly number[] }

/** A worker who applied for all or some of a post's shifts, given by position. */
async function applied({ id, ids }: OpenPost, state: ApplicationState, { can, works }: Naming = {}) {
  const idsAt = (positions: readonly number[]) => positions.flatMap((position) => ids[position] ?? [])
  const key = { companyId, jobPostId: id, id: uuidv7() }
  const { id: _id, birthDate: _birth, emailVerified: _proven, ...worker } = ownWorker()
  await db()
    .insert(applications)
    .values({ ...key, workerId: uuidv7(), worker: { ...worker, age: 26 }, state })
  const named = can ?? works
  const all = [...placeTakenStates, 'offered'].includes(state) ? ids : []
  await addApplicationShifts(db(), key, {
    can: named ? idsAt(named) : ids,
    works: works ? idsAt(works) : all,
  })
  return key.id
}

/** The answer at ten in the morning in Thailand, whenever the test runs. */
const ten = new Date(`${dayAhead(0)}T10:00:00+07:00`)
const at = (time: string, ahead = 0) => new Date(`${dayAhead(ahead)}T${time}:00+07:00`)
const owner = { uid: 'owner', role: 'owner', requestId: 'r', standing: 'represented' } as const
const daysAt = (now = ten, branchIds: readonly string[] | null = null, reach: ContactReach = 'applicants') =>
  daysOf(db(), { ...owner, reach, scope: { companyId, branchIds } }, undefined, now)

type Answer = Awaited<ReturnType<typeof daysOf>>
const shiftsIn = (day: Answer['today'], { id }: OpenPost) =>
  day.shifts.filter(({ jobPostId }) => jobPostId === id)

const each = { shiftChoice: 'each' }

describe('the shifts of today and tomorrow', () => {
  test('have who comes, who is missing and who could come', async () => {
    const post = await openPost(
      [shift(0, '12:00', '20:00', 3), shift(1, '08:00', '16:00', 2), shift(2, '08:00', '16:00')],
      each,
    )
    await applied(post, 'hired', { works: [0] })
    await applied(post, 'hired', { works: [0, 1] })
    await applied(post, 'completed', { works: [1] })
    await applied(post, 'no_show', { works: [1] })
    await applied(post, 'offered', { works: [0] })
    await applied(post, 'submitted', { can: [0, 2] })
    await applied(post, 'shortlisted')
    await applied(post, 'rejected')
    const { today, tomorrow } = await daysAt()
    expect([today.date, tomorrow.date]).toEqual([dayAhead(0), dayAhead(1)])
    expect(shiftsIn(today, post)).toEqual([
      expect.objectContaining({
        shiftId: post.ids[0],
        branchId: here,
        branchName: 'สยาม',
        startsAt: at('12:00').toISOString(),
        endsAt: at('20:00').toISOString(),
        places: 3,
        taken: 2,
        missing: 1,
        isSought: true,
        offered: 1,
        candidates: 2,
        people: [expect.anything(), expect.anything()],
      }),
    ])
    expect(shiftsIn(tomorrow, post)).toMatchObject([
      { shiftId: post.ids[1], taken: 2, missing: 0, candidates: 1 },
    ])
  })

  test('wait for no answer to an offer of which a shift has begun', async () => {
    const chosen = await openPost([shift(0, '08:00', '20:00'), shift(1, '08:00', '16:00')], each)
    await applied(chosen, 'offered', { works: [0, 1] })
    await applied(chosen, 'offered', { works: [1] })
    const whole = await openPost([shift(0, '10:30', '20:00'), shift(1, '12:00', '20:00')])
    await applied(whole, 'offered')
    const offered = async (time: string, post: OpenPost) => {
      const { today, tomorrow } = await daysAt(at(time))
      return [today, tomorrow].flatMap((day) => shiftsIn(day, post).map((one) => one.offered))
    }
    expect(await offered('07:59', chosen)).toEqual([1, 2])
    expect(await offered('10:00', chosen)).toEqual([0, 1])
    expect(await offered('10:29', whole)).toEqual([1, 1])
    expect(await offered('10:30', whole)).toEqual([0, 0])
  })

  test('where everybody works every shift, lack as many as the post has not hired', async () => {
    const post = await openPost([shift(0, '12:00', '20:00', 9), shift(1, '12:00', '20:00')], { headcount: 3 })
    await applied(post, 'hired')
    const { today, tomorrow } = await daysAt()
    expect(shiftsIn(today, post)).toMatchObject([{ places: 3, taken: 1, missing: 2 }])
    expect(shiftsIn(tomorrow, post)).toMatchObject([{ places: 3, taken: 1, missing: 2 }])
  })

  test('go on until they end, over midnight too, and are not shown afterwards', async () => {
    const night = await openPost([shift(-1, '22:00', '06:00'), shift(0, '22:00', '06:00')])
    const early = await daysAt(at('05:59'))
    expect(shiftsIn(early.today, night)).toMatchObject([
      { startsAt: at('22:00', -1).toISOString() },
      { startsAt: at('22:00').toISOString(), endsAt: at('06:00', 1).toISOString() },
    ])
    const later = await daysAt(at('06:00'))
    expect(shiftsIn(later.today, night)).toMatchObject([{ startsAt: at('22:00').toISOString() }])
    // One second before midnight in Thailand, which is the afternoon in UTC.
    const late = await daysAt(at('23:59'))
    expect(late.today.date).toBe(dayAhead(0))
    expect(shiftsIn(late.today, night)).toHaveLength(1)
    const next = await daysAt(at('00:00', 1))
    expect(next.today.date).toBe(dayAhead(1))
    expect(shiftsIn(next.today, night)).toHaveLength(1)
  })

  test('of a post that takes nobody any more show who comes, and lack nobody', async () => {
    const post = await openPost([shift(1, '12:00', '20:00')])
    for (const state of ['paused', 'closed', 'filled', 'pending_review'] as const) {
      await become(post.id, state)
      expect(shiftsIn((await daysAt()).tomorrow, post)).toEqual([])
    }
    await applied(post, 'hired')
    for (const state of ['paused', 'closed', 'filled', 'pending_review', 'rejected', 'draft'] as const) {
      await become(post.id, state)
      expect(shiftsIn((await daysAt()).tomorrow, post)).toMatchObject([
        { isSought: false, places: 2, taken: 1, missing: 0 },
      ])
    }
    for (const state of ['cancelled', 'expired'] as const) {
      await become(post.id, state)
      expect(shiftsIn((await daysAt()).tomorrow, post)).toEqual([])
    }
  })

  test('name the first who are hired: in full only where the company is represented', async () => {
    const post = await openPost([shift(1, '12:00', '20:00')], { headcount: 8 })
    for (let number = 0; number < 7; number += 1) await applied(post, 'hired')
    const [shown] = shiftsIn((await daysAt()).tomorrow, post)
    expect(shown?.taken).toBe(7)
    expect(shown?.people.map(({ displayName }) => displayName)).toEqual(Array(6).fill('สมชาย ใจดี'))
    await db().update(applications).set({ worker: null }).where(eq(applications.jobPostId, post.id))
    const [unnamed] = shiftsIn((await daysAt()).tomorrow, post)
    expect(unnamed?.people[0]?.displayName).toBeNull()
  })

  test('name in full only whose contact is open, where the company is not represented', async () => {
    const post = await openPost([shift(1, '12:00', '20:00')], { headcount: 2 })
    await applied(post, 'hired')
    await applied(post, 'hired')
    const names = async (reach: ContactReach) =>
      shiftsIn((await daysAt(ten, null, reach)).tomorrow, post)[0]?.people.map(
        ({ displayName }) => displayName,
      )
    expect(await names('met')).toEqual(['สมชาย จ.', 'สมชาย จ.'])
    const [first] = await db()
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.jobPostId, post.id))
      .orderBy(applications.id)
    await db()
      .update(applications)
      .set({ contactFrom: new Date() })
      .where(eq(applications.id, first?.id ?? ''))
    expect(await names('met')).toEqual(['สมชาย จ.', 'สมชาย จ.'])
    await db().update(applications).set({ toldState: 'hired' }).where(eq(applications.jobPostId, post.id))
    expect(await names('met')).toEqual(['สมชาย ใจดี', 'สมชาย จ.'])
    expect(await names('nobody')).toEqual(['สมชาย จ.', 'สมชาย จ.'])
  })
})

describe('who asks', () => {
  test('sees their own company, and a branch manager their own branches', async () => {
    const mine = await openPost([shift(1, '12:00', '20:00')], {}, there)
    const others = await openPost([shift(1, '13:00', '20:00')])
    const asked = async (as: string, branchId?: string) =>
      service.ask(`GET /v1/days${branchId ? `?branchId=${branchId}` : ''}`, { as })
    const idsOf = async (as: string, branchId?: string) => {
      const { tomorrow, openPosts } = (await asked(as, branchId)).json as Answer
      return [...tomorrow.shifts.map(({ jobPostId }) => jobPostId), ...openPosts.map(({ id }) => id)]
    }
    expect(await idsOf('owner')).toEqual(expect.arrayContaining([mine.id, others.id]))
    expect(await idsOf('owner', there)).toEqual([mine.id, mine.id])
    expect(await idsOf('manager')).toEqual([mine.id, mine.id])
    expect(await idsOf('manager', there)).toEqual([mine.id, mine.id])
    expect((await asked('manager', here)).status).toBe(404)
    expect(await idsOf('stranger')).toEqual([])
    expect(await idsOf('stranger', here)).toEqual([])
  })
})

describe('open posts', () => {
  const onlyThose = { state: 'closed' } as const
  beforeAll(async () => {
    await db().update(jobPosts).set(onlyThose).where(eq(jobPosts.companyId, companyId))
  })

  test('are by their next shift, with the places of the shifts to come', async () => {
    const chosen = await openPost(
      [shift(0, '08:00', '09:30', 5), shift(1, '12:00', '20:00', 3), shift(2, '12:00', '20:00', 4)],
      each,
    )
    await applied(chosen, 'hired', { works: [0, 1] })
    await applied(chosen, 'hired', { works: [1, 2] })
    await applied(chosen, 'submitted')
    await applied(chosen, 'viewed')
    const whole = await openPost(
      [shift(0, '12:00', '20:00'), shift(3, '12:00', '20:00')],
      { headcount: 5 },
      there,
    )
    await applied(whole, 'hired')
    const begun = await openPost([shift(0, '09:00', '20:00')])
    await applied(begun, 'submitted')
    const { openPosts } = await daysAt()
    expect(openPosts).toMatchObject([
      {
        id: whole.id,
        branchName: 'อารีย์',
        nextStart: at('12:00').toISOString(),
        places: 5,
        taken: 1,
        unopened: 0,
      },
      { id: chosen.id, nextStart: at('12:00', 1).toISOString(), places: 7, taken: 3, unopened: 1 },
    ])
    await become(whole.id, 'paused')
    expect((await daysAt()).openPosts).toMatchObject([{ id: chosen.id }])
    expect((await daysAt(ten, [there])).openPosts).toEqual([])
  })
})

test('among many, only shifts of those days and applications of their posts are read', async () => {
  await withoutTimeLimit(db(), async (tx) => {
    await tx.execute(sql`insert into job_posts (company_id, id, branch_id, state, headcount, shift_choice, created_by, expires_at)
      select ${companyId}, gen_random_uuid(), ${here}, 'closed', 2, 'each', 'owner', now() from generate_series(1, 200)`)
    await tx.execute(sql`insert into shifts (company_id, job_post_id, position, date, start_time, end_time, starts_at, ends_at)
      select company_id, id, number, day, '09:00', '18:00', day + interval '2 hours', day + interval '11 hours'
      from job_posts, generate_series(10, 60) as number, lateral (select current_date - number as day) as days
      where company_id = ${companyId}`)
    await tx.execute(sql`insert into applications (company_id, id, job_post_id, worker_id, state)
      select company_id, gen_random_uuid(), job_posts.id, gen_random_uuid(), 'hired'
      from job_posts, generate_series(1, 50) where company_id = ${companyId}`)
    // Of a company with few posts, reading them all is the quickest.
    await tx.execute(sql`insert into job_posts (company_id, id, branch_id, state, headcount, created_by, expires_at)
      select ${companyId}, gen_random_uuid(), ${here}, 'closed', 2, 'owner', now() from generate_series(1, 2000)`)
    await tx.execute(sql`analyze job_posts, shifts, applications`)
  })
  const [some] = await db()
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(eq(jobPosts.companyId, companyId))
  for (const branchIds of [null, [here]]) {
    const scope = { companyId, branchIds, now: new Date() }
    const [firstDay, lastDay] = [dayAhead(-1), dayAhead(1)]
    const plans = await Promise.all([
      planOf(
        db(),
        shiftsOfDaysQuery(db(), { ...scope, firstDay, lastDay, limit: 200, named: 6, lostIds: [] }),
      ),
      planOf(db(), nextPostsQuery(db(), { ...scope, limit: 4 })),
      planOf(db(), placesOfPostsQuery(db(), { ...scope, ids: [some?.id ?? ''] })),
      planOf(db(), cancelledQuery(db(), { ...scope, since: new Date(), limit: 6 })),
      // Of a company among others: reading all applications of one that has nearly all is the quickest.
      planOf(db(), confirmedQuery(db(), { ...scope, companyId: uuidv7(), since: new Date(), limit: 6 })),
    ])
    expect(plans[0]).toContain('shifts_date_idx')
    expect(plans.at(-1)).toMatch(/Index.* (?:using|on) applications_\w+/)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (applications|shifts|job_posts)/)
  }
})

describe('who is hired for work to come', () => {
  test('counts once, however many posts they come to', async () => {
    const posts = [await openPost([shift(1, '08:00', '12:00')]), await openPost([shift(2, '08:00', '12:00')])]
    const before = (await service.ask('GET /v1/coming-work', { as: 'owner' })).json
    const workerId = uuidv7()
    for (const post of posts) {
      await applied(post, 'hired')
      const id = await applied(post, 'hired')
      await db().update(applications).set({ workerId }).where(eq(applications.id, id))
    }
    const { items, peopleCount } = (await service.ask('GET /v1/coming-work', { as: 'owner' })).json
    const shown = items.filter((one: { jobPostId: string }) => posts.some(({ id }) => id === one.jobPostId))
    expect(shown.map(({ people }: { people: string[] }) => people.length)).toEqual([2, 2])
    expect(peopleCount - before.peopleCount).toBe(3)
  })
})
