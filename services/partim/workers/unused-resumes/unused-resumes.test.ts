import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removeUnusedPhotos } from '@/services/shared/accounts/photos'
import { accounts, profilePhotos } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { filmOf } from '@/services/shared/films/testing/films'
import { harmlessPdf, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { intervalOf, retention } from '@/validators/retention'
import { workerParts } from '../../people/data-exports/parts'
import { certificates } from '../../tables/certificates'
import { introVideos } from '../../tables/intro-videos'
import { resumes } from '../../tables/resumes'
import { searchEntries, searchTexts } from '../../tables/search-entries'
import { applicants, unlocks } from '../../tables/unlocks'
import { introVideosOf } from '../../testing/intro-videos'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { noteUse } from './service'
import { type AwayWorker, awayWorker, days, months, place } from './testing'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
  partim.identity.add('ops', { ops: true })
})
afterAll(() => partim.stop())

let worker: AwayWorker
let member: { uid: string; companyId: string }
beforeEach(async () => {
  member = partim.newCompany()
  worker = await awayWorker(partim)
})

const isFound = async () => {
  const query = new URLSearchParams({ ...place, radiusKm: '5', limit: '50' })
  const { json } = await partim.ask(`GET /v1/workers/search?${query}`, { as: member.uid })
  return json.items.some(({ id }: { id: string }) => id === worker.id)
}
const hiredUntilDone = (hiredAt: Date | null = new Date()) =>
  partim.db.insert(applicants).values({
    companyId: member.companyId,
    workerId: worker.id,
    until: new Date(Date.now() + 300 * 86_400_000),
    hiredAt,
  })

describe('a resume that nobody uses', () => {
  test('is asked about 30 days before it is hidden, once, in the product and by mail', async () => {
    await worker.pass(days(330))
    await worker.turn()
    expect([await worker.use(), await worker.told()]).toEqual(['used', []])
    await worker.pass(days(8))
    await worker.turn()
    await worker.turn()
    expect([await worker.use(), await worker.told(), await isFound()]).toEqual([
      'asked',
      ['resume_unused'],
      true,
    ])
    expect(await worker.mails()).toEqual(['ยังหางานอยู่ไหม'])
    const mail = partim.mail.sent.findLast(({ to }) => to === `${worker.uid}@example.com`)
    expect(mail?.text).toContain('ยังหาอยู่:\n')
    expect(mail?.text).toContain('/resume/me')
  })

  test('is hidden a year after its last use, never sooner than 30 days after the notice; nothing else of it changes', async () => {
    await worker.pass(months(20))
    await worker.turn()
    await worker.turn()
    await worker.pass(days(29))
    await worker.turn()
    expect([await worker.use(), await isFound()]).toEqual(['asked', true])
    const before = await worker.resume()
    await worker.pass(days(2))
    await worker.turn()
    expect([await worker.use(), await isFound()]).toEqual(['hidden', false])
    expect(await worker.resume()).toEqual({ ...before, isUnused: true })
    const rows = [searchEntries, searchTexts].map((table) =>
      partim.db.$count(table, eq(table.workerId, worker.id)),
    )
    expect(await Promise.all(rows)).toEqual([0, 0])
    const profile = await partim.ask(`GET /v1/workers/${worker.id}/profile`, { as: member.uid })
    expect(profile.status).toBe(404)
  })

  test('is found again as its worker had chosen by one tap, which may be repeated', async () => {
    await worker.hidden()
    const { version } = await worker.resume()
    for (let times = 0; times < 2; times += 1) {
      const { status } = await partim.ask('PUT /v1/resumes/me/shown-again', { as: worker.uid })
      expect(status).toBe(204)
    }
    expect(await isFound()).toBe(true)
    expect(await worker.resume()).toMatchObject({ isUnused: false, visibility: 'limited', version })
    const { id } = await worker.resume()
    const events = await partim.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(events.map(({ action, actorUid }) => [action, actorUid])).toEqual(
      expect.arrayContaining([
        ['resume.hidden_unused', 'system'],
        ['resume.shown_again', worker.uid],
      ]),
    )
    expect(events.filter(({ action }) => action === 'resume.shown_again')).toHaveLength(1)
  })

  test('is found again as well by who chooses anew by whom they are found', async () => {
    await worker.hidden()
    expect((await worker.edit({ visibility: 'limited' })).json.isUnused).toBe(false)
    expect(await isFound()).toBe(true)
  })

  test('is announced to be removed, and then removed with films, certificates, photo and every trace in the search', async () => {
    const { uid, id } = worker
    const videos = introVideosOf(partim)
    await videos.shown(uid, await filmOf({ seconds: 1 }))
    const permit = await partim.ask('POST /v1/my/certificate-uploads', {
      as: uid,
      body: { fileType: 'application/pdf', size: 1_000 },
    })
    await partim.storage.write(
      `${permit.json.path}/${permit.json.fileName}`,
      harmlessPdf(),
      'application/pdf',
    )
    const added = await partim.ask('POST /v1/my/certificates', {
      as: uid,
      body: { kind: 'food_handler', fileName: permit.json.fileName },
      headers: { 'idempotency-key': uuidv7() },
    })
    expect(added.status).toBe(201)
    const { json: photo } = await partim.ask('POST /v1/me/photo-uploads', {
      as: uid,
      body: { fileType: 'image/png', size: 1 },
    })
    const name = `${photo.path}/${photo.fileName}`
    await partim.storage.write(name, samplePhoto('png'))
    const address = `http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o/${encodeURIComponent(name)}?alt=media&token=6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a`
    expect((await partim.ask('PUT /v1/me/photo', { as: uid, body: { photo: address } })).status).toBe(200)

    await worker.warned()
    expect([await worker.use(), await worker.told()]).toEqual([
      'warned',
      ['resume_expiring', 'resume_unused (read)'],
    ])
    expect((await worker.mails()).at(-1)).toMatch(/^เรซูเม่ของคุณจะถูกลบวันที่ \d{1,2} /)
    const { id: old } = await worker.resume()
    await worker.pass(days(29))
    await worker.turn()
    expect((await worker.resume()).id).toBe(old)

    await worker.pass(days(2))
    await worker.turn()
    await worker.turn()
    expect(await worker.use()).toBe('removed')
    const counts = [certificates, introVideos, searchEntries, searchTexts].map((table) =>
      partim.db.$count(table, eq(table.workerId, id)),
    )
    expect(await Promise.all(counts)).toEqual([0, 0, 0, 0])
    const fresh = await worker.resume()
    expect(fresh).toMatchObject({
      headline: '',
      workTypes: [],
      visibility: 'hidden',
      isUnused: false,
      version: 1,
    })
    expect(fresh.id).not.toBe(old)
    await removeUnusedPhotos(partim, new AbortController().signal)
    expect(await partim.db.$count(profilePhotos, eq(profilePhotos.uid, uid))).toBe(0)
    expect([...partim.storage.objects]).toEqual([])
    const [account] = await partim.db.select().from(accounts).where(eq(accounts.uid, uid))
    expect(account).toMatchObject({ displayName: 'พิมพ์ชนก วัฒนกุล', photoUrl: null, deleteAfter: null })

    await worker.pass(months(24))
    await worker.turn()
    expect([await worker.use(), await worker.told()]).toEqual([
      'removed',
      ['resume_expiring', 'resume_unused (read)'],
    ])
    await noteUse(partim.db, uid)
    expect(await worker.use()).toBe('used')
  })

  test('of somebody whom nobody finds anyway is hidden without a question, and announced before it goes', async () => {
    await partim.db.update(resumes).set({ visibility: 'hidden' }).where(eq(resumes.workerId, worker.id))
    await worker.hidden()
    expect([await worker.use(), await worker.told(), (await worker.resume()).isUnused]).toEqual([
      'hidden',
      [],
      false,
    ])
    await worker.pass(months(11))
    await worker.turn()
    expect([await worker.use(), await worker.told()]).toEqual(['warned', ['resume_expiring']])
  })

  test('that was never written goes without a word, and nothing is removed', async () => {
    worker = await awayWorker(partim, { isWritten: false })
    const { id } = await worker.resume()
    await worker.warned()
    await worker.pass(days(31))
    await worker.turn()
    expect([await worker.use(), await worker.told(), await worker.mails()]).toEqual(['removed', [], []])
    expect((await worker.resume()).id).toBe(id)
    const events = await partim.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(events.map(({ action }) => action)).not.toContain('resume.removed_unused')
  })

  test('is announced as well where there is nothing but a photo', async () => {
    worker = await awayWorker(partim, { isWritten: false })
    await partim.db
      .update(accounts)
      .set({ photoUrl: 'https://example.com/me.jpg' })
      .where(eq(accounts.uid, worker.uid))
    await worker.warned()
    expect(await worker.told()).toEqual(['resume_expiring'])
    await worker.pass(days(31))
    await worker.turn()
    const [account] = await partim.db.select().from(accounts).where(eq(accounts.uid, worker.uid))
    expect(account?.photoUrl).toBeNull()
  })

  test.each([
    ['wants to be told nowhere', false, true],
    ['wants a mail alone, and has no proven address', true, false],
  ])('is announced as promised, both times, also to who %s', async (_who, byMail, emailVerified) => {
    Object.assign(partim.identity.users.get(worker.uid) ?? {}, { emailVerified })
    for (const kind of ['resume_unused', 'resume_expiring'])
      await partim.ask(`PUT /v1/notification-choices/${kind}`, {
        as: worker.uid,
        body: { inApp: false, byMail },
      })
    await worker.asked()
    expect(await worker.told()).toEqual(['resume_unused'])
    await worker.pass(days(31))
    await worker.turn()
    await worker.pass(months(11))
    await worker.turn()
    expect([await worker.told(), await worker.mails()]).toEqual([
      ['resume_expiring', 'resume_unused (read)'],
      [],
    ])
  })
})

describe('whoever has a job to do', () => {
  test('is neither asked nor hidden nor removed', async () => {
    await hiredUntilDone()
    await worker.pass(months(25))
    await worker.turn()
    expect([await worker.use(), await worker.told(), await isFound()]).toEqual(['used', [], true])
  })

  test.each(['asked', 'warned'] as const)(
    'once they were %s hears of it anew, another 30 days before',
    async (state) => {
      await worker[state]()
      expect(await worker.use()).toBe(state)
      await hiredUntilDone()
      await worker.pass(days(31))
      await worker.turn()
      expect([await worker.use(), (await worker.resume()).headline]).toEqual(['used', 'ชงกาแฟได้'])
      expect((await worker.told()).every((one) => one.endsWith('(read)'))).toBe(true)
      await partim.db.update(applicants).set({ hiredAt: null }).where(eq(applicants.workerId, worker.id))
      await worker.turn()
      expect([await worker.use(), (await worker.resume()).headline]).toEqual(['asked', 'ชงกาแฟได้'])
    },
  )
})

describe('what others see of it', () => {
  test('favourites say that they hide, an unlocked contact stays, and nobody unlocks them anew', async () => {
    const other = partim.newCompany()
    await partim.ask(`PUT /v1/favourites/${worker.id}`, { as: member.uid })
    expect((await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: member.uid })).status).toBe(200)
    // Another radius each time, because counts are kept for a while.
    const counted = async (radiusKm: number) => {
      const query = new URLSearchParams({ ...place, radiusKm: String(radiusKm) })
      return (await partim.ask(`GET /v1/workers/search?${query}`, { as: other.uid })).json.total.count
    }
    const before = await counted(5)
    await worker.hidden()
    expect(await counted(6)).toBe(before - 1)
    const favourites = await partim.ask('GET /v1/favourites', { as: member.uid })
    expect(favourites.json.items).toMatchObject([{ worker: { id: worker.id }, isHidden: true }])
    await partim.db.update(unlocks).set({ until: sql`now() + interval '1 day'` })
    const profile = await partim.ask(`GET /v1/workers/${worker.id}/profile`, { as: member.uid })
    expect(profile.json).toMatchObject({ displayName: 'พิมพ์ชนก วัฒนกุล', isHidden: true })
    expect((await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: other.uid })).status).toBe(404)
  })

  test('the copy of the worker’s data says how it stands', async () => {
    await worker.hidden()
    const part = async (name: string) =>
      workerParts.find((one) => one.name === name)?.collect(partim.db, worker.uid)
    expect(await part('worker.json')).toMatchObject({ resumeUse: 'hidden', lastActiveAt: expect.any(Date) })
    expect(await part('resume.json')).toMatchObject({ isUnused: true, visibility: 'limited' })
  })
})

test('periods are those of the privacy policy', () => {
  const { unusedResumeShown, unusedResume, unusedResumeNotice } = retention
  expect([unusedResumeShown, unusedResume, unusedResumeNotice].map(intervalOf)).toEqual([
    '12 months',
    '24 months',
    '30 days',
  ])
})
