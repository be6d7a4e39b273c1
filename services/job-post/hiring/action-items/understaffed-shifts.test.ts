import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import { type ApplicationState, placeTakenStates } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { addApplicationShifts } from '../applications/testing'
import { periodOf, understaffedShiftsQuery } from './repository'

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

const shift = (ahead: number, startTime: string, headcount?: number) => ({
  date: dayAhead(ahead),
  startTime,
  endTime: '23:00',
  breakMinutes: 60,
  headcount,
})
const startOf = ({ date, startTime }: ReturnType<typeof shift>) => new Date(`${date}T${startTime}:00+07:00`)

type OpenPost = { readonly id: string; readonly ids: readonly string[] }

/** A published post that needs two people, with these shifts, and its shift ids in order. */
async function openPost(
  times: readonly ReturnType<typeof shift>[],
  changes: object = {},
  branchId = here,
): Promise<OpenPost> {
  const input = { ...jobPostInput(branchId), headcount: 2, shifts: times, ...changes }
  const { id, shiftIds: ids } = await service.openPost('owner', input)
  return { id, ids }
}

type Naming = { readonly can?: readonly number[]; readonly works?: readonly number[] }

/** A worker who applied for all or some of a post's shifts, given by position. */
async function applied({ id, ids }: OpenPost, state: ApplicationState, { can, works }: Naming = {}) {
  const idsAt = (positions: readonly number[]) => positions.flatMap((position) => ids[position] ?? [])
  const key = { companyId, jobPostId: id, id: uuidv7() }
  await db()
    .insert(applications)
    .values({ ...key, workerId: uuidv7(), state })
  const named = can ?? works
  const all = [...placeTakenStates, 'offered'].includes(state) ? ids : []
  await addApplicationShifts(db(), key, {
    can: named ? idsAt(named) : ids,
    works: works ? idsAt(works) : all,
  })
}

const asked = async (as: string, branchId?: string) =>
  service.ask(`GET /v1/action-items${branchId ? `?branchId=${branchId}` : ''}`, { as })
const postsOf = async (as: string, branchId?: string) =>
  (await asked(as, branchId)).json.understaffed.map(({ jobPostId }: { jobPostId: string }) => jobPostId)
const itemOf = async ({ id }: OpenPost) =>
  (await asked('owner')).json.understaffed.find(({ jobPostId }: { jobPostId: string }) => jobPostId === id)

const each = { shiftChoice: 'each' }

describe('shifts that begin soon and lack people', () => {
  test('are the earliest of each post with what it lacks, the earliest post first', async () => {
    const noon = await openPost([shift(1, '12:00'), shift(1, '16:00'), shift(3, '09:00')], each, there)
    const morning = await openPost([shift(1, '07:00')])
    const { json } = await asked('owner')
    expect(json.understaffed).toMatchObject([
      { jobPostId: morning.id, branchName: 'สยาม', missing: 2, moreShifts: 0 },
      { jobPostId: noon.id, branchName: 'อารีย์', missing: 2, moreShifts: 1 },
    ])
    expect(json.understaffed[0].title).toContain('พนักงานเสิร์ฟ')
    expect(json.understaffed[1].startsAt).toBe(startOf(shift(1, '12:00')).toISOString())
    expect(await postsOf('owner', here)).toEqual([morning.id])
    expect(await postsOf('manager')).toEqual([noon.id])
    expect((await asked('manager', here)).status).toBe(404)
    expect(await postsOf('stranger')).toEqual([])
    expect(await postsOf('stranger', here)).toEqual([])
  })

  test('where everybody works every shift, lack as many as the post has not hired', async () => {
    const post = await openPost([shift(1, '09:00', 9), shift(3, '09:00')], { headcount: 3 })
    await applied(post, 'hired')
    await applied(post, 'no_show')
    await applied(post, 'offered')
    await applied(post, 'shortlisted')
    await applied(post, 'rejected')
    expect(await itemOf(post)).toMatchObject({ missing: 2, candidates: 1, moreShifts: 0 })
    await applied(post, 'completed')
    expect(await itemOf(post)).toMatchObject({ missing: 1 })
    await applied(post, 'hired')
    expect(await itemOf(post)).toBeUndefined()
  })

  test('where the whole job is paid, lack as many as the post says, whatever its shifts say', async () => {
    const post = await openPost([shift(1, '09:00', 9)], { ...each, payUnit: 'job', payAmount: 100_000 })
    await applied(post, 'hired', { works: [0] })
    expect(await itemOf(post)).toMatchObject({ missing: 1 })
  })

  test('where shifts are chosen, count who works each, and who could, as the board does', async () => {
    const post = await openPost([shift(1, '08:00', 1), shift(1, '12:00', 3), shift(1, '18:00')], each)
    await applied(post, 'hired', { works: [0] })
    await applied(post, 'hired', { works: [0, 1] })
    await applied(post, 'offered', { works: [1] })
    await applied(post, 'viewed', { can: [1, 2] })
    await applied(post, 'submitted', { can: [0, 2] })
    const { json } = await service.ask(`GET /v1/job-posts/${post.id}/board`, { as: 'owner' })
    expect(json.shifts).toMatchObject([
      { places: 1, taken: 2 },
      { places: 3, taken: 1 },
      { places: 2, taken: 0 },
    ])
    const startsAt = startOf(shift(1, '12:00')).toISOString()
    expect(await itemOf(post)).toMatchObject({ startsAt, missing: 2, candidates: 1, moreShifts: 1 })
    await applied(post, 'hired', { works: [1, 2] })
    await applied(post, 'hired', { works: [1, 2] })
    expect(await itemOf(post)).toBeUndefined()
  })

  test('are none that have begun or are more than two days away, and none of a post nobody sees', async () => {
    const begun = await openPost([shift(0, '00:00'), shift(3, '09:00')])
    expect(await itemOf(begun)).toBeUndefined()
    const paused = await openPost([shift(1, '09:00')])
    expect(await itemOf(paused)).toBeDefined()
    await db().update(jobPosts).set({ state: 'paused' }).where(eq(jobPosts.id, paused.id))
    expect(await itemOf(paused)).toBeUndefined()
  })

  test('begin after the first moment asked about and until the last', async () => {
    const { id } = await openPost([shift(5, '09:00')])
    const start = startOf(shift(5, '09:00'))
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
    const found = async (from: Date, to: Date) => {
      const asked = { companyId, branchIds: null, ...periodOf(from, to), limit: 20 }
      const rows = await understaffedShiftsQuery(db(), asked)
      return rows.some(({ jobPostId }) => jobPostId === id)
    }
    expect(await found(at(-1), at(0))).toBe(true)
    expect(await found(at(0), at(1))).toBe(false)
    expect(await found(at(-2), at(-1))).toBe(false)
  })
})

test('among many, only shifts of those days and applications of their posts are read', async () => {
  await withoutTimeLimit(db(), async (tx) => {
    await tx.execute(sql`insert into job_posts (company_id, id, branch_id, state, headcount, shift_choice, created_by)
      select ${companyId}, gen_random_uuid(), ${here}, 'published', 2, 'each', 'owner' from generate_series(1, 200)`)
    await tx.execute(sql`insert into shifts (company_id, job_post_id, position, date, start_time, end_time, starts_at, ends_at)
      select company_id, id, number, day, '09:00', '18:00', day + interval '2 hours', day + interval '11 hours'
      from job_posts, generate_series(10, 60) as number, lateral (select current_date - number as day) as days
      where company_id = ${companyId}`)
    await tx.execute(sql`insert into applications (company_id, id, job_post_id, worker_id, state)
      select company_id, gen_random_uuid(), job_posts.id, gen_random_uuid(), 'hired'
      from job_posts, generate_series(1, 50) where company_id = ${companyId}`)
    await tx.execute(sql`analyze job_posts, shifts, applications`)
  })
  const from = new Date()
  const to = new Date(from.getTime() + 48 * 3_600_000)
  for (const branchIds of [null, [here]]) {
    const asked = { companyId, branchIds, ...periodOf(from, to), limit: 20 }
    const query = understaffedShiftsQuery(db(), asked)
    const plan = await planOf(db(), query)
    expect(plan).toContain('shifts_date_idx')
    expect(plan).not.toMatch(/Seq Scan on (applications|shifts|job_posts)/)
  }
})
