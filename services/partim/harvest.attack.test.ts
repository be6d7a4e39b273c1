import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { operator } from '@/lib/config/operator'
import { recordUses } from '@/services/shared/rate-limit/rate-limit'
import { removePast } from '@/services/shared/retention/past'
import { headersFor } from '@/services/shared/testing/client'
import { until } from '@/services/shared/testing/until'
import { standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import { shownWorkers } from './tables/shown-workers'
import { spentBudgets } from './tables/spent-budgets'
import { applicants } from './tables/unlocks'
import { seededPartim, type TestPartim } from './testing/test-partim'
import { shownWorkersRetention } from './workers/shown-workers/retention'
import { tellOfSpentBudgets } from './workers/shown-workers/telling'

/** Employers can search resumes but cannot copy them in bulk: nobody sees more of them than a day's work needs. */

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
  await partim.db.execute(sql`analyze`)
})
afterAll(() => partim.stop())

const { workersADay } = standingTerms.registered
const bangkok = 'lat=13.7449&lng=100.5302'

type Card = { readonly id: string }
type Page = { readonly items: Card[]; readonly nextCursor: string | null }

let number = 0

/** A member of a new company. */
function member(
  standing: 'unregistered' | 'registered' | 'represented' = 'registered',
  companyId = uuidv7(),
) {
  number += 1
  const uid = `member-${number}`
  partim.addMember(uid, 'owner', companyId, standing)
  return { uid, companyId }
}

const search = (as: string, query = '') =>
  partim.ask(`GET /v1/workers?${bangkok}&radiusKm=100${query}`, { as })
const match = (as: string, query = '') =>
  partim.ask(`GET /v1/workers/matches?workType=waiter&${bangkok}&radiusKm=100${query}`, { as })

/** Pages through a search until it is refused: the workers it showed, and the refusal. */
async function harvest(as: string, limit = 20) {
  const seen = new Set<string>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await search(as, `&limit=${limit}${cursor && `&cursor=${cursor}`}`)
    if (answer.status !== 200) return { seen, refusal: answer }
    const page = answer.json as Page
    for (const { id } of page.items) seen.add(id)
    cursor = page.nextCursor
  }
  return { seen, refusal: null }
}

describe('who may look', () => {
  const every = ['search', 'match', 'profile', 'favourites'] as const
  const asked = async (as: string, id: string) => {
    const answers = [
      await search(as),
      await match(as),
      await partim.ask(`GET /v1/workers/${id}`, { as }),
      await partim.ask('GET /v1/favourites', { as }),
    ]
    return answers.map(({ status, json }) => [status, json.code])
  }
  const eachIs = (...answer: unknown[]) => every.map(() => answer)

  test('nobody without a company, from an unverified address, or of a company nobody knows of', async () => {
    const id = (await search(member().uid, '&limit=1')).json.items[0].id
    partim.identity.add('no-company', { kind: 'employer', emailVerified: true })
    expect(await asked('no-company', id)).toEqual(eachIs(409, 'company_required'))

    const { uid } = member()
    const membership = partim.memberships.members.get(uid)
    if (membership) partim.memberships.members.set(uid, { ...membership, emailVerified: false })
    expect(await asked(uid, id)).toEqual(eachIs(403, 'email_unverified'))

    expect(await asked(member('unregistered').uid, id)).toEqual(eachIs(403, 'workers_until_registered'))
  })
})

describe('how much a company is shown in a day', () => {
  test('ends at its budget, says so, and says when to come back', async () => {
    const { seen, refusal } = await harvest(member().uid)
    expect(seen.size).toBe(workersADay)
    expect([refusal?.status, refusal?.json.code]).toEqual([429, 'workers_until_represented'])
    const { seconds, workers, more } = refusal?.json.params ?? {}
    expect([workers, more]).toEqual([workersADay, standingTerms.represented.workersADay])
    expect(Number(refusal?.headers.get('retry-after'))).toBe(seconds)
    // Midnight in Thailand.
    const resets = new Date(Date.now() + seconds * 1000 + 7 * 3_600_000).toISOString().slice(11, 16)
    expect(['00:00', '23:59']).toContain(resets)
    expect(seconds).toBeLessThanOrEqual(86_400)
  })

  test('is larger once the company is represented', async () => {
    const { seen } = await harvest(member('represented').uid, 100)
    expect(seen.size).toBeGreaterThan(workersADay * 5)
    expect(seen.size).toBeLessThanOrEqual(standingTerms.represented.workersADay)
  })

  test('is one for every way of looking, and for all its members', async () => {
    const { uid, companyId } = member()
    const colleague = member('registered', companyId).uid
    await harvest(uid)
    const refused = [
      await partim.ask('GET /v1/workers?lat=18.79&lng=98.98&radiusKm=100&limit=20', { as: colleague }),
      await match(colleague, '&limit=50'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
  })

  test('takes whom it was shown already for nothing: pages turned back, reloads, one profile of them', async () => {
    const { uid } = member()
    const { seen } = await harvest(uid)
    const again = await search(uid, '&limit=20')
    expect(again.status).toBe(200)
    expect(again.json.items.every(({ id }: Card) => seen.has(id))).toBe(true)
    const [known = ''] = seen
    expect((await partim.ask(`GET /v1/workers/${known}`, { as: uid })).status).toBe(200)
    const other = [...(await harvest(member('represented').uid, 100)).seen].find((id) => !seen.has(id))
    expect((await partim.ask(`GET /v1/workers/${other}`, { as: uid })).status).toBe(429)
    // Whether a worker can be invited reveals nothing about them, so it costs nothing.
    const findable = await partim.ask(`GET /v1/workers/findable?workerIds=${other},${known}`, { as: uid })
    expect(findable.json.workerIds.sort()).toEqual([other, known].sort())
    // A name is shown as any other part of a worker is.
    const names = (workerIds: string) =>
      partim.ask(`GET /v1/workers/names?workerIds=${workerIds}`, { as: uid })
    expect((await names(known)).json.items).toHaveLength(1)
    expect((await names(`${known},${other}`)).status).toBe(429)
  })

  test('counts favourites as well, but not those who hide', async () => {
    const { uid, companyId } = member()
    const others = [...(await harvest(member('represented').uid, 100)).seen]
    for (const id of others.slice(-25)) await partim.ask(`PUT /v1/favourites/${id}`, { as: uid })
    await harvest(uid)
    expect((await partim.ask('GET /v1/favourites?limit=25', { as: uid })).json.code).toBe(
      'workers_until_represented',
    )
    expect((await partim.ask('GET /v1/favourites/marks', { as: uid })).json.workerIds).toHaveLength(25)
    const shown = await partim.db.$count(shownWorkers, eq(shownWorkers.companyId, companyId))
    expect(shown).toBe(workersADay)
  })

  test('cannot be exceeded by asking for everything at once', async () => {
    const { uid, companyId } = member()
    const { seen: everybody } = await harvest(member('represented').uid, 100)
    const profiles = [...everybody].slice(0, workersADay + 40)
    const answers = await Promise.all(profiles.map((id) => partim.ask(`GET /v1/workers/${id}`, { as: uid })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(workersADay)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
    expect(await partim.db.$count(shownWorkers, eq(shownWorkers.companyId, companyId))).toBe(workersADay)
  })

  test('begins anew the next day, and yesterday’s is forgotten', async () => {
    const { uid, companyId } = member()
    await harvest(uid)
    await partim.db
      .update(shownWorkers)
      .set({ day: sql`${shownWorkers.day} - 1` })
      .where(eq(shownWorkers.companyId, companyId))
    expect((await match(uid, '&limit=50')).status).toBe(200)
    await removePast(partim.db, shownWorkersRetention, new AbortController().signal)
    const days = await partim.db
      .selectDistinct({ day: shownWorkers.day })
      .from(shownWorkers)
      .where(eq(shownWorkers.companyId, companyId))
    expect(days).toHaveLength(1)
  })

  describe('for one visitor with several companies', () => {
    /** Pages through a search as a member from one address until it is refused. */
    async function harvestFrom(
      visitor: string,
      as: string,
      standing?: 'represented',
      atMost = workersADay * 3,
    ) {
      let shown = 0
      for (let cursor: string | null = ''; cursor !== null && shown < atMost; ) {
        const limit = standing ? 100 : 10
        const operation = `GET /v1/workers?${bangkok}&radiusKm=100&limit=${limit}${cursor && `&cursor=${cursor}`}`
        const headers = headersFor(visitor, operation, partim.settings.VISITOR_SECRET)
        const answer = await partim.ask(operation, { as, headers })
        if (answer.status !== 200) return { shown, code: answer.json.code, json: answer.json }
        shown += (answer.json as Page).items.length
        cursor = (answer.json as Page).nextCursor
      }
      return { shown, code: null, json: null }
    }

    test('ends at 500, while others go on, and represented companies meet no such end', async () => {
      const [visitor, other] = ['203.0.113.7', '203.0.113.8']
      for (let company = 1; company <= 4; company += 1)
        expect(await harvestFrom(visitor, member().uid)).toMatchObject({ shown: 100 })
      await harvestFrom(visitor, member().uid, undefined, 50)
      const second = member().uid
      expect(await harvestFrom(visitor, second)).toMatchObject({ shown: 50, code: 'too_many_requests' })
      const third = await harvestFrom(visitor, member().uid)
      expect([third.shown, third.code]).toEqual([0, 'too_many_requests'])
      expect(third.json.params.seconds).toBeLessThanOrEqual(86_400)
      // Workers shown before cost nothing, and the company keeps its own budget for other addresses.
      expect(await harvestFrom(other, second)).toMatchObject({
        shown: 100,
        code: 'workers_until_represented',
      })
      const represented = await harvestFrom(visitor, member('represented').uid, 'represented')
      expect([represented.shown, represented.code]).toEqual([300, null])
    })
  })
})

describe('one member', () => {
  const day = bangkokToday()
  /** Has a key's budget be used up but for some. */
  const use = (key: string, times: number) =>
    recordUses(partim.db, [{ key, limit: { max: times, seconds: 3_600 }, times }])
  const shownTo = (uid: string, companyId: string) =>
    `workers shown on ${day} to ${uid} of company ${companyId}`
  const openedBy = (uid: string, companyId: string) =>
    `profiles opened on ${day} by ${uid} of company ${companyId}`
  const open = (id: string | undefined, as: string) => partim.ask(`GET /v1/workers/${id}/profile`, { as })
  const { ofMember, profilesADay } = standingTerms.represented

  test('is shown a part of what the company may be, so that a stolen account copies no more', async () => {
    const { uid, companyId } = member('represented')
    const colleague = member('represented', companyId).uid
    await use(shownTo(uid, companyId), ofMember.workersADay - 10)
    expect((await search(uid, '&limit=10')).status).toBe(200)
    const refused = await search(uid, '&limit=11')
    expect([refused.status, refused.json.code, refused.json.params.workers]).toEqual([
      429,
      'workers_a_day_of_member',
      ofMember.workersADay,
    ])
    expect((await search(uid, '&limit=10')).status).toBe(200)
    expect((await search(colleague, '&limit=11')).status).toBe(200)
  })

  test('opens fewer pages than lists show, and so does the company; a page opened before is free', async () => {
    const { uid, companyId } = member('represented')
    const colleague = member('represented', companyId).uid
    const [first, second, third] = (await search(uid, '&limit=3')).json.items.map(({ id }: Card) => id)
    await use(openedBy(uid, companyId), ofMember.profilesADay - 1)
    expect((await open(first, uid)).status).toBe(200)
    const refused = await open(second, uid)
    expect([refused.status, refused.json.code, refused.json.params.profiles]).toEqual([
      429,
      'profiles_a_day_of_member',
      ofMember.profilesADay,
    ])
    expect((await open(first, uid)).status).toBe(200)
    expect((await open(second, colleague)).status).toBe(200)
    await use(`profiles opened on ${day} by company ${companyId}`, profilesADay)
    expect((await open(third, colleague)).json.code).toBe('profiles_a_day')
    expect((await partim.ask(`GET /v1/workers/${third}`, { as: colleague })).json.code).toBe('profiles_a_day')
    const films = await partim.ask(`GET /v1/workers/${third}/intro-videos`, { as: colleague })
    expect(films.json.code).toBe('profiles_a_day')
    // Whoever applied is read as often as the company likes.
    await partim.db
      .insert(applicants)
      .values({ companyId, workerId: third, until: new Date(Date.now() + 86_400_000) })
    expect((await open(third, colleague)).status).toBe(200)
  })

  test('reads who applied at a registered company as well, and that counts in no limit', async () => {
    const { uid, companyId } = member('registered')
    const [applicant, other] = (await search(member().uid, '&limit=2')).json.items.map(({ id }: Card) => id)
    await partim.db
      .insert(applicants)
      .values({ companyId, workerId: applicant, until: new Date(Date.now() + 86_400_000) })
    await use(`profiles opened on ${day} by company ${companyId}`, standingTerms.registered.profilesADay)
    await harvest(uid)
    const shown = await partim.db.$count(shownWorkers, eq(shownWorkers.companyId, companyId))
    await partim.db
      .delete(shownWorkers)
      .where(and(eq(shownWorkers.companyId, companyId), eq(shownWorkers.workerId, applicant)))
    for (const page of ['', '/profile', '/intro-videos']) {
      const ask = async (id: string) => (await partim.ask(`GET /v1/workers/${id}${page}`, { as: uid })).status
      expect([page, await ask(applicant), await ask(other)]).toEqual([page, 200, 429])
    }
    expect(shown).toBe(workersADay)
    const isShown = and(eq(shownWorkers.companyId, companyId), eq(shownWorkers.workerId, applicant))
    expect(await partim.db.$count(shownWorkers, isShown)).toBe(0)
  })

  test('of two companies has a budget in each, and what one refuses is not noticed of the other', async () => {
    const [{ uid, companyId }, other] = [member('represented'), member('represented')]
    const [first] = (await search(uid, '&limit=3')).json.items.map(({ id }: Card) => id)
    await use(shownTo(uid, companyId), ofMember.workersADay)
    await use(openedBy(uid, companyId), ofMember.profilesADay)
    const codes = async () => [(await search(uid, '&limit=10')).json.code, (await open(first, uid)).json.code]
    expect(await codes()).toEqual(['workers_a_day_of_member', 'profiles_a_day_of_member'])
    partim.addMember(uid, 'owner', other.companyId, 'represented')
    expect(await codes()).toEqual([undefined, undefined])
    const spentBy = (company: string) => partim.db.$count(spentBudgets, eq(spentBudgets.companyId, company))
    expect([await spentBy(companyId), await spentBy(other.companyId)]).toEqual([2, 0])
  })
})

describe('staff notice', () => {
  type Spent = { companyId: string; budget: string; times: number; day: string }
  const spentBy = async (company: string): Promise<Spent[]> =>
    (await partim.ask('GET /v1/ops/spent-budgets', { as: 'staff' })).json.items.filter(
      ({ companyId }: Spent) => companyId === company,
    )
  const mails = async () => {
    await partim.mail.allSent()
    return partim.mail.sent.filter(({ to }) => to === operator.supportEmail)
  }
  beforeAll(() => {
    partim.identity.add('staff', { ops: true })
  })

  test('who was refused, how often and by which budget, and nobody else', async () => {
    const [{ uid, companyId }, other] = [member(), member()]
    await harvest(uid)
    await match(uid, '&limit=50')
    await search(other.uid)
    expect(await spentBy(companyId)).toMatchObject([{ budget: 'company', times: 2, day: bangkokToday() }])
    expect(await spentBy(other.companyId)).toEqual([])
  })

  test('by one mail the next morning, and none after a day without', async () => {
    await harvest(member().uid)
    const at = (days: number, time: string) =>
      new Date(`${bangkokToday(new Date(Date.now() + days * 86_400_000))}T${time}+07:00`)
    await tellOfSpentBudgets(partim.db, at(1, '07:59:00'))
    expect(await mails()).toEqual([])
    for (const time of ['08:00:00', '09:00:00', '23:00:00']) await tellOfSpentBudgets(partim.db, at(1, time))
    const [mail, ...more] = await until(mails, ({ length }) => length > 0)
    expect(more).toEqual([])
    expect(mail?.text).toContain('npm run ops -- spent-budgets list')
    await tellOfSpentBudgets(partim.db, at(2, '08:00:00'))
    expect(await mails()).toHaveLength(1)
  })

  test('on a later morning where the service was down that day, and of each day once', async () => {
    const before = (await mails()).length
    const at = (days: number) =>
      new Date(`${bangkokToday(new Date(Date.now() + days * 86_400_000))}T09:00:00+07:00`)
    const spent = { companyId: uuidv7(), companyName: 'ร้าน', budget: 'company' } as const
    const day = bangkokToday(at(20))
    await partim.db.insert(spentBudgets).values({ ...spent, day })
    for (const days of [22, 23, 24]) await tellOfSpentBudgets(partim.db, at(days))
    const all = await until(mails, ({ length }) => length > before)
    expect(all).toHaveLength(before + 1)
    expect(all.at(-1)?.text).toContain(day.split('-').reverse().join('/'))
  })
})
