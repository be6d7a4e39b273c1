import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { removePast } from '@/services/shared/retention/past'
import { type JobPostState, jobPostStates } from '@/validators/states/job-post'
import { closedCompanyRetention } from '../../company/companies/retention'
import { companies } from '../../tables/companies'
import { jobPostInvites } from '../../tables/job-post-invites'
import { jobPosts } from '../../tables/job-posts'
import { jobPostInput, startTestService, type TestService } from '../../testing'
import { moveJobPost } from '../job-posts/repository'

let service: TestService
let companyId: string
let branchId: string
let jobPostId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
  branchId = await service.branch('owner')
  await service.owner('stranger')
  await service.colleague('finance', companyId, 'finance')
  await service.colleague('elsewhere', companyId, 'branch_manager', [await service.branch('owner')])
})
afterAll(() => service.stop())
beforeEach(async () => {
  jobPostId = await post('published')
})

async function post(state: JobPostState): Promise<string> {
  const { id } = await service.jobPost('owner', jobPostInput(branchId))
  await moveJobPost(service.database.db, { companyId, branchIds: null }, id, { state })
  return id
}
const invite = (workerId: string = uuidv7(), as = 'owner', to = jobPostId) =>
  service.ask(`PUT /v1/job-posts/${to}/invites/${workerId}`, { as })
const invites = (as = 'owner') => service.ask(`GET /v1/job-posts/${jobPostId}/invites`, { as })
const allow = (invitesADay: number) =>
  service.database.db.update(companies).set({ invitesADay }).where(eq(companies.id, companyId))

describe('inviting', () => {
  test('asks a worker once, however often it is asked', async () => {
    const workerId = uuidv7()
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(workerId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await invites()).json.items).toEqual([answers[0]?.json])
    const { rows } = (await service.database.db.execute(
      sql`select count(*)::int as events from ${auditEvents} where ${auditEvents.subjectId} = ${jobPostId}
        and ${auditEvents.action} = 'job_post.worker_invited'`,
    )) as unknown as { rows: { events: number }[] }
    expect(rows[0]?.events).toBe(1)
  })

  test('shows the last one first', async () => {
    const [first, second] = [uuidv7(), uuidv7()]
    await invite(first)
    await invite(second)
    const shown = (await invites()).json.items.map(({ workerId }: { workerId: string }) => workerId)
    expect(shown).toEqual([second, first])
  })

  test.each(jobPostStates.filter((state) => state !== 'published'))(
    'to a post that is %s is out of turn, and answers how it stands',
    async (state) => {
      jobPostId = await post(state)
      const { json, status } = await invite()
      expect([status, json.code, json.current.state]).toEqual([409, 'wrong_state', state])
      expect((await invites()).json.items).toEqual([])
    },
  )

  test('to a post whose deadline is over is out of turn, too', async () => {
    await service.database.db.update(jobPosts).set({ applyBy: new Date() }).where(eq(jobPosts.id, jobPostId))
    expect((await invite()).json).toMatchObject({ status: 409, code: 'wrong_state' })
  })

  test('made before the post ended is still there when asked again', async () => {
    const workerId = uuidv7()
    const made = await invite(workerId)
    await moveJobPost(service.database.db, { companyId, branchIds: null }, jobPostId, { state: 'closed' })
    expect((await invite(workerId)).json).toEqual(made.json)
  })

  test('is not for a suspended company', async () => {
    const put = (verification: 'suspended' | 'verified') =>
      service.database.db.update(companies).set({ verification }).where(eq(companies.id, companyId))
    await put('suspended')
    expect((await invite()).json.code).toBe('company_suspended')
    await put('verified')
    expect((await invite()).status).toBe(200)
  })

  test('finds no worker who is hidden, or is none, and is not made while nobody can say', async () => {
    const workerId = uuidv7()
    service.profiles.hidden.add(workerId)
    const refused = await invite(workerId)
    expect([refused.status, refused.json.code]).toEqual([404, 'worker_not_found'])
    service.profiles.isDown = true
    const unanswered = await invite(uuidv7())
    service.profiles.isDown = false
    expect([unanswered.status, unanswered.json.code]).toEqual([503, 'unavailable'])
    expect((await invites()).json.items).toEqual([])
  })

  test('asks the partim service once a worker, and of nobody for a post that is another’s', async () => {
    const workerId = uuidv7()
    const { asked } = service.profiles
    await invite(workerId, 'stranger')
    expect(service.profiles.asked).toBe(asked)
    const made = await invite(workerId)
    expect(service.profiles.asked).toBe(asked + 1)
    service.profiles.hidden.add(workerId)
    // A worker who hides later is still invited.
    expect((await invite(workerId)).json).toEqual(made.json)
    expect(service.profiles.asked).toBe(asked + 1)
  })

  test('is for those who may publish the post; for others it is not there', async () => {
    const outcome = async (as: string) => {
      const { status, json } = await invite(uuidv7(), as)
      return [status, json.code]
    }
    expect(await outcome('finance')).toEqual([403, 'forbidden'])
    expect(await outcome('elsewhere')).toEqual([404, 'not_found'])
    expect(await outcome('stranger')).toEqual([404, 'not_found'])
    expect((await invites('stranger')).status).toBe(404)
    expect((await invite(uuidv7(), 'owner', uuidv7())).status).toBe(404)
  })
})

describe('what a worker was invited to', () => {
  const own = (as: string) => service.ask('GET /v1/my/job-post-invites', { as })
  const titles = async (as: string) =>
    (await own(as)).json.items.map(({ jobPostId: id }: { jobPostId: string }) => id)
  const workerId = uuidv7()
  beforeAll(() => {
    service.worker('asked', { id: workerId })
  })

  test('is shown as its public page says it, to nobody else', async () => {
    service.worker('another')
    await invite(workerId)
    expect((await own('asked')).json.items).toMatchObject([
      {
        jobPostId,
        title: expect.stringContaining('พนักงานเสิร์ฟร้านอาหาร'),
        companyName: 'บริษัท ทดสอบ จำกัด',
        branchName: expect.any(String),
        workType: 'waiter',
        payUnit: 'day',
        payAmount: 60_000,
        district: 'ปทุมวัน',
        startsAt: new Date(`${jobPostInput(branchId).shifts[0]?.date}T09:00:00+07:00`).toISOString(),
        shiftChoice: 'all',
        shifts: jobPostInput(branchId).shifts,
        totalPay: 120_000,
      },
    ])
    expect(await titles('another')).toEqual([])
  })

  test('goes when the post takes nobody any more, and when they have applied', async () => {
    const [first, second] = [jobPostId, await post('published')]
    await service.database.db.delete(jobPostInvites)
    await invite(workerId, 'owner', first)
    await invite(workerId, 'owner', second)
    expect(await titles('asked')).toEqual([second, first])
    await moveJobPost(service.database.db, { companyId, branchIds: null }, second, { state: 'closed' })
    expect(await titles('asked')).toEqual([first])
    await service.database.db.update(jobPosts).set({ publishedAt: sql`now()` }).where(eq(jobPosts.id, first))
    const body = { jobPostId: first, answers: [] }
    expect((await service.ask('POST /v1/my/applications', { as: 'asked', body })).status).toBe(201)
    expect(await titles('asked')).toEqual([])
  })

  test('and what they declined, applied for or took back is known to them, however it ended', async () => {
    const [declined, applied, withdrawn, news] = [
      await post('published'),
      await post('published'),
      await post('published'),
      await post('published'),
    ]
    await invite(workerId, 'owner', declined)
    const as = 'asked'
    await service.ask('POST /v1/my/job-post-invites/events', {
      as,
      body: { event: 'decline', jobPostIds: [declined] },
    })
    const send = async (to: string) =>
      (await service.ask('POST /v1/my/applications', { as, body: { jobPostId: to } })).json.id as string
    await service.database.db
      .update(jobPosts)
      .set({ publishedAt: sql`now()` })
      .where(inArray(jobPosts.id, [applied, withdrawn]))
    await send(applied)
    const taken = await send(withdrawn)
    await service.ask(`POST /v1/my/applications/${taken}/events`, {
      as,
      body: { event: 'withdraw', from: 'submitted' },
    })
    const jobPostIds = [news, withdrawn, uuidv7(), declined, applied]
    const known = async (who: string) =>
      (await service.ask(`GET /v1/my/known-job-posts?jobPostIds=${jobPostIds}`, { as: who })).json.jobPostIds
    expect(await known(as)).toEqual([withdrawn, declined, applied])
    service.worker('knows nothing')
    expect(await known('knows nothing')).toEqual([])
    expect((await service.ask('GET /v1/my/known-job-posts?jobPostIds=x', { as })).status).toBe(422)
  })

  describe('and answers', () => {
    beforeEach(() => service.database.db.delete(jobPostInvites))
    const answer = (event: string, jobPostIds: readonly string[], as = 'asked') =>
      service.ask('POST /v1/my/job-post-invites/events', { as, body: { event, jobPostIds } })
    const stateFor = async () => {
      const { json } = await invites()
      const [{ state, seenAt, declinedAt, appliedAt }] = json.items
      return [state, seenAt !== null, declinedAt !== null, appliedAt !== null]
    }

    test('its company sees: sent, seen, declined, taken back, applied, and when', async () => {
      await invite(workerId)
      expect(await stateFor()).toEqual(['sent', false, false, false])
      expect((await answer('see', [jobPostId])).json.items).toEqual([{ jobPostId, state: 'seen' }])
      expect(await stateFor()).toEqual(['seen', true, false, false])
      const [{ seenAt }] = (await invites()).json.items
      expect((await own('asked')).json.items[0].seenAt).toBe(seenAt)
      await answer('decline', [jobPostId])
      expect(await stateFor()).toEqual(['declined', true, true, false])
      expect(await titles('asked')).toEqual([])
      await answer('reconsider', [jobPostId])
      expect(await titles('asked')).toEqual([jobPostId])
      expect(await stateFor()).toEqual(['seen', true, false, false])
      expect((await invites()).json.items[0].seenAt).toBe(seenAt)
      await answer('decline', [jobPostId])
      await service.database.db
        .update(jobPosts)
        .set({ publishedAt: sql`now()` })
        .where(eq(jobPosts.id, jobPostId))
      const body = { jobPostId, answers: [] }
      expect((await service.ask('POST /v1/my/applications', { as: 'asked', body })).status).toBe(201)
      expect(await stateFor()).toEqual(['applied', true, true, true])
    })

    test('stays as it is where the answer is out of turn, or is somebody else’s', async () => {
      service.worker('another one')
      await invite(workerId)
      expect((await answer('decline', [jobPostId], 'another one')).json.items).toEqual([])
      expect((await answer('reconsider', [jobPostId])).json.items).toEqual([{ jobPostId, state: 'sent' }])
      expect(await stateFor()).toEqual(['sent', false, false, false])
      expect((await answer('see', [uuidv7()])).json.items).toEqual([])
      expect((await answer('see', [jobPostId], 'owner')).json.code).toBe('workers_only')
    })

    test('is asked for once more after a decline, it is the same invitation, and stays declined', async () => {
      await invite(workerId)
      await answer('decline', [jobPostId])
      expect((await invite(workerId)).json.state).toBe('declined')
      expect(await titles('asked')).toEqual([])
    })
  })

  const aSecondAgo = sql`now() - interval '1 second'`
  const ofPost = (changes: PgUpdateSetSource<typeof jobPosts>) =>
    service.database.db.update(jobPosts).set(changes).where(eq(jobPosts.id, jobPostId))
  const ofCompany = (changes: PgUpdateSetSource<typeof companies>) =>
    service.database.db.update(companies).set(changes).where(eq(companies.id, companyId))

  test.each([
    ['its apply-by is over', () => ofPost({ applyBy: aSecondAgo })],
    ['its last shift is over', () => ofPost({ expiresAt: aSecondAgo })],
    ['its company is suspended', () => ofCompany({ verification: 'suspended' })],
    ['nobody acts for its company any more', () => ofCompany({ closedAt: aSecondAgo })],
  ])('is not offered once %s', async (_what, end) => {
    await invite(workerId)
    expect(await titles('asked')).toContain(jobPostId)
    await end()
    expect(await titles('asked')).not.toContain(jobPostId)
    await ofCompany({ verification: 'verified', closedAt: null })
  })

  test('cannot be said while nobody says who asks', async () => {
    service.profiles.isDown = true
    expect((await own('asked')).json.code).toBe('unavailable')
    service.profiles.isDown = false
    expect((await own('owner')).json.code).toBe('workers_only')
  })
})

describe('the limits', () => {
  beforeEach(() => service.database.db.delete(jobPostInvites))

  test('of a company’s day count all its posts, and hold for many at once', async () => {
    await allow(5)
    const other = await post('published')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => invite(uuidv7(), 'owner', index % 2 ? other : jobPostId)),
    )
    const codes = answers.map(({ status, json }) => json.code ?? status)
    expect(codes.filter((code) => code === 200)).toHaveLength(5)
    expect(codes.filter((code) => code === 'invite_limit')).toHaveLength(7)
    await allow(100)
  })

  test('begin anew at midnight in Thailand', async () => {
    await allow(1)
    expect((await invite()).status).toBe(200)
    expect((await invite()).json.code).toBe('invite_limit')
    const yesterday = sql`(date_trunc('day', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok')
      - interval '1 second'`
    await service.database.db.update(jobPostInvites).set({ at: yesterday })
    expect((await invite()).status).toBe(200)
    await allow(100)
  })

  test('of a post are a hundred', async () => {
    await allow(1_000)
    const earlier = Array.from({ length: 100 }, () => ({
      companyId,
      jobPostId,
      workerId: uuidv7(),
      invitedBy: 'owner',
      at: new Date('2026-01-01T00:00:00Z'),
    }))
    await service.database.db.insert(jobPostInvites).values(earlier)
    expect((await invite()).json.code).toBe('invite_limit')
    expect((await invite(earlier[0]?.workerId)).status).toBe(200)
    await allow(100)
  })
})

describe('an invite is kept as long as its post', () => {
  test('and goes with it, two years after its company closed', async () => {
    const [workerId, leaver] = [uuidv7(), await service.owner('leaver')]
    const { id } = await service.jobPost('leaver', jobPostInput(await service.branch('leaver')))
    const scope = { companyId: leaver.companyId, branchIds: null }
    await moveJobPost(service.database.db, scope, id, { state: 'published' })
    expect((await invite(workerId, 'leaver', id)).status).toBe(200)
    const sweepOnceClosed = async (closedAt: SQL) => {
      await service.database.db.update(companies).set({ closedAt }).where(eq(companies.id, leaver.companyId))
      for (const rule of closedCompanyRetention) {
        await removePast(service.database.db, rule, new AbortController().signal)
      }
      return service.database.db.select().from(jobPostInvites).where(eq(jobPostInvites.workerId, workerId))
    }
    expect(await sweepOnceClosed(sql`now() - interval '1 year'`)).toMatchObject([{ jobPostId: id }])
    expect(await sweepOnceClosed(sql`now() - interval '3 years'`)).toEqual([])
  })
})
