import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { noticeSettled } from '@/services/shared/service-events/catalogue'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { applications } from '../../tables/applications'
import { jobPosts } from '../../tables/job-posts'
import { dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { completeDueApplications } from './routines'
import { settleDecisions } from './testing'

let service: TestService
let here: string
beforeAll(async () => {
  service = await startTestService()
  let companyId: string
  ;({ companyId, here } = await service.twoBranches())
  await service.colleague('colleague', companyId, 'admin')
})
afterAll(() => service.stop())

const db = () => service.database.db

const times = { startTime: '10:00', endTime: '20:00', breakMinutes: 60 }
const input = (headcount: number, days: readonly number[]) => ({
  ...jobPostInput(here),
  headcount,
  shifts: days.map((ahead) => ({ date: dayAhead(ahead), ...times })),
})
const openPost = async (headcount = 2, days = [1]) =>
  (await service.openPost('owner', input(headcount, days))).id
async function applied(jobPostId: string) {
  const uid = service.worker(uuidv7())
  const body = { jobPostId, answers: [] }
  const { status, json, text } = await service.ask('POST /v1/my/applications', { as: uid, body })
  if (status !== 201) throw new Error(text)
  const { id: workerId } = service.profiles.workers.get(uid) ?? {}
  return { uid, id: json.id as string, workerId: workerId ?? '' }
}
const decide = async (id: string, event: string, from: string) => {
  const body = { event, from }
  const { status, text } = await service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body })
  if (status !== 200) throw new Error(text)
}
const answer = async (uid: string, id: string, event: string, from: string) => {
  const body = { event, from }
  const { status, text } = await service.ask(`POST /v1/my/applications/${id}/events`, { as: uid, body })
  if (status !== 200) throw new Error(text)
}

const post = async (id: string) => (await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })).json
const edit = async (id: string, changes: object) => {
  const { version } = await post(id)
  const headers = { 'if-match': `"${version}"` }
  const body = { ...input(2, [1]), ...changes }
  const { status, text } = await service.ask(`PUT /v1/job-posts/${id}`, { as: 'owner', headers, body })
  if (status !== 200) throw new Error(text)
}
/** Lets the last shift of a post be over, and what follows from it happen. */
async function end(jobPostId: string) {
  await db()
    .update(jobPosts)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(jobPosts.id, jobPostId))
  await completeDueApplications(db(), testTurn())
}

type Notice = { readonly subjectId: string; readonly kind: string; readonly readAt: string | null }
/** What a member who did nothing is still asked for about a post. */
const askedOf = async (jobPostId: string, as = 'colleague') => {
  const { items } = (await service.ask('GET /v1/notifications?limit=50', { as })).json
  return items
    .filter((one: Notice) => one.subjectId === jobPostId && one.readAt === null)
    .map(({ kind }: Notice) => kind)
}
const settledFor = (about: object) => until(async () => service.partim.lastOf(noticeSettled, about))

describe('members are asked no more', () => {
  test('to open applicants once a colleague has opened the last of them', async () => {
    const jobPostId = await openPost()
    const [one, other] = [await applied(jobPostId), await applied(jobPostId)]
    const counted = async () => {
      const { items } = (await service.ask('GET /v1/notifications', { as: 'colleague' })).json
      return items.find(({ subjectId }: Notice) => subjectId === jobPostId).params.count
    }
    expect(await counted()).toBe('2')
    await decide(one.id, 'view', 'submitted')
    expect(await askedOf(jobPostId)).toEqual(['applications_received'])
    expect(await counted()).toBe('1')
    await decide(other.id, 'reject', 'submitted')
    expect(await askedOf(jobPostId)).toEqual([])
    await applied(jobPostId)
    expect(await askedOf(jobPostId)).toEqual(['applications_received'])
  })

  test('nor when the last of them withdraws, or the post closes', async () => {
    const [left, closed] = [await openPost(), await openPost()]
    const { uid, id } = await applied(left)
    await answer(uid, id, 'withdraw', 'submitted')
    expect(await askedOf(left)).toEqual(['application_withdrawn'])
    await applied(closed)
    await service.ask(`POST /v1/job-posts/${closed}/events`, { as: 'owner', body: { event: 'close' } })
    expect(await askedOf(closed)).not.toContain('applications_received')
  })

  test('about an answer once somebody has decided about that application, and no other', async () => {
    const jobPostId = await openPost()
    const [one, other] = [await applied(jobPostId), await applied(jobPostId)]
    for (const { uid, id } of [one, other]) {
      await decide(id, 'offer', 'submitted')
      await answer(uid, id, 'accept', 'offered')
    }
    expect(await askedOf(jobPostId)).toEqual(['offer_accepted', 'offer_accepted'])
    await decide(one.id, 'shortlist', 'hired')
    expect(await askedOf(jobPostId)).toEqual(['offer_accepted'])
  })

  test('about an answer that the same worker answered otherwise since, and no other', async () => {
    const jobPostId = await openPost(3)
    const [one, other] = [await applied(jobPostId), await applied(jobPostId)]
    for (const { uid, id } of [one, other]) {
      await decide(id, 'offer', 'submitted')
      await answer(uid, id, 'accept', 'offered')
    }
    await settleDecisions(db())
    const terms = async (payAmount: number, said: 'keep' | 'accept') => {
      await edit(jobPostId, { headcount: 3, payAmount, shifts: (await post(jobPostId)).shifts })
      await settleDecisions(db())
      const { json } = await service.ask(`GET /v1/my/applications/${one.id}`, { as: one.uid })
      const asked = { as: one.uid, body: { answer: said, version: json.version } }
      const { status, text } = await service.ask(`POST /v1/my/applications/${one.id}/term-answers`, asked)
      if (status !== 200) throw new Error(text)
    }
    await terms(50_000, 'accept')
    expect(await askedOf(jobPostId)).toEqual(['terms_accepted', 'offer_accepted'])
    await terms(40_000, 'keep')
    expect(await askedOf(jobPostId)).toEqual(['terms_kept', 'offer_accepted'])
    await answer(one.uid, one.id, 'withdraw', 'hired')
    expect(await askedOf(jobPostId)).toEqual(['worker_cannot_come', 'offer_accepted'])
  })

  test.each(['cancel', 'close', 'the work is done'])(
    'about answers that are of no meaning any more: %s',
    async (how) => {
      const jobPostId = await openPost(3)
      const [comes, declines] = [await applied(jobPostId), await applied(jobPostId)]
      for (const { id } of [comes, declines]) await decide(id, 'offer', 'submitted')
      await answer(comes.uid, comes.id, 'accept', 'offered')
      await answer(declines.uid, declines.id, 'decline', 'offered')
      expect(await askedOf(jobPostId)).toEqual(['offer_declined', 'offer_accepted'])
      if (how === 'the work is done') await end(jobPostId)
      else await service.ask(`POST /v1/job-posts/${jobPostId}/events`, { as: 'owner', body: { event: how } })
      const ends = ['job_post_cancelled', 'job_post_closed']
      const asked = (await askedOf(jobPostId)).filter((kind: string) => !ends.includes(kind))
      // Who comes to a post that is closed still comes.
      expect(asked).toEqual(how === 'close' ? ['offer_accepted'] : [])
    },
  )

  test('how far a post is, but for where it is now', async () => {
    const jobPostId = await openPost()
    for (const event of ['close', 'reopen', 'cancel']) {
      const asked = { as: 'owner', body: { event } }
      await service.ask(`POST /v1/job-posts/${jobPostId}/events`, asked)
    }
    expect(await askedOf(jobPostId)).toEqual(['job_post_cancelled'])
  })

  test.each(['somebody is hired', 'a member needs nobody'] as const)(
    'who cannot come once %s in their place',
    async (how) => {
      const jobPostId = await openPost()
      const [one, other] = [await applied(jobPostId), await applied(jobPostId)]
      for (const { id } of [one, other]) await decide(id, 'hire', 'submitted')
      for (const { uid, id } of [one, other]) await answer(uid, id, 'withdraw', 'hired')
      expect(await askedOf(jobPostId)).toEqual(['worker_cannot_come', 'worker_cannot_come'])
      if (how === 'somebody is hired') await decide((await applied(jobPostId)).id, 'hire', 'submitted')
      else await service.ask(`DELETE /v1/applications/${other.id}/lost-place`, { as: 'owner' })
      expect((await askedOf(jobPostId)).filter((kind: string) => kind === 'worker_cannot_come')).toHaveLength(
        1,
      )
    },
  )

  test.each([
    'the post is cancelled',
    'the last shift is over',
    'fewer are needed',
    'they apply again',
  ] as const)('who cannot come, nor who applied, once %s', async (how) => {
    const jobPostId = await openPost()
    const [stays, { uid, id }] = [await applied(jobPostId), await applied(jobPostId)]
    await applied(jobPostId)
    for (const one of [stays.id, id]) await decide(one, 'hire', 'submitted')
    await answer(uid, id, 'withdraw', 'hired')
    expect((await askedOf(jobPostId)).sort()).toEqual(['applications_received', 'worker_cannot_come'])
    if (how === 'the post is cancelled') {
      await service.ask(`POST /v1/job-posts/${jobPostId}/events`, { as: 'owner', body: { event: 'cancel' } })
    } else if (how === 'the last shift is over') await end(jobPostId)
    else if (how === 'they apply again') {
      await service.ask('POST /v1/my/applications', { as: uid, body: { jobPostId, answers: [] } })
    } else await edit(jobPostId, { headcount: 1, shifts: (await post(jobPostId)).shifts })
    const isOver = how === 'the post is cancelled' || how === 'the last shift is over'
    const asked = await askedOf(jobPostId)
    expect(asked).not.toContain('worker_cannot_come')
    expect(asked.includes('applications_received')).toBe(!isOver)
  })
})

describe('workers are asked no more', () => {
  test.each(['accept', 'decline', 'withdraw'])('to answer an offer they answered: %s', async (event) => {
    const { uid, id, workerId } = await applied(await openPost())
    await decide(id, 'offer', 'submitted')
    await answer(uid, id, event, 'offered')
    expect(await settledFor({ workerId, kind: 'application_offered', subjectId: id })).toBeTruthy()
  })

  test('to answer an offer that was taken back, by hand or with its post', async () => {
    const jobPostId = await openPost()
    const [one, other] = [await applied(jobPostId), await applied(jobPostId)]
    for (const { id } of [one, other]) await decide(id, 'offer', 'submitted')
    await decide(one.id, 'shortlist', 'offered')
    expect(await settledFor({ workerId: one.workerId, subjectId: one.id })).toBeTruthy()
    await settleDecisions(db())
    await service.ask(`POST /v1/job-posts/${jobPostId}/events`, { as: 'owner', body: { event: 'close' } })
    expect(await settledFor({ workerId: other.workerId, subjectId: other.id })).toBeTruthy()
  })

  test('to answer an offer or other terms, or an invitation, when the last shift is over', async () => {
    const jobPostId = await openPost()
    const [offered, hired] = [await applied(jobPostId), await applied(jobPostId)]
    await decide(offered.id, 'offer', 'submitted')
    await decide(hired.id, 'hire', 'submitted')
    const invited = service.worker(uuidv7())
    const { id: workerId } = service.profiles.workers.get(invited) ?? {}
    await service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${workerId}`, { as: 'owner' })
    await settleDecisions(db())
    await edit(jobPostId, { payAmount: 40_000, shifts: (await post(jobPostId)).shifts })
    await settleDecisions(db())
    await db()
      .update(applications)
      .set({ oldTerms: sql`jsonb_set(${applications.oldTerms}, '{shifts}', '[]')` })
      .where(eq(applications.id, hired.id))
    await end(jobPostId)
    for (const about of [
      { workerId: offered.workerId, kind: 'application_offered', subjectId: offered.id },
      { workerId: hired.workerId, kind: 'application_terms_asked', subjectId: hired.id },
      { workerId, kind: 'job_post_invited', subjectId: jobPostId },
    ]) {
      expect(await settledFor(about)).toBeTruthy()
    }
  })

  test('whether they come, once they said so', async () => {
    const { uid, id, workerId } = await applied(await openPost())
    await decide(id, 'hire', 'submitted')
    await settleDecisions(db())
    await service.ask(`PUT /v1/my/applications/${id}/confirmation`, { as: uid })
    expect(await settledFor({ workerId, kind: 'application_hired', subjectId: id })).toBeTruthy()
  })

  test.each(['withdraw', 'read that it is lost', 'have done the work'])(
    'about anything of an application that is over: they %s',
    async (how) => {
      const jobPostId = await openPost()
      const { uid, id, workerId } = await applied(jobPostId)
      await decide(id, 'hire', 'submitted')
      await settleDecisions(db())
      const about = { workerId, kind: 'application' as const, subjectId: id }
      expect(service.partim.lastOf(noticeSettled, about)).toBeUndefined()
      if (how === 'withdraw') await answer(uid, id, 'withdraw', 'hired')
      else if (how === 'have done the work') await end(jobPostId)
      else {
        await decide(id, 'shortlist', 'hired')
        await service.ask(`PUT /v1/my/applications/${id}/acknowledgement`, { as: uid })
      }
      expect(await settledFor(about)).toBeTruthy()
    },
  )

  test('to an invitation to a post that is closed', async () => {
    const jobPostId = await openPost()
    const invited = service.worker(uuidv7())
    const { id: workerId } = service.profiles.workers.get(invited) ?? {}
    await service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${workerId}`, { as: 'owner' })
    await service.ask(`POST /v1/job-posts/${jobPostId}/events`, { as: 'owner', body: { event: 'close' } })
    expect(await settledFor({ workerId, kind: 'job_post_invited', subjectId: jobPostId })).toBeTruthy()
  })

  test('to an invitation once they have applied or declined, and nobody is who was not invited', async () => {
    const [applying, declining] = [await openPost(), await openPost()]
    const invited = service.worker(uuidv7())
    const { id: workerId } = service.profiles.workers.get(invited) ?? {}
    for (const post of [applying, declining]) {
      await service.ask(`PUT /v1/job-posts/${post}/invites/${workerId}`, { as: 'owner' })
    }
    await service.ask('POST /v1/my/applications', {
      as: invited,
      body: { jobPostId: applying, answers: [] },
    })
    await service.ask('POST /v1/my/job-post-invites/events', {
      as: invited,
      body: { event: 'decline', jobPostIds: [declining] },
    })
    for (const subjectId of [applying, declining]) {
      expect(await settledFor({ workerId, kind: 'job_post_invited', subjectId })).toBeTruthy()
    }
    const other = await applied(applying)
    expect(service.partim.lastOf(noticeSettled, { workerId: other.workerId })).toBeUndefined()
  })
})
