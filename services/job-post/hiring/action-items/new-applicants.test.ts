import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { planOf, withoutTimeLimit } from '@/services/shared/testing/test-database'
import type { ApplicationState } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import type { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { newApplicantsQuery } from './repository'

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

const openPost = async (branchId: string, changes: Partial<typeof jobPosts.$inferInsert> = {}) =>
  (await service.openPost('owner', jobPostInput(branchId), changes)).id

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function applied(jobPostId: string, createdAt: Date, state: ApplicationState = 'submitted') {
  const id = uuidv7()
  await db().insert(applications).values({ companyId, jobPostId, id, workerId: uuidv7(), state, createdAt })
  return id
}

const asked = async (as: string, branchId?: string) =>
  service.ask(`GET /v1/action-items${branchId ? `?branchId=${branchId}` : ''}`, { as })
const postsOf = async (as: string, branchId?: string) =>
  (await asked(as, branchId)).json.applicants.map(({ jobPostId }: { jobPostId: string }) => jobPostId)

describe('applicants nobody has opened', () => {
  let lately: string
  let longAgo: string
  beforeAll(async () => {
    lately = await openPost(here)
    longAgo = await openPost(there)
    const seen = await openPost(here)
    const over = await openPost(here, { expiresAt: hoursAgo(1) })
    await applied(lately, hoursAgo(1))
    await applied(lately, hoursAgo(3))
    await applied(lately, hoursAgo(30), 'viewed')
    await applied(longAgo, hoursAgo(5))
    await applied(seen, hoursAgo(50), 'shortlisted')
    await applied(over, hoursAgo(60))
  })

  test('are counted by post, the longest waiting first, with the next shift they could work', async () => {
    const { json } = await asked('owner')
    const [first, second] = json.applicants
    expect(json.applicants).toHaveLength(2)
    expect(first).toMatchObject({ jobPostId: longAgo, branchName: 'อารีย์', applicants: 1 })
    expect(second).toMatchObject({ jobPostId: lately, branchName: 'สยาม', applicants: 2 })
    expect(Date.parse(second.since)).toBeCloseTo(hoursAgo(3).getTime(), -5)
    const [shift] = jobPostInput(here).shifts
    expect(second.nextStart).toBe(new Date(`${shift?.date}T${shift?.startTime}:00+07:00`).toISOString())
    expect(second.title).toContain('พนักงานเสิร์ฟ')
  })

  test('are those of one branch, and a branch manager’s own', async () => {
    expect(await postsOf('owner', here)).toEqual([lately])
    expect(await postsOf('manager')).toEqual([longAgo])
    expect((await asked('manager', here)).status).toBe(404)
    expect(await postsOf('stranger')).toEqual([])
    expect(await postsOf('stranger', here)).toEqual([])
  })

  test('are none once somebody has opened them', async () => {
    const { json } = await service.ask(`GET /v1/job-posts/${longAgo}/applications?stage=submitted`, {
      as: 'owner',
    })
    const event = { event: 'view', from: 'submitted' }
    await service.ask(`POST /v1/applications/${json.items[0].id}/events`, { as: 'manager', body: event })
    expect(await postsOf('owner')).toEqual([lately])
  })
})

test('among many that were opened, only those who wait are read', async () => {
  await withoutTimeLimit(db(), async (tx) => {
    await tx.execute(sql`insert into job_posts (company_id, id, branch_id, state, created_by, expires_at)
      select ${companyId}, gen_random_uuid(), ${here}, 'published', 'owner', now() + interval '1 day'
      from generate_series(1, 100)`)
    await tx.execute(sql`insert into applications (company_id, id, job_post_id, worker_id, state)
      select company_id, gen_random_uuid(), job_posts.id, gen_random_uuid(),
        case number when 1 then 'submitted' else 'viewed' end
      from job_posts, generate_series(1, 100) as number where company_id = ${companyId}`)
    await tx.execute(sql`analyze job_posts, applications`)
  })
  for (const branchIds of [null, [here]]) {
    const query = newApplicantsQuery(db(), { companyId, branchIds, limit: 20 })
    const plan = await planOf(db(), query)
    expect(plan).toContain('applications_submitted_idx')
    expect(plan).not.toMatch(/Seq Scan on (applications|shifts)/)
  }
})
