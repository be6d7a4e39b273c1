import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { notifyOfJobs } from '@/services/shared/jobs/enqueue'
import { jobs } from '@/services/shared/jobs/table'
import { branchReopened } from '@/services/shared/service-events/catalogue'
import { testTurn } from '@/services/shared/testing/turn'
import { until } from '@/services/shared/testing/until'
import { savedSearchesAtMost } from '@/validators/saved-search-terms'
import { savedSearches } from '../../tables/saved-searches'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { peopleFinder } from './find-people'
import { lookForSavedSearches } from './looking'

let partim: TestPartim
const workerIds: string[] = []
beforeAll(async () => {
  partim = await testPartim()
  for (const uid of ['somsri', 'somjai', 'somkid']) {
    await partim.registerWorker(uid)
    workerIds.push((await partim.ask('GET /v1/workers/me', { as: uid })).json.id)
  }
})
afterAll(() => partim.stop())

let companyId: string
beforeEach(async () => {
  await partim.db.delete(savedSearches)
  companyId = partim.addMember('owner').companyId
  partim.addMember('colleague', 'recruiter', companyId)
  partim.addMember('rival')
  partim.news.told.clear()
  partim.news.outcome = 'told'
  partim.news.isDown = false
})

const values = {
  name: 'เสิร์ฟใกล้สยาม',
  address: 'branch=x&work=waiter',
  filters: { lat: '13.74', lng: '100.53', workTypes: 'waiter' },
  branchId: null as string | null,
  notice: 'instant',
}
const save = async (changes: object = {}, as = 'owner') =>
  (await partim.ask('POST /v1/saved-searches', { as, body: { ...values, ...changes } })).json
const list = async (as = 'owner') => (await partim.ask('GET /v1/saved-searches', { as })).json.items
const change = (id: string, version: number, changes: object, as = 'owner') =>
  partim.ask(`PUT /v1/saved-searches/${id}`, {
    as,
    body: { ...values, ...changes },
    headers: { 'if-match': `"${version}"` },
  })

describe('a saved search', () => {
  test('is the member’s own, whoever else is in the company', async () => {
    const { id } = await save()
    expect(await list()).toMatchObject([{ id, ...values, isBranchGone: false, foundLately: 0, version: 1 }])
    expect([await list('colleague'), await list('rival')]).toEqual([[], []])
    const strangers = ['colleague', 'rival'].map(async (as) => (await change(id, 1, {}, as)).status)
    expect(await Promise.all(strangers)).toEqual([404, 404])
  })

  test('is renamed at the version that was read, and removed; both are audited', async () => {
    const { id } = await save()
    expect((await change(id, 1, { name: 'เสิร์ฟเสาร์อาทิตย์', notice: 'off' })).json).toMatchObject({
      name: 'เสิร์ฟเสาร์อาทิตย์',
      notice: 'off',
      version: 2,
    })
    expect((await change(id, 1, { name: 'อีกชื่อ' })).status).toBe(412)
    expect((await partim.ask(`DELETE /v1/saved-searches/${id}`, { as: 'owner' })).status).toBe(204)
    expect(await list()).toEqual([])
    const events = await partim.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(events.map(({ action }) => action)).toEqual([
      'saved_search.added',
      'saved_search.changed',
      'saved_search.removed',
    ])
  })

  test.each([
    ['without a name', { name: ' ' }],
    ['under a name that is too long', { name: 'ก'.repeat(61) }],
  ])('is not saved %s', async (_what, changes) => {
    expect((await save(changes)).code).toBe('validation_failed')
  })

  test.each([
    ['near a place outside Thailand', { lat: '35.68', lng: '139.76' }, 'lat', 'in_thailand'],
    ['without a place', { workTypes: 'waiter' }, 'lat', 'required'],
  ])('is not saved %s, nor changed so', async (_where, filters, field, rule) => {
    const fault = expect.objectContaining({ field, rule })
    expect((await save({ filters })).errors).toContainEqual(fault)
    const { id } = await save()
    expect((await change(id, 1, { filters })).json.errors).toContainEqual(fault)
    expect(await list()).toMatchObject([{ id, ...values, version: 1 }])
  })

  test('is not saved with a radius of -1', async () => {
    const answer = await partim.ask('POST /v1/saved-searches', {
      as: 'owner',
      body: { ...values, filters: { ...values.filters, radiusKm: '-1' } },
    })
    expect(answer.status).toBe(400)
    expect(await list()).toEqual([])
  })

  test('is one too many when the company keeps a hundred', async () => {
    await partim.db.insert(savedSearches).values(
      Array.from({ length: savedSearchesAtMost }, () => ({
        ...values,
        notice: 'off' as const,
        companyId,
        id: uuidv7(),
        memberUid: 'colleague',
      })),
    )
    expect((await save()).code).toBe('saved_search_limit')
  })
})

describe('looking for new people', () => {
  let found: string[] = []
  let everybody: string[] | null = null
  let sinces: Date[] = []
  /** What a member does while a search is looked for. */
  let meanwhile: () => Promise<unknown> = async () => undefined
  const look = async () => {
    await partim.db.update(savedSearches).set({ nextLookAt: new Date(0) })
    const turn = testTurn('look for saved searches')
    const find = async (_filters: unknown, { since }: { since: Date }) => {
      sinces.push(since)
      await meanwhile()
      return { fresh: found, all: everybody }
    }
    await lookForSavedSearches({ db: partim.db, find }, turn)
    expect(turn.failed).toEqual([])
    if (!partim.news.isDown) await allTold()
  }
  const untold = and(eq(jobs.kind, 'people_found'), eq(jobs.state, 'pending'))
  /** Waits until everything found is told; what could not be told is tried again at once. */
  const allTold = async () => {
    await partim.db.transaction(async (tx) => {
      await tx
        .update(jobs)
        .set({ nextAttemptAt: sql`now()` })
        .where(and(untold, isNull(jobs.lease)))
      await notifyOfJobs(tx)
    })
    await until(async () => (await partim.db.$count(jobs, untold)) === 0)
  }
  const counts = () => [...partim.news.told.values()].map(({ count }) => count)
  beforeEach(() => {
    found = []
    everybody = null
    sinces = []
    meanwhile = async () => undefined
  })

  test('tells of each worker once, and of nobody where nobody is new', async () => {
    await save()
    await look()
    found = workerIds.slice(0, 2)
    await look()
    found = workerIds
    await look()
    await look()
    expect(counts()).toEqual([2, 1])
    expect((await list())[0].foundLately).toBe(3)
  })

  test('tells where few fit of whoever fits by another resume, and not of those who did all along', async () => {
    await save()
    const [first = '', second = '', third = ''] = workerIds
    everybody = [first]
    await look()
    expect([counts(), (await list())[0].foundLately]).toEqual([[], 0])
    everybody = [first, second]
    await look()
    await look()
    expect([counts(), (await list())[0].foundLately]).toEqual([[1], 1])
    // More than are noted: who fits by another resume cannot be told from who did all along.
    everybody = null
    await look()
    everybody = [first, second, third]
    await look()
    expect(counts()).toEqual([1])
  })

  test.each([
    ['who worked for the company', { ...values.filters, workedForUs: 'true' }, []],
    ['anybody', values.filters, [1]],
  ])(
    'for %s: whom it did not find at all before is news unless it may not have been known',
    async (_who, filters, told) => {
      await save({ filters })
      everybody = []
      await look()
      everybody = workerIds.slice(0, 1)
      await look()
      expect(counts()).toEqual(told)
      everybody = workerIds.slice(0, 2)
      await look()
      expect(counts()).toEqual([...told, 1])
    },
  )

  test('another search knows nobody yet', async () => {
    const { id } = await save()
    everybody = workerIds.slice(0, 1)
    await look()
    await change(id, 1, { address: 'near=13.7,100.5' })
    everybody = workerIds
    await look()
    expect(counts()).toEqual([])
  })

  test('tells of nobody whom a search found that is changed meanwhile, and of nobody who fits it already', async () => {
    const { id } = await save()
    everybody = workerIds.slice(0, 1)
    found = everybody
    meanwhile = () => change(id, 1, { address: 'near=13.7,100.5' })
    await look()
    expect((await list())[0].version).toBe(2)
    everybody = workerIds
    found = []
    meanwhile = async () => undefined
    await look()
    expect([counts(), (await list())[0].foundLately]).toEqual([[], 0])
  })

  test('tells of nobody where a search is removed meanwhile', async () => {
    const { id } = await save()
    found = workerIds
    meanwhile = () => partim.ask(`DELETE /v1/saved-searches/${id}`, { as: 'owner' })
    await look()
    expect([await list(), counts()]).toEqual([[], []])
  })

  test('as the search itself finds people: a waiter by a changed resume, for the company that is not blocked', async () => {
    await save({}, 'owner')
    await save({}, 'rival')
    const find = peopleFinder(partim.db)
    const turn = async () => {
      await partim.db.update(savedSearches).set({ nextLookAt: new Date(0) })
      await lookForSavedSearches({ db: partim.db, find }, testTurn('look for saved searches'))
      await allTold()
    }
    const worker = await partim.newWorker()
    const see = async (body: object) => {
      const { headers } = await partim.ask('GET /v1/resumes/me', { as: worker.uid })
      const changed = await partim.ask('PATCH /v1/resumes/me', {
        as: worker.uid,
        body,
        headers: { 'if-match': headers.get('etag') ?? '' },
      })
      expect(changed.status).toBe(200)
    }
    await see({ lat: '13.74', lng: '100.53', workTypes: ['cook'], visibility: 'open' })
    await turn()
    expect(counts()).toEqual([])
    const { companyId: blocked } = partim.memberships.members.get('rival') ?? {}
    await partim.ask(`PUT /v1/resumes/me/blocked-companies/${blocked}`, { as: worker.uid })
    await see({ workTypes: ['cook', 'waiter'] })
    await turn()
    await turn()
    expect([...partim.news.told.values()]).toMatchObject([{ memberUid: 'owner', count: 1 }])
  })

  test('looks from where it stopped', async () => {
    const { createdAt } = await save()
    await look()
    await look()
    expect(sinces[0]?.getTime()).toBeGreaterThanOrEqual(new Date(createdAt).getTime() - 5_000)
    expect(sinces[1]?.getTime()).toBeGreaterThan(sinces[0]?.getTime() ?? Number.POSITIVE_INFINITY)
  })

  test('tells later, under the same id, what could not be told, and looks no further until then', async () => {
    await save()
    found = workerIds
    partim.news.isDown = true
    await look()
    const failed = () =>
      partim.db
        .select()
        .from(jobs)
        .where(and(untold, isNotNull(jobs.lastError)))
    const [job] = await until(failed, ({ length }) => length > 0)
    await look()
    expect(sinces).toHaveLength(1)
    partim.news.isDown = false
    await allTold()
    expect([...partim.news.told.keys()]).toEqual([job?.id])
    await look()
    expect(counts()).toEqual([3])
  })

  test('does not tell of a search that was turned off or removed before', async () => {
    const [off, removed] = [await save(), await save()]
    found = workerIds
    partim.news.isDown = true
    await look()
    await change(off.id, 1, { notice: 'off' })
    await partim.ask(`DELETE /v1/saved-searches/${removed.id}`, { as: 'owner' })
    partim.news.isDown = false
    await allTold()
    expect(counts()).toEqual([])
  })

  test('stops where the branch is gone, says so, and goes on for another place', async () => {
    const branchId = uuidv7()
    const { id } = await save({ branchId })
    found = workerIds.slice(0, 1)
    partim.news.outcome = 'branch_gone'
    await look()
    expect(await list()).toMatchObject([{ id, isBranchGone: true }])
    partim.news.outcome = 'told'
    found = workerIds
    await look()
    expect(counts()).toEqual([])
    const { json } = await change(id, 1, { branchId: null, address: 'near=13.7,100.5' })
    expect(json.isBranchGone).toBe(false)
    await look()
    expect(counts()).toEqual([2])
  })

  test('goes on by itself once its branch is in use again, for its members, with who comes from then on', async () => {
    const branchId = uuidv7()
    const [{ id }, other] = [await save({ branchId }), await save({ branchId }, 'colleague')]
    found = workerIds.slice(0, 1)
    partim.news.outcome = 'branch_gone'
    await look()
    partim.news.outcome = 'told'
    const stopped = new Date()
    await partim.tell(branchReopened, { companyId, branchId: uuidv7() }, { memberUids: ['owner'] })
    await partim.tell(branchReopened, { companyId: uuidv7(), branchId }, { memberUids: ['owner'] })
    expect(await list()).toMatchObject([{ id, isBranchGone: true }])

    await partim.tell(branchReopened, { companyId, branchId }, { memberUids: ['owner'] })
    expect(await list()).toMatchObject([{ id, isBranchGone: false, version: 1 }])
    expect(await list('colleague')).toMatchObject([{ id: other.id, isBranchGone: true }])
    // The question by which its member is told of no stop any more.
    await allTold()
    expect([...partim.news.told.values()]).toMatchObject([{ savedSearchId: id, branchId, count: 0 }])
    found = workerIds.slice(0, 2)
    sinces.length = 0
    await look()
    expect(sinces[0]?.getTime()).toBeGreaterThanOrEqual(stopped.getTime() - 1_000)
    expect(counts()).toEqual([0, 1])
  })

  test('is not stopped by an answer from before its branch was in use again', async () => {
    const branchId = uuidv7()
    const [{ id }, other] = [await save({ branchId }), await save({ branchId: uuidv7() })]
    found = workerIds.slice(0, 1)
    const { tell } = partim.news
    let isReopened = false
    partim.news.tell = async (newsId, about) => {
      if (about.savedSearchId === id && isReopened) return tell(newsId, about)
      if (about.savedSearchId === id) {
        isReopened = true
        await partim.tell(branchReopened, { companyId, branchId }, { memberUids: ['owner'] })
      }
      return 'branch_gone'
    }
    await look()
    partim.news.tell = tell
    expect(await list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, isBranchGone: false }),
        expect.objectContaining({ id: other.id, isBranchGone: true }),
      ]),
    )
    expect([...partim.news.told.values()]).toMatchObject([{ savedSearchId: id, count: 0 }])
    found = workerIds
    await look()
    expect(counts()).toEqual([0, 2])
  })

  test.each(['daily', 'instant'])(
    '%s, it asks once a morning for its branch, also while nobody is new',
    async (notice) => {
      const { id } = await save({ branchId: uuidv7(), notice })
      const lookBefore = (days: number) =>
        partim.db.update(savedSearches).set({ lookedUntil: new Date(Date.now() - days * 86_400_000) })
      await look()
      expect(counts()).toEqual([])
      await lookBefore(1)
      await look()
      await look()
      expect([counts(), (await list())[0].isBranchGone]).toEqual([[0], false])
      partim.news.outcome = 'branch_gone'
      await lookBefore(1)
      await look()
      expect(await list()).toMatchObject([{ id, isBranchGone: true, foundLately: 0 }])
    },
  )

  test('asks nothing for another place while nobody is new', async () => {
    await save()
    await partim.db.update(savedSearches).set({ lookedUntil: new Date(0) })
    await look()
    expect(counts()).toEqual([])
  })

  test('does not say so of a place that the search got meanwhile', async () => {
    const { id } = await save({ branchId: uuidv7() })
    found = workerIds
    const { tell } = partim.news
    partim.news.tell = async () => {
      await change(id, 1, { branchId: uuidv7(), address: 'branch=y&work=waiter' })
      return 'branch_gone'
    }
    await look()
    partim.news.tell = tell
    expect(await list()).toMatchObject([{ id, version: 2, isBranchGone: false }])
  })

  test('forgets the searches of members who have left', async () => {
    await save()
    found = workerIds
    partim.news.outcome = 'member_gone'
    await look()
    expect(await list()).toEqual([])
  })

  test('does not look for a search that shall not tell', async () => {
    await save({ notice: 'off' })
    found = workerIds
    await look()
    expect([sinces, counts()]).toEqual([[], []])
  })
})
