import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import type { ApplicationState, HistoryEvent } from '@/validators/states/application'
import { applicationEvents, applications } from '../../tables/applications'
import { creditReservations } from '../../tables/credits'
import { jobPostViews } from '../../tables/job-post-views'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { addViews } from '../job-post-views/repository'
import { timelineOf } from './period'
import { funnelQuery, trendQueries, viewsQuery } from './repository'

let service: TestService
let companyId: string
let here: string
let there: string
let post: string
let postThere: string
beforeAll(async () => {
  service = await startTestService()
  ;({ companyId, here, there } = await service.twoBranches())
  await service.colleague('recruiter', companyId, 'recruiter')
  post = await published(here)
  postThere = await published(there)
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.database.db.delete(applications)
  await service.database.db.delete(creditReservations)
  await service.database.db.delete(jobPostViews)
})

/** Noon in Thailand, some days ago. */
const noon = (daysAgo: number) => new Date(`${dayAhead(-daysAgo)}T12:00:00+07:00`)

async function published(branchId: string): Promise<string> {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  const published = { state: 'published', publishedAt: noon(5) } as const
  await service.database.db.update(jobPosts).set(published).where(eq(jobPosts.id, id))
  return id
}

/** An application that passed through some states, each at a given moment. */
async function applied(
  jobPostId: string,
  at: Date,
  history: readonly (readonly [ApplicationState, Date, HistoryEvent?])[] = [],
): Promise<void> {
  const [id, workerId] = [uuidv7(), uuidv7()]
  const key = { companyId, jobPostId, workerId, id }
  const state = history.at(-1)?.[0] ?? 'submitted'
  await service.database.db.insert(applications).values({ ...key, state, createdAt: at })
  if (history.length === 0) return
  await service.database.db.insert(applicationEvents).values(
    history.map(([to, moment, event = 'hire'], index) => ({
      companyId,
      applicationId: id,
      version: index + 2,
      event,
      from: null,
      to,
      who: 'member' as const,
      at: moment,
    })),
  )
}

const viewed = (jobPostId: string, daysAgo: number, views: number) =>
  addViews(service.database.db, { companyId, jobPostId, day: dayAhead(-daysAgo), views })

const captured = (subjectId: string, settledAt: Date, amount: number) =>
  service.database.db.insert(creditReservations).values({
    companyId,
    id: uuidv7(),
    kind: 'job_post',
    subjectId,
    amount,
    state: 'captured',
    settledAt,
  })

const ask = (what: string, query: Record<string, string> = {}, as = 'owner') =>
  service.ask(`GET /v1/trends/${what}?${new URLSearchParams({ days: '7', ...query })}`, { as })

describe('activity', () => {
  test('is counted by day in Thailand, days without any included', async () => {
    await applied(post, new Date(`${dayAhead(0)}T00:00:00+07:00`))
    await applied(post, new Date(`${dayAhead(-1)}T23:59:59+07:00`))
    await applied(post, noon(3), [['hired', noon(2)]])
    await applied(post, noon(60))
    await viewed(post, 6, 40)
    await viewed(post, 0, 2)
    await viewed(postThere, 0, 3)
    await viewed(post, 7, 100)
    const { json } = await ask('activity')
    const day = (daysAgo: number, [views, sent, hires]: readonly number[] = [0, 0, 0]) => ({
      from: dayAhead(-daysAgo),
      to: dayAhead(-daysAgo),
      views,
      applications: sent,
      hires,
    })
    expect(json.items).toEqual([
      day(6, [40, 0, 0]),
      day(5),
      day(4),
      day(3, [0, 1, 0]),
      day(2, [0, 0, 1]),
      day(1, [0, 1, 0]),
      day(0, [5, 1, 0]),
    ])
  })

  test('of a quarter is by week and leaves nothing out', async () => {
    for (const daysAgo of [0, 6, 7, 83, 84, 89, 90]) await applied(post, noon(daysAgo))
    const { json } = await ask('activity', { days: '90' })
    expect(json.items).toHaveLength(13)
    const sent = json.items.map((item: { applications: number }) => item.applications)
    expect(sent).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
  })

  test('is of one branch, and for a branch manager of their own', async () => {
    await applied(post, noon(0))
    await applied(postThere, noon(0), [['hired', noon(0)]])
    await viewed(post, 0, 7)
    await viewed(postThere, 0, 9)
    const today = async (query: Record<string, string>, as?: string) => {
      const { views, applications: sent, hires } = (await ask('activity', query, as)).json.items.at(-1)
      return [views, sent, hires]
    }
    expect(await today({})).toEqual([16, 2, 1])
    expect(await today({ branchId: here })).toEqual([7, 1, 0])
    expect(await today({ branchId: there })).toEqual([9, 1, 1])
    expect(await today({}, 'manager')).toEqual([9, 1, 1])
    expect((await ask('activity', { branchId: here }, 'manager')).status).toBe(404)
    expect(await today({}, 'stranger')).toEqual([0, 0, 0])
    expect(await today({ branchId: here }, 'stranger')).toEqual([0, 0, 0])
  })

  test('counts who was hired, let go and hired again once, who was let go not at all, and no change of shifts', async () => {
    await applied(post, noon(4), [
      ['hired', noon(3)],
      ['shortlisted', noon(2)],
      ['hired', noon(1)],
    ])
    await applied(post, noon(4), [
      ['hired', noon(3)],
      ['rejected', noon(2)],
    ])
    await applied(post, noon(4), [
      ['hired', noon(2)],
      ['hired', noon(1), 'change_shifts'],
      ['no_show', noon(0)],
    ])
    const hires = (await ask('activity')).json.items.map((item: { hires: number }) => item.hires)
    expect(hires).toEqual([0, 0, 0, 0, 1, 1, 0])
  })
})

test('time to hire is the median from publishing, of the days and of all', async () => {
  for (const hours of [2, 4, 90]) {
    await applied(post, noon(5), [['hired', new Date(noon(5).getTime() + hours * 3_600_000)]])
  }
  const { json } = await ask('time-to-hire')
  expect(json.medianHours).toBe(4)
  const hired = json.items.filter(({ hires }: { hires: number }) => hires > 0)
  expect(hired).toMatchObject([
    { from: dayAhead(-5), hires: 2, medianHours: 3 },
    { hires: 1, medianHours: 90 },
  ])
  expect(json.items[6]).toMatchObject({ hires: 0, medianHours: null })
  expect((await ask('time-to-hire', {}, 'stranger')).json.medianHours).toBeNull()
})

test('spend is the credits that were used, beside the hires; for who may see what is billed', async () => {
  await captured(post, noon(1), 1)
  await captured(postThere, noon(1), 2)
  await captured(uuidv7(), noon(20), 5)
  await applied(post, noon(1), [['hired', noon(0)]])
  const { json } = await ask('spend')
  expect(json.items.slice(-2)).toEqual([
    { from: dayAhead(-1), to: dayAhead(-1), credits: 3, hires: 0 },
    { from: dayAhead(0), to: dayAhead(0), credits: 0, hires: 1 },
  ])
  expect((await ask('spend', { branchId: there })).json.items.at(-2).credits).toBe(2)
  expect((await ask('spend', {}, 'recruiter')).json.code).toBe('forbidden')
})

describe('the funnel of a post', () => {
  const funnel = (id: string, as = 'owner') => service.ask(`GET /v1/job-posts/${id}/funnel`, { as })

  test('says how often it was looked at, and how far those who applied came', async () => {
    await viewed(post, 5, 30)
    await viewed(post, 0, 12)
    await applied(post, noon(1))
    await applied(post, noon(1), [
      ['interview', noon(1)],
      ['rejected', noon(0)],
    ])
    await applied(post, noon(1), [['hired', noon(0)]])
    expect((await funnel(post)).json).toEqual({ views: 42, applications: 3, interviews: 2, hires: 1 })
    expect((await funnel(postThere)).json).toEqual({ views: 0, applications: 0, interviews: 0, hires: 0 })
  })

  describe('after a move that is taken back', () => {
    const move = async (id: string, event: string, from: string) =>
      service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from } })
    const arrived = async (state: ApplicationState = 'viewed') => {
      const id = uuidv7()
      const key = { companyId, jobPostId: post, workerId: uuidv7(), id }
      await service.database.db.insert(applications).values({ ...key, state })
      await service.database.db.insert(applicationEvents).values({
        companyId,
        applicationId: id,
        version: 1,
        event: 'submit',
        from: null,
        to: state,
        who: 'worker',
        at: noon(2),
      })
      return id
    }
    /** Makes an application's last move older than what can be taken back. */
    const settle = (id: string) =>
      service.database.db
        .update(applicationEvents)
        .set({ at: sql`${applicationEvents.at} - interval '6 minutes'` })
        .where(eq(applicationEvents.applicationId, id))
    const figures = async () => {
      const { interviews, hires } = (await funnel(post)).json
      return { interviews, hires }
    }
    const hiresOf = async () =>
      (await ask('activity')).json.items.map(({ hires }: { hires: number }) => hires)

    test('is as it was before: neither hired nor interviewed', async () => {
      const id = await arrived()
      expect((await move(id, 'hire', 'viewed')).json.state).toBe('hired')
      expect(await figures()).toEqual({ interviews: 1, hires: 1 })
      await move(id, 'view', 'hired')
      expect(await figures()).toEqual({ interviews: 0, hires: 0 })
    })

    test('of somebody nobody had opened, too', async () => {
      const id = await arrived('submitted')
      await move(id, 'hire', 'submitted')
      await move(id, 'view', 'hired')
      expect(await figures()).toEqual({ interviews: 0, hires: 0 })
    })

    test('keeps the interview that had been before', async () => {
      const id = await arrived()
      await move(id, 'interview', 'viewed')
      await move(id, 'hire', 'interview')
      await move(id, 'interview', 'hired')
      expect(await figures()).toEqual({ interviews: 1, hires: 0 })
    })

    test('counts a hire again that follows it', async () => {
      const id = await arrived()
      await move(id, 'hire', 'viewed')
      await move(id, 'view', 'hired')
      await move(id, 'hire', 'viewed')
      expect(await figures()).toEqual({ interviews: 1, hires: 1 })
      expect((await hiresOf()).at(-1)).toBe(1)
    })

    test('does not forget a move that had settled, nor one that leads elsewhere', async () => {
      const [settled, rejected] = [await arrived(), await arrived()]
      await move(settled, 'interview', 'viewed')
      await settle(settled)
      await move(settled, 'view', 'interview')
      await move(rejected, 'interview', 'viewed')
      await move(rejected, 'reject', 'interview')
      expect(await figures()).toEqual({ interviews: 2, hires: 0 })
    })

    test('leaves a hire on its day when letting go is taken back', async () => {
      const id = await arrived()
      await move(id, 'hire', 'viewed')
      await service.database.db
        .update(applicationEvents)
        .set({ at: noon(3) })
        .where(eq(applicationEvents.applicationId, id))
      await move(id, 'reject', 'hired')
      await move(id, 'hire', 'rejected')
      expect(await hiresOf()).toEqual([0, 0, 0, 1, 0, 0, 0])
      expect(await figures()).toEqual({ interviews: 1, hires: 1 })
    })
  })

  test('is there for who sees the post', async () => {
    expect((await funnel(post, 'manager')).status).toBe(404)
    expect((await funnel(postThere, 'manager')).status).toBe(200)
    expect((await funnel(post, 'stranger')).status).toBe(404)
  })
})

test.each(['6', '365', 'x'])('a period of %s days is none', async (days) => {
  expect((await ask('activity', { days })).status).toBe(422)
})

describe('with years of it', () => {
  beforeAll(async () => {
    await withoutTimeLimit(service.database.db, async (tx) => {
      await tx.execute(sql`insert into job_posts (company_id, id, branch_id, state, created_by, published_at)
        select ${companyId}, gen_random_uuid(), ${there}, 'closed', 'owner', now() from generate_series(1, 200)`)
      await tx.execute(sql`insert into applications (company_id, id, job_post_id, worker_id, created_at)
        select company_id, gen_random_uuid(), job_posts.id, gen_random_uuid(), now() - day * interval '20 days'
        from job_posts, generate_series(1, 50) as day where company_id = ${companyId}`)
      // Otherwise rows that refer to these are checked with a plan for an empty table.
      await tx.execute(sql`analyze job_posts, applications`)
      await tx.execute(sql`insert into application_events
        (company_id, application_id, version, event, to_state, who, at)
        select company_id, id, 1, 'submit', 'submitted', 'worker', created_at from applications`)
      await tx.execute(sql`insert into application_events
        (company_id, application_id, version, event, to_state, who, at)
        select company_id, id, 2, 'hire', 'hired', 'member', created_at from applications
        order by id limit 1000`)
      await tx.execute(sql`insert into credit_reservations
        (company_id, id, kind, subject_id, amount, state, settled_at)
        select ${companyId}, gen_random_uuid(), 'job_post', gen_random_uuid(), 1, 'captured',
          now() - day * interval '6 hours'
        from generate_series(1, 5000) as day`)
      await tx.execute(sql`insert into job_post_views (company_id, job_post_id, day, views)
        select company_id, id, current_date - day, 10
        from job_posts, generate_series(0, 60) as day where company_id = ${companyId}`)
      for (const table of ['applications', 'application_events', 'credit_reservations', 'job_post_views']) {
        await tx.execute(sql.raw(`analyze ${table}`))
      }
    })
  })

  const scopes = () => [
    { companyId, branchIds: null },
    { companyId, branchIds: [here] },
  ]

  test.each(['views', 'applications', 'hires', 'credits'] as const)(
    'a week of %s reads no table of them from end to end',
    async (figure) => {
      for (const scope of scopes()) {
        const plan = await planOf(
          service.database.db,
          trendQueries[figure](service.database.db, scope, timelineOf(7)),
        )
        expect(plan).not.toMatch(/Seq Scan on (application|credit|job_post_views)/)
      }
    },
  )

  test('the funnel of a post reads its own rows', async () => {
    const plan = await planOf(service.database.db, funnelQuery(service.database.db, companyId, post))
    expect(plan).not.toMatch(/Seq Scan on application/)
    const ofViews = await planOf(service.database.db, viewsQuery(service.database.db, companyId, post))
    expect(ofViews).not.toMatch(/Seq Scan on job_post_views/)
  })
})
