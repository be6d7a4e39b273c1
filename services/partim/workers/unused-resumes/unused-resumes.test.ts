import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removeUnusedPhotos } from '@/services/shared/accounts/photos'
import { accounts, profilePhotos } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { filmOf } from '@/services/shared/films/testing/films'
import { testTurn } from '@/services/shared/testing/turn'
import { harmlessPdf, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { intervalOf, type Period, retention } from '@/validators/retention'
import { workerParts } from '../../people/data-exports/parts'
import { certificates } from '../../tables/certificates'
import { introVideos } from '../../tables/intro-videos'
import { resumes } from '../../tables/resumes'
import { searchEntries, searchTexts } from '../../tables/search-entries'
import { applicants, unlocks } from '../../tables/unlocks'
import { workers } from '../../tables/workers'
import { introVideosOf } from '../../testing/intro-videos'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { followUnused, noteUse } from './service'
import { UseLog } from './use-log'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
  partim.identity.add('ops', { ops: true })
})
afterAll(() => partim.stop())

const place = { lat: 13.7455, lng: 100.5342 }

let worker: { uid: string; id: string }
let member: { uid: string; companyId: string }
beforeEach(async () => {
  member = partim.newCompany()
  worker = await partim.newWorker({ displayName: 'พิมพ์ชนก วัฒนกุล' })
  Object.assign(partim.identity.users.get(worker.uid) ?? {}, { emailVerified: true })
  const body = {
    headline: 'ชงกาแฟได้',
    workTypes: ['barista'],
    lat: String(place.lat),
    lng: String(place.lng),
    visibility: 'limited',
  }
  await partim.ask('PATCH /v1/resumes/me', { as: worker.uid, body, headers: { 'if-match': '"1"' } })
})

/** Lets time pass in which the worker does nothing. */
async function pass(...periods: Period[]) {
  const by = sql.raw(periods.map((period) => `- interval '${intervalOf(period)}'`).join(' '))
  await partim.db
    .update(workers)
    .set({
      lastActiveAt: sql`${workers.lastActiveAt} ${by}`,
      resumeUseAt: sql`${workers.resumeUseAt} ${by}`,
    })
    .where(eq(workers.id, worker.id))
}
const days = (count: number) => ({ count, unit: 'day' }) as const
const months = (count: number) => ({ count, unit: 'month' }) as const

/** A turn of the routine, of which nothing fails. */
async function turn() {
  const one = testTurn('unused resumes')
  await followUnused(partim.db, one)
  expect(one.failed).toEqual([])
}
async function asked() {
  await pass(months(12))
  await turn()
}
/** Every step up to hiding, each at its time. */
async function hidden() {
  await asked()
  await pass(days(31))
  await turn()
}
/** The same up to the notice that the resume goes. */
async function warned() {
  await hidden()
  await pass(months(11))
  await turn()
}

const use = async () => {
  const [row] = await partim.db.select().from(workers).where(eq(workers.id, worker.id))
  return row?.resumeUse
}
const isFound = async () => {
  const query = new URLSearchParams({
    lat: String(place.lat),
    lng: String(place.lng),
    radiusKm: '5',
    limit: '50',
  })
  const { json } = await partim.ask(`GET /v1/workers/search?${query}`, { as: member.uid })
  return json.items.some(({ id }: { id: string }) => id === worker.id)
}
const told = async () =>
  (await partim.ask('GET /v1/notifications', { as: worker.uid })).json.items
    .filter(({ subject }: { subject: string }) => subject === 'resume')
    .map(({ kind, readAt }: { kind: string; readAt: string | null }) => (readAt ? `${kind} (read)` : kind))
const mails = async () => {
  await partim.mail.allSent()
  return partim.mail.sent
    .filter(({ to, text }) => to === `${worker.uid}@example.com` && /เข้าใช้พาร์ทิม/.test(text))
    .map(({ subject }) => subject)
}
const resume = async () => (await partim.ask('GET /v1/resumes/me', { as: worker.uid })).json
const hiredUntilDone = (hiredAt: Date | null = new Date()) =>
  partim.db.insert(applicants).values({
    companyId: member.companyId,
    workerId: worker.id,
    until: new Date(Date.now() + 300 * 86_400_000),
    hiredAt,
  })

describe('a resume that nobody uses', () => {
  test('is asked about 30 days before it is hidden, once, in the product and by mail', async () => {
    await pass(days(330))
    await turn()
    expect([await use(), await told()]).toEqual(['used', []])
    await pass(days(8))
    await turn()
    await turn()
    expect([await use(), await told(), await isFound()]).toEqual(['asked', ['resume_unused'], true])
    expect(await mails()).toEqual(['ยังหางานอยู่ไหม'])
    const mail = partim.mail.sent.findLast(({ to }) => to === `${worker.uid}@example.com`)
    expect(mail?.text).toContain('ยังหาอยู่:\n')
    expect(mail?.text).toContain('/resume/me')
  })

  test('is hidden a year after its last use, never sooner than 30 days after the notice; nothing else of it changes', async () => {
    await pass(months(20))
    await turn()
    await turn()
    await pass(days(29))
    await turn()
    expect([await use(), await isFound()]).toEqual(['asked', true])
    const before = await resume()
    await pass(days(2))
    await turn()
    expect([await use(), await isFound()]).toEqual(['hidden', false])
    expect(await resume()).toEqual({ ...before, isUnused: true })
    const rows = [searchEntries, searchTexts].map((table) =>
      partim.db.$count(table, eq(table.workerId, worker.id)),
    )
    expect(await Promise.all(rows)).toEqual([0, 0])
    const profile = await partim.ask(`GET /v1/workers/${worker.id}/profile`, { as: member.uid })
    expect(profile.status).toBe(404)
  })

  test('is found again as its worker had chosen by one tap, which may be repeated', async () => {
    await hidden()
    const { version } = await resume()
    for (let times = 0; times < 2; times += 1) {
      const { status } = await partim.ask('PUT /v1/resumes/me/shown-again', { as: worker.uid })
      expect(status).toBe(204)
    }
    expect(await isFound()).toBe(true)
    expect(await resume()).toMatchObject({ isUnused: false, visibility: 'limited', version })
    const { id } = await resume()
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
    await hidden()
    const { version } = await resume()
    const headers = { 'if-match': `"${version}"` }
    const edit = (body: object) => partim.ask('PATCH /v1/resumes/me', { as: worker.uid, body, headers })
    expect((await edit({ visibility: 'limited' })).json.isUnused).toBe(false)
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

    await warned()
    expect([await use(), await told()]).toEqual(['warned', ['resume_expiring', 'resume_unused (read)']])
    expect((await mails()).at(-1)).toMatch(/^เรซูเม่ของคุณจะถูกลบวันที่ \d{1,2} /)
    const { id: old } = await resume()
    await pass(days(29))
    await turn()
    expect((await resume()).id).toBe(old)

    await pass(days(2))
    await turn()
    await turn()
    expect(await use()).toBe('removed')
    const counts = [certificates, introVideos, searchEntries, searchTexts].map((table) =>
      partim.db.$count(table, eq(table.workerId, id)),
    )
    expect(await Promise.all(counts)).toEqual([0, 0, 0, 0])
    const fresh = await resume()
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

    await pass(months(24))
    await turn()
    expect([await use(), await told()]).toEqual(['removed', ['resume_expiring', 'resume_unused (read)']])
    await noteUse(partim.db, uid)
    expect(await use()).toBe('used')
  })

  test('of somebody whom nobody finds anyway is hidden without a question, and announced before it goes', async () => {
    await partim.db.update(resumes).set({ visibility: 'hidden' }).where(eq(resumes.workerId, worker.id))
    await hidden()
    expect([await use(), await told(), (await resume()).isUnused]).toEqual(['hidden', [], false])
    await pass(months(11))
    await turn()
    expect([await use(), await told()]).toEqual(['warned', ['resume_expiring']])
  })

  test('that was never written goes without a word, and nothing is removed', async () => {
    worker = await partim.newWorker()
    Object.assign(partim.identity.users.get(worker.uid) ?? {}, { emailVerified: true })
    const { id } = await resume()
    await warned()
    await pass(days(31))
    await turn()
    expect([await use(), await told(), await mails()]).toEqual(['removed', [], []])
    expect((await resume()).id).toBe(id)
    const events = await partim.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(events.map(({ action }) => action)).not.toContain('resume.removed_unused')
  })

  test('is announced as well where there is nothing but a photo', async () => {
    worker = await partim.newWorker()
    await partim.db
      .update(accounts)
      .set({ photoUrl: 'https://example.com/me.jpg' })
      .where(eq(accounts.uid, worker.uid))
    await warned()
    expect(await told()).toEqual(['resume_expiring'])
    await pass(days(31))
    await turn()
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
    await asked()
    expect(await told()).toEqual(['resume_unused'])
    await pass(days(31))
    await turn()
    await pass(months(11))
    await turn()
    expect([await told(), await mails()]).toEqual([['resume_expiring', 'resume_unused (read)'], []])
  })
})

describe('whoever comes back', () => {
  test.each([
    ['after the question', asked, 'asked'],
    ['while hidden', hidden, 'hidden'],
    ['after the notice that it goes', warned, 'warned'],
  ])('%s keeps the resume, and what was announced is over', async (_when, go, state) => {
    await go()
    expect(await use()).toBe(state)
    await noteUse(partim.db, worker.uid)
    expect(await use()).toBe('used')
    // Whoever is hidden is told so, in the place of what was announced.
    const isHidden = state !== 'asked'
    const unread = (await told()).filter((one: string) => !one.endsWith('(read)'))
    expect(unread).toEqual(isHidden ? ['resume_hidden'] : [])
    await pass(days(40))
    await turn()
    expect([await use(), (await resume()).headline]).toEqual(['used', 'ชงกาแฟได้'])
    expect((await resume()).isUnused).toBe(isHidden)
  })

  test('is told once, and no mail, that nobody finds them; not any more once somebody does', async () => {
    await hidden()
    await mails()
    const sent = partim.mail.sent.length
    await noteUse(partim.db, worker.uid)
    await pass(days(2))
    await noteUse(partim.db, worker.uid)
    expect(await told()).toEqual(['resume_hidden', 'resume_unused (read)'])
    await mails()
    expect(partim.mail.sent).toHaveLength(sent)
    await partim.ask('PUT /v1/resumes/me/shown-again', { as: worker.uid })
    expect(await told()).toEqual(['resume_hidden (read)', 'resume_unused (read)'])
  })

  test('is told of nothing any more as well once they choose anew by whom they are found', async () => {
    await hidden()
    await noteUse(partim.db, worker.uid)
    const { version } = await resume()
    await partim.ask('PATCH /v1/resumes/me', {
      as: worker.uid,
      body: { visibility: 'limited' },
      headers: { 'if-match': `"${version}"` },
    })
    expect(await told()).toEqual(['resume_hidden (read)', 'resume_unused (read)'])
  })

  test('hears nothing of it where they had hidden themselves', async () => {
    await partim.db.update(resumes).set({ visibility: 'hidden' }).where(eq(resumes.workerId, worker.id))
    await hidden()
    await noteUse(partim.db, worker.uid)
    expect([await use(), await told()]).toEqual(['used', []])
  })

  const lastUse = async (uid: string) => {
    const [row] = await partim.db.select().from(workers).where(eq(workers.accountUid, uid))
    return row?.lastActiveAt.getTime() ?? 0
  }
  const secondsSinceUse = async (uid: string) => (Date.now() - (await lastUse(uid))) / 1_000
  /** Somebody of whose account this instance noted no use yet, and who was away for long. */
  async function away(by = '400 days') {
    const uid = partim.newUid('back')
    await partim.registerWorker(uid)
    await setBack(uid, by)
    return uid
  }
  const setBack = (uid: string, by: string) =>
    partim.db
      .update(workers)
      .set({ lastActiveAt: sql`now() - ${by}::interval` })
      .where(eq(workers.accountUid, uid))

  test('is noticed by any request, at most once a day', async () => {
    const uid = await away()
    await partim.ask('GET /v1/resumes/me', { as: uid })
    expect(await secondsSinceUse(uid)).toBeLessThan(60)
    await setBack(uid, '23 hours')
    const before = await lastUse(uid)
    await noteUse(partim.db, uid)
    expect(await lastUse(uid)).toBe(before)
  })

  test('is noticed as well where the sign-in lost the mark of their kind', async () => {
    const uid = await away()
    Object.assign(partim.identity.users.get(uid) ?? {}, { kind: null })
    expect((await partim.ask('GET /v1/resumes/me', { as: uid })).status).toBe(200)
    expect(await secondsSinceUse(uid)).toBeLessThan(60)
  })

  test('is noticed by the next request where the first could not note it', async () => {
    const uid = await away()
    let isDown = true
    const db = new Proxy(partim.db, {
      get: (from, name) => {
        if (isDown) throw new Error('canceling statement due to lock timeout')
        return Reflect.get(from, name)
      },
    })
    const uses = new UseLog(db)
    const user = await partim.identity.lookup(uid)
    if (!user) throw new Error('nobody came back')
    await expect(uses.note({ uid, user })).rejects.toThrow('lock timeout')
    isDown = false
    await uses.note({ uid, user })
    expect(await secondsSinceUse(uid)).toBeLessThan(60)
  })

  test('just as the routine takes them has used it, whichever was first', async () => {
    await pass(months(12))
    await turn()
    await pass(days(31))
    await Promise.all([noteUse(partim.db, worker.uid), turn()])
    await turn()
    // Who comes once they are hidden stays so until they say that they still look.
    expect([
      ['used', false],
      ['used', true],
    ]).toContainEqual([await use(), (await resume()).isUnused])
  })
})

describe('whoever has a job to do', () => {
  test('is neither asked nor hidden nor removed', async () => {
    await hiredUntilDone()
    await pass(months(25))
    await turn()
    expect([await use(), await told(), await isFound()]).toEqual(['used', [], true])
  })

  test.each([
    ['asked', asked],
    ['warned', warned],
  ])('once they were %s hears of it anew, another 30 days before', async (state, go) => {
    await go()
    expect(await use()).toBe(state)
    await hiredUntilDone()
    await pass(days(31))
    await turn()
    expect([await use(), (await resume()).headline]).toEqual(['used', 'ชงกาแฟได้'])
    expect((await told()).every((one: string) => one.endsWith('(read)'))).toBe(true)
    await partim.db.update(applicants).set({ hiredAt: null }).where(eq(applicants.workerId, worker.id))
    await turn()
    expect([await use(), (await resume()).headline]).toEqual(['asked', 'ชงกาแฟได้'])
  })
})

describe('what others see of it', () => {
  test('favourites say that they hide, an unlocked contact stays, and nobody unlocks them anew', async () => {
    const other = partim.newCompany()
    await partim.ask(`PUT /v1/favourites/${worker.id}`, { as: member.uid })
    expect((await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: member.uid })).status).toBe(200)
    // Another radius each time, because counts are kept for a while.
    const counted = async (radiusKm: number) => {
      const query = new URLSearchParams({ lat: '13.7455', lng: '100.5342', radiusKm: String(radiusKm) })
      return (await partim.ask(`GET /v1/workers/search?${query}`, { as: other.uid })).json.total.count
    }
    const before = await counted(5)
    await hidden()
    expect(await counted(6)).toBe(before - 1)
    const favourites = await partim.ask('GET /v1/favourites', { as: member.uid })
    expect(favourites.json.items).toMatchObject([{ worker: { id: worker.id }, isHidden: true }])
    await partim.db.update(unlocks).set({ until: sql`now() + interval '1 day'` })
    const profile = await partim.ask(`GET /v1/workers/${worker.id}/profile`, { as: member.uid })
    expect(profile.json).toMatchObject({ displayName: 'พิมพ์ชนก วัฒนกุล', isHidden: true })
    expect((await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: other.uid })).status).toBe(404)
  })

  test('the copy of the worker’s data says how it stands', async () => {
    await hidden()
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
