import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { filmOf } from '@/services/shared/films/testing/films'
import { recordUses } from '@/services/shared/rate-limit/rate-limit'
import { harmlessPng } from '@/services/shared/uploads/testing/sample-files'
import { standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import { introVideos } from '../../tables/intro-videos'
import { blockedCompanies, resumeViews } from '../../tables/resume-readers'
import { resumes } from '../../tables/resumes'
import { searchEntries } from '../../tables/search-entries'
import { applicants } from '../../tables/unlocks'
import { workers } from '../../tables/workers'
import { introVideosOf } from '../../testing/intro-videos'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { indexWorkers } from '../search-entries/service'
import { removeLongRejected } from './deciding'
import { listLongRejected } from './repository'

let partim: TestPartim
let videos: ReturnType<typeof introVideosOf>
let film: Buffer
beforeAll(async () => {
  partim = await testPartim()
  partim.identity.add('ops', { ops: true })
  videos = introVideosOf(partim)
  film = await filmOf({ seconds: 1 })
})
afterAll(() => partim.stop())

let company: { uid: string; companyId: string }
let worker: { uid: string; id: string }
beforeEach(async () => {
  company = partim.newCompany()
  worker = await partim.newWorker({ displayName: 'พิมพ์ชนก วัฒนกุล' })
  await see({ visibility: 'open', lat: 13.73, lng: 100.52 })
})

const see = (changes: Partial<typeof resumes.$inferInsert>) =>
  partim.db.update(resumes).set(changes).where(eq(resumes.workerId, worker.id))
/** Lets the worker be that old today. */
async function born(age: number | null, days = 0) {
  const day = new Date(Date.parse(`${bangkokToday()}T00:00:00Z`) + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const birthDate = age === null ? null : `${Number(day.slice(0, 4)) - age}${day.slice(4)}`
  await partim.db.update(workers).set({ birthDate }).where(eq(workers.id, worker.id))
}
const list = (as = company.uid) => partim.ask(`GET /v1/workers/${worker.id}/intro-videos`, { as })
const watch = (id: string, of = 'film', as = company.uid) =>
  partim.ask(`GET /v1/workers/${worker.id}/intro-videos/${id}/${of}`, { as })
const hasApplied = () =>
  partim.db.insert(applicants).values({
    companyId: company.companyId,
    workerId: worker.id,
    until: new Date(Date.now() + 86_400_000),
  })
const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nสวัสดีค่ะ\n'

describe('companies watch', () => {
  test('nothing that staff have not seen or do not show', async () => {
    const { id } = await videos.added(worker.uid, film)
    expect((await list()).json.items).toEqual([])
    expect((await watch(id)).status).toBe(404)
    await videos.decide(id, { decision: 'reject', reason: 'contact_details' })
    expect((await list()).json.items).toEqual([])
    expect((await watch(id)).status).toBe(404)
  })

  test('what staff show, with poster and captions, and learn nothing of how it is stored', async () => {
    const poster = await videos.uploaded(worker.uid, harmlessPng(), 'image/png')
    const { id } = await videos.shown(worker.uid, film, { captions, posterFileName: poster.fileName })
    const { json, text } = await list()
    expect(json.items).toMatchObject([
      { id, question: 'introduce', hasCaptions: true, hasPoster: true, hasSound: true, reaction: null },
    ])
    for (const given of ['private', 'people/', worker.uid, 'rejection', 'สวัสดี'])
      expect([given, text.includes(given)]).toEqual([given, false])
    const answers = await Promise.all(['film', 'poster', 'captions'].map((of) => watch(id, of)))
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'video/mp4'],
      [200, 'image/png'],
      [200, 'text/vtt; charset=utf-8'],
    ])
  })

  test('the film alone while its new captions wait', async () => {
    const { id } = await videos.shown(worker.uid, film, { captions })
    const body = { captions: captions.replace('ค่ะ', 'โทร 081-555-0142') }
    await partim.ask(`PATCH /v1/my/intro-videos/${id}`, { as: worker.uid, body })
    expect((await list()).json.items).toMatchObject([{ id, hasCaptions: false }])
    expect((await watch(id)).status).toBe(200)
    expect((await watch(id, 'captions')).status).toBe(404)
  })

  test('nothing of who hides, blocks them, or removed it', async () => {
    const { id } = await videos.shown(worker.uid, film)
    await see({ visibility: 'limited' })
    expect((await watch(id)).status).toBe(200)
    await see({ visibility: 'hidden' })
    expect([(await list()).status, (await watch(id)).status]).toEqual([404, 404])
    await see({ visibility: 'open' })
    const { companyId } = company
    await partim.db.insert(blockedCompanies).values({ workerId: worker.id, companyId, companyName: 'ครัว' })
    expect([(await list()).status, (await watch(id)).status]).toEqual([404, 404])
    await partim.db.delete(blockedCompanies)
    await partim.ask(`DELETE /v1/my/intro-videos/${id}`, { as: worker.uid })
    expect([(await list()).json.items, (await watch(id)).status]).toEqual([[], 404])
  })

  test('somebody they unlocked also while they hide', async () => {
    const { id } = await videos.shown(worker.uid, film)
    await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: company.uid })
    await see({ visibility: 'hidden' })
    expect([(await list()).status, (await watch(id)).status]).toEqual([200, 200])
  })

  test('no film by another worker’s address', async () => {
    const { id } = await videos.shown(worker.uid, film)
    const answer = await partim.ask(`GET /v1/workers/${uuidv7()}/intro-videos/${id}/film`, {
      as: company.uid,
    })
    expect(answer.status).toBe(404)
  })

  test('and the worker sees who looked', async () => {
    await videos.shown(worker.uid, film)
    await list()
    const { companyId } = company
    const isOfPair = and(eq(resumeViews.workerId, worker.id), eq(resumeViews.companyId, companyId))
    expect(await partim.db.$count(resumeViews, isOfPair)).toBe(1)
    const before = await partim.db.select({ times: resumeViews.times }).from(resumeViews).where(isOfPair)
    const path = `GET /v1/workers/${worker.id}/intro-videos?ahead=true`
    expect((await partim.ask(path, { as: company.uid })).status).toBe(200)
    const after = await partim.db.select({ times: resumeViews.times }).from(resumeViews).where(isOfPair)
    expect(after).toEqual(before)
  })

  test('also who takes more than the head of a film, which a player loads ahead', async () => {
    const { id } = await videos.shown(worker.uid, await filmOf({ seconds: 4 }))
    const { companyId } = company
    const looks = () =>
      partim.db.$count(
        resumeViews,
        and(eq(resumeViews.workerId, worker.id), eq(resumeViews.companyId, companyId)),
      )
    const path = `GET /v1/workers/${worker.id}/intro-videos`
    const piece = (range: string) => partim.ask(`${path}/${id}/film`, { as: company.uid, headers: { range } })
    await partim.ask(`${path}?ahead=true`, { as: company.uid })

    const head = await piece('bytes=0-')
    const [, last = '', size = ''] =
      /^bytes 0-(\d+)\/(\d+)$/.exec(head.headers.get('content-range') ?? '') ?? []
    expect([head.status, Number(last) + 1, await looks()]).toEqual([206, Math.ceil(Number(size) / 4), 0])
    const more = await piece(`bytes=${Number(last) + 1}-`)
    expect([more.status, more.headers.get('content-range'), await looks()]).toEqual([
      206,
      `bytes ${Number(last) + 1}-${Number(size) - 1}/${size}`,
      1,
    ])
    // Looked at, it comes as it is asked for, and one look stays one.
    expect((await piece('bytes=0-')).headers.get('content-range')).toBe(`bytes 0-${Number(size) - 1}/${size}`)
    expect(await looks()).toBe(1)
  })

  test('or the whole of it at once', async () => {
    const { id } = await videos.shown(worker.uid, film)
    expect((await watch(id)).status).toBe(200)
    expect(await partim.db.$count(resumeViews, eq(resumeViews.workerId, worker.id))).toBe(1)
  })

  test('as many people in a day as they may open pages of, though they take the film first', async () => {
    const { companyId, uid: as } = company
    const { id } = await videos.shown(worker.uid, film)
    const max = standingTerms.represented.profilesADay
    const key = `profiles opened on ${bangkokToday()} by company ${companyId}`
    const use = (times: number) => recordUses(partim.db, [{ key, limit: { max, seconds: 3_600 }, times }])
    await use(max - 1)
    expect((await watch(id)).status).toBe(200)
    // The film was the last of the day: the page of the same worker is free, another's is not.
    expect((await partim.ask(`GET /v1/workers/${worker.id}/profile`, { as })).status).toBe(200)
    worker = await partim.newWorker({ displayName: 'สุดา ใจงาม' })
    await see({ visibility: 'open', lat: 13.73, lng: 100.52 })
    const { id: another } = await videos.shown(worker.uid, film)
    const refused = await watch(another)
    expect([refused.status, refused.json.code]).toEqual([429, 'profiles_a_day'])
    expect(await partim.db.$count(resumeViews, eq(resumeViews.workerId, worker.id))).toBe(0)
    await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as })
    expect((await watch(another)).status).toBe(200)
  })
})

describe('the films of somebody who is', () => {
  test.each([
    ['17 until tomorrow', 18, 1],
    ['15', 15, 0],
    ['of an age they did not say', null, 0],
  ] as const)('%s are for companies they applied to', async (_name, age, days) => {
    await born(age, days)
    const { id } = await videos.shown(worker.uid, film)
    const own = await partim.ask('GET /v1/my/intro-videos', { as: worker.uid })
    expect(own.json.seenBy).toBe('who_i_applied_to')
    expect([(await list()).json.items, (await watch(id)).status]).toEqual([[], 404])
    await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: company.uid })
    expect((await watch(id)).status).toBe(404)
    await hasApplied()
    expect([(await list()).json.items.length, (await watch(id)).status]).toEqual([1, 200])
  })

  test('18 today are for who finds them', async () => {
    await born(18)
    const { id } = await videos.shown(worker.uid, film)
    expect((await watch(id)).status).toBe(200)
    const own = await partim.ask('GET /v1/my/intro-videos', { as: worker.uid })
    expect(own.json.seenBy).toBe('who_may_find_me')
  })
})

describe('a reaction', () => {
  const react = (id: string, reaction: string | null, as = company.uid) =>
    partim.ask(`PUT /v1/workers/${worker.id}/intro-videos/${id}/reaction`, { as, body: { reaction } })
  const reactionOf = async (as = company.uid) => (await list(as)).json.items[0].reaction

  test('is the company’s, told to its members alone, and audited', async () => {
    const { id } = await videos.shown(worker.uid, film)
    const [colleague, stranger] = [partim.newUid('colleague'), partim.newUid('stranger')]
    partim.addMember(colleague, 'finance', company.companyId)
    partim.addMember(stranger)
    expect((await react(id, 'like')).status).toBe(204)
    expect([await reactionOf(), await reactionOf(colleague), await reactionOf(stranger)]).toEqual([
      'like',
      'like',
      null,
    ])
    expect((await react(id, 'no', colleague)).status).toBe(204)
    expect(await reactionOf()).toBe('no')
    expect((await react(id, null)).status).toBe(204)
    expect(await reactionOf()).toBeNull()
    const events = await partim.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'intro_video.reacted')))
    expect(events.map(({ companyId }) => companyId)).toEqual(Array(3).fill(company.companyId))
    await react(id, 'like')
    expect(JSON.stringify(await videos.list(worker.uid))).not.toContain('like')
  })

  test('is one of three, to a film that may be watched', async () => {
    const { id } = await videos.shown(worker.uid, film)
    expect((await react(id, 'love')).status).toBe(422)
    await see({ visibility: 'hidden' })
    expect((await react(id, 'like')).status).toBe(404)
  })
})

describe('staff', () => {
  test('see what waits, the longest waiting first, and watch it', async () => {
    const first = await videos.added(worker.uid, film, { captions })
    const second = await videos.added(worker.uid, film)
    const { items } = (await partim.ask('GET /v1/ops/intro-videos', { as: 'ops' })).json
    const own = items.filter(({ workerId }: { workerId: string }) => workerId === worker.id)
    expect(own.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect(own[0]).toMatchObject({ displayName: 'พิมพ์ชนก วัฒนกุล', captions, isFilmApproved: false })
    const seen = await partim.ask(`GET /v1/ops/intro-videos/${first.id}/film`, { as: 'ops' })
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  })

  test('tell the worker what they decided, who reads why', async () => {
    const { id } = await videos.added(worker.uid, film)
    await videos.decide(id, { decision: 'reject', reason: 'other', note: ' เห็นป้ายร้านอ่ืน ' })
    expect(await videos.list(worker.uid)).toMatchObject([
      { state: 'rejected', rejection: { reason: 'other', note: 'เห็นป้ายร้านอื่น' } },
    ])
    await partim.ask(`PATCH /v1/my/intro-videos/${id}`, { as: worker.uid, body: { captions } })
    await videos.decide(id, { decision: 'show' })
    const { items } = (await partim.ask('GET /v1/notifications', { as: worker.uid })).json
    expect(items).toMatchObject([
      { kind: 'intro_video_shown', subject: 'intro_video', subjectId: id },
      { kind: 'intro_video_rejected', subject: 'intro_video', params: { title: 'other' } },
    ])
    const events = await partim.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(
      events
        .filter(({ actorUid }) => actorUid === 'ops')
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['intro_video.rejected', 'intro_video.shown'])
  })

  test('decide about what they saw, once, and say why', async () => {
    const { id } = await videos.added(worker.uid, film)
    const decide = (body: object) => videos.decide(id, body)
    expect((await decide({ decision: 'reject' })).json.errors[0].field).toBe('reason')
    expect((await decide({ decision: 'reject', reason: 'other', note: ' ' })).json.errors[0].field).toBe(
      'note',
    )
    await partim.ask(`PATCH /v1/my/intro-videos/${id}`, { as: worker.uid, body: { captions } })
    expect((await decide({ decision: 'show', version: 1 })).json.code).toBe('stale')
    expect((await decide({ decision: 'show' })).status).toBe(200)
    expect((await decide({ decision: 'show', version: 2 })).json.code).toBe('already_decided')
    expect((await decide({ decision: 'reject', version: 2, reason: 'offensive' })).status).toBe(200)
    expect((await watch(id)).status).toBe(404)
  })

  test('do not show a video for ever that nobody mends: it goes after 30 days', async () => {
    const { id } = await videos.added(worker.uid, film)
    await videos.decide(id, { decision: 'reject', reason: 'not_heard' })
    const due = async () => (await listLongRejected(partim.db, [], 50)).map((one) => one.id).includes(id)
    const decidedAgo = (days: number) =>
      partim.db
        .update(introVideos)
        .set({ decidedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(introVideos.id, id))
    await decidedAgo(29)
    expect(await due()).toBe(false)
    await decidedAgo(31)
    expect(await due()).toBe(true)
  })

  test('and its film and still go with it', async () => {
    const still = await videos.uploaded(worker.uid, harmlessPng(), 'image/png')
    const { id } = await videos.added(worker.uid, film, { posterFileName: still.fileName })
    const [kept] = await partim.db.select().from(introVideos).where(eq(introVideos.id, id))
    const files = [kept?.filmName ?? '', kept?.posterName ?? '']
    const left = () => files.filter((name) => partim.storage.contents.has(name))
    expect(left()).toEqual(files)
    await videos.decide(id, { decision: 'reject', reason: 'not_heard' })
    const work = { name: 'rejected', log: { error: () => undefined }, stopping: new AbortController().signal }
    await removeLongRejected(partim, work)
    expect(left()).toEqual(files)
    await partim.db
      .update(introVideos)
      .set({ decidedAt: sql`now() - interval '31 days'` })
      .where(eq(introVideos.id, id))
    expect(await removeLongRejected(partim, work)).toBeGreaterThan(0)
    expect([await partim.db.$count(introVideos, eq(introVideos.id, id)), left()]).toEqual([0, []])
  })
})

describe('the search', () => {
  const bit = async () => {
    const [entry] = await partim.db.select().from(searchEntries).where(eq(searchEntries.workerId, worker.id))
    return entry?.hasVideo
  }
  const found = async () => {
    const query = '?lat=13.73&lng=100.52&radiusKm=1&hasVideo=true&sort=newest&limit=50'
    const { json } = await partim.ask(`GET /v1/workers/search${query}`, { as: company.uid })
    return json.items.find(({ id }: { id: string }) => id === worker.id)
  }

  test('knows who has a film that everybody who finds them may watch', async () => {
    await indexWorkers(partim.db, [worker.id])
    expect([await bit(), await found()]).toEqual([false, undefined])
    const { id } = await videos.shown(worker.uid, film)
    expect([await bit(), (await found())?.hasVideo]).toEqual([true, true])
    await born(17)
    await indexWorkers(partim.db, [worker.id])
    expect(await found()).toBeUndefined()
    await born(30)
    await indexWorkers(partim.db, [worker.id])
    await partim.ask(`DELETE /v1/my/intro-videos/${id}`, { as: worker.uid })
    expect([await bit(), await found()]).toEqual([false, undefined])
  })
})
