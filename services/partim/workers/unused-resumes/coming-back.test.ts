import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { noteUse } from './service'
import { type AwayWorker, awayWorker, days, months } from './testing'
import { UseLog } from './use-log'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

let worker: AwayWorker
beforeEach(async () => {
  worker = await awayWorker(partim)
})

describe('whoever comes back', () => {
  test.each([
    ['after the question', 'asked'],
    ['while hidden', 'hidden'],
    ['after the notice that it goes', 'warned'],
  ] as const)('%s keeps the resume, and what was announced is over', async (_when, state) => {
    await worker[state]()
    expect(await worker.use()).toBe(state)
    await noteUse(partim.db, worker.uid)
    expect(await worker.use()).toBe('used')
    // Whoever is hidden is told so, in the place of what was announced.
    const isHidden = state !== 'asked'
    const unread = (await worker.told()).filter((one) => !one.endsWith('(read)'))
    expect(unread).toEqual(isHidden ? ['resume_hidden'] : [])
    await worker.pass(days(40))
    await worker.turn()
    expect([await worker.use(), (await worker.resume()).headline]).toEqual(['used', 'ชงกาแฟได้'])
    expect((await worker.resume()).isUnused).toBe(isHidden)
  })

  test('is told once, and no mail, that nobody finds them; not any more once somebody does', async () => {
    await worker.hidden()
    await worker.mails()
    const sent = partim.mail.sent.length
    await noteUse(partim.db, worker.uid)
    await worker.pass(days(2))
    await noteUse(partim.db, worker.uid)
    expect(await worker.told()).toEqual(['resume_hidden', 'resume_unused (read)'])
    await worker.mails()
    expect(partim.mail.sent).toHaveLength(sent)
    await partim.ask('PUT /v1/resumes/me/shown-again', { as: worker.uid })
    expect(await worker.told()).toEqual(['resume_hidden (read)', 'resume_unused (read)'])
  })

  test('is told of nothing any more as well once they choose anew by whom they are found', async () => {
    await worker.hidden()
    await noteUse(partim.db, worker.uid)
    await worker.edit({ visibility: 'limited' })
    expect(await worker.told()).toEqual(['resume_hidden (read)', 'resume_unused (read)'])
  })

  test('hears nothing of it where they had hidden themselves', async () => {
    await partim.db.update(resumes).set({ visibility: 'hidden' }).where(eq(resumes.workerId, worker.id))
    await worker.hidden()
    await noteUse(partim.db, worker.uid)
    expect([await worker.use(), await worker.told()]).toEqual(['used', []])
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
    await worker.pass(months(12))
    await worker.turn()
    await worker.pass(days(31))
    await Promise.all([noteUse(partim.db, worker.uid), worker.turn()])
    await worker.turn()
    // Who comes once they are hidden stays so until they say that they still look.
    expect([
      ['used', false],
      ['used', true],
    ]).toContainEqual([await worker.use(), (await worker.resume()).isUnused])
  })
})
