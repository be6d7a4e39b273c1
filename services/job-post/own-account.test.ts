import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removeDueAccounts } from '@/services/shared/accounts/deletion'
import { identityTasks } from '@/services/shared/accounts/identity-tasks'
import { removeUnusedPhotos } from '@/services/shared/accounts/photos'
import { accounts, profilePhotos } from '@/services/shared/accounts/table'
import { listAudit } from '@/services/shared/audit/audit'
import { auditEvents } from '@/services/shared/audit/table'
import { dataExports } from '@/services/shared/data-exports/table'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { JobRunner } from '@/services/shared/jobs/runner'
import { companyClosed } from '@/services/shared/service-events/catalogue'
import { sessions } from '@/services/shared/sessions/table'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { until } from '@/services/shared/testing/until'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { companyOrders } from './billing/company-closing/company-orders'
import { leavingOf } from './company/leaving/leaving'
import { settleDecisions } from './hiring/applications/testing'
import { companyPosts } from './hiring/posting/company-posts'
import { employerParts } from './people/data-exports/parts'
import { companies } from './tables/companies'
import { jobPosts } from './tables/job-posts'
import { members } from './tables/members'
import { branchInput, jobPostInput, startTestService, type TestService } from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const nowSeconds = () => Math.floor(Date.now() / 1000)
const silent = { info: () => {}, error: () => {} }
const running = new AbortController().signal

/** A session cookie of a user who signed in `secondsAgo` seconds ago. */
const cookieOf = (uid: string, secondsAgo = 0) =>
  service.issuer.token(uid, { auth_time: nowSeconds() - secondsAgo, iat: nowSeconds() - secondsAgo })
const asSession = (cookie: string, userAgent = '') => ({
  authorization: `Bearer ${cookie}`,
  'user-agent': userAgent,
})
const me = async (uid: string) => (await service.ask('GET /v1/me', { as: uid })).json

describe('own data', () => {
  const change = (as: string, version: number, displayName: string) =>
    service.ask('PATCH /v1/me', {
      as,
      body: { displayName, phone: '0898765432' },
      headers: { 'if-match': `"${version}"` },
    })

  test('name and phone number are changed at the version they were read', async () => {
    await service.employer('renamed')
    const { version } = await me('renamed')
    const changed = await change('renamed', version, 'ชื่อใหม่')
    expect(changed.json).toMatchObject({ displayName: 'ชื่อใหม่', phone: '0898765432', version: version + 1 })
    expect(changed.headers.get('etag')).toBe(`"${version + 1}"`)
  })

  test('of two changes of the same version the later one is shown the first and changes nothing', async () => {
    await service.employer('raced')
    const { version } = await me('raced')
    await change('raced', version, 'คนแรก')
    const lost = await change('raced', version, 'คนที่สอง')
    expect(lost.json).toMatchObject({ status: 412, code: 'stale', current: { displayName: 'คนแรก' } })
    expect((await me('raced')).displayName).toBe('คนแรก')
  })
})

describe('sessions', () => {
  const [phone, desktop] = [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  ]

  async function onTwoDevices(uid: string) {
    await service.employer(uid)
    await service.database.db.delete(sessions).where(eq(sessions.uid, uid))
    const [here, there] = [await cookieOf(uid, 20), await cookieOf(uid, 10)]
    const read = (cookie: string, userAgent?: string) =>
      service.ask('GET /v1/sessions', { headers: asSession(cookie, userAgent) })
    await read(there, phone)
    const { json } = await read(here, desktop)
    return { here, there, read, items: json.items as { id: string; isCurrent: boolean }[] }
  }

  test('each browser in use is listed by what it is, and the one that asks is marked', async () => {
    const { items } = await onTwoDevices('devices')
    expect(items).toMatchObject([
      { browser: 'edge', system: 'windows', isCurrent: true },
      { browser: 'chrome', system: 'android', isCurrent: false },
    ])
  })

  test('neither the cookie nor the line of the browser is kept', async () => {
    const { here } = await onTwoDevices('discreet')
    const rows = await service.database.db.select().from(sessions).where(eq(sessions.uid, 'discreet'))
    const kept = JSON.stringify(rows)
    expect(rows).toHaveLength(2)
    expect([kept.includes(here), kept.includes('Mozilla')]).toEqual([false, false])
  })

  test('one that is ended counts no more, the other does', async () => {
    const { here, there, read, items } = await onTwoDevices('ending')
    const other = items.find(({ isCurrent }) => !isCurrent)
    const ended = await service.ask(`DELETE /v1/sessions/${other?.id}`, { headers: asSession(here) })
    expect(ended.status).toBe(204)
    expect((await read(there)).json).toMatchObject({ status: 401, code: 'session_revoked' })
    expect((await read(here)).json.items).toHaveLength(1)
  })

  test('all others are ended at once', async () => {
    const { here, there, read } = await onTwoDevices('alone')
    const ended = await service.ask('DELETE /v1/sessions', { headers: asSession(here) })
    expect(ended.json).toEqual({ ended: 1 })
    expect([(await read(there)).status, (await read(here)).status]).toEqual([401, 200])
  })

  test('the one that asks can end itself, as signing out does', async () => {
    const { here, there, read } = await onTwoDevices('leaving')
    await service.ask('DELETE /v1/sessions/current', { headers: asSession(here) })
    expect([(await read(here)).status, (await read(there)).status]).toEqual([401, 200])
  })

  test("somebody else's is not there", async () => {
    const { items } = await onTwoDevices('owner-of-it')
    await service.employer('stranger')
    const answer = await service.ask(`DELETE /v1/sessions/${items[0]?.id}`, { as: 'stranger' })
    expect(answer.json).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('how somebody signs in', () => {
  const stale = { authorization: '' }
  const operations = [
    ['POST /v1/me/password', { password: 'a long new password' }],
    ['POST /v1/me/email-changes', { email: 'elsewhere@example.com' }],
    ['DELETE /v1/me/sign-in-methods/google', undefined],
    ['POST /v1/me/deletion', { confirmation: deletionPhrase }],
  ] as const

  test.each(operations)('%s needs a fresh sign-in', async (operation, body) => {
    const uid = await service.employer(`borrowed${operations.findIndex(([name]) => name === operation)}`)
    const headers = { ...stale, ...asSession(await cookieOf(uid, 400)) }
    const answer = await service.ask(operation, { body, headers })
    expect(answer.json).toMatchObject({ status: 401, code: 'sign_in_again' })
  })

  test('a new password ends every session and is told by mail', async () => {
    await service.employer('secure')
    const cookie = await cookieOf('secure', 60)
    const answer = await service.ask('POST /v1/me/password', {
      body: { password: 'a long new password' },
      headers: asSession(cookie),
    })
    expect(answer.status).toBe(200)
    expect(service.identity.users.get('secure')).toMatchObject({ password: 'a long new password' })
    expect((await service.ask('GET /v1/me', { headers: asSession(cookie) })).status).toBe(401)
    expect((await service.mail.to('secure@example.com')).subject).toContain('รหัสผ่าน')
  })

  test('a new address counts from its link on, and the old one is told', async () => {
    await service.employer('moving')
    const asked = await service.ask('POST /v1/me/email-changes', {
      as: 'moving',
      body: { email: 'Moved@example.com' },
    })
    expect([asked.status, asked.json]).toEqual([202, { sentTo: 'moved@example.com' }])
    expect((await me('moving')).email).toBe('moving@example.com')
    const token = tokenIn(await service.mail.to('moved@example.com'))
    const apply = (asked: { as?: string; headers?: Record<string, string> } = {}) =>
      service.ask('POST /v1/email-verifications/apply', { ...asked, body: { token } })
    expect((await apply()).json).toMatchObject({ status: 403, code: 'sign_in_to_change_email' })
    const applied = await apply({ as: 'moving' })
    expect(applied.json).toEqual({ email: 'moved@example.com', changed: true, signedOut: true })
    expect((await me('moving')).code).toBe('session_revoked')
    // A sign-in a second later is valid again.
    const headers = asSession(await cookieOf('moving', -2))
    expect((await service.ask('GET /v1/me', { headers })).json).toMatchObject({
      email: 'moved@example.com',
      emailVerified: true,
    })
    expect((await service.mail.to('moving@example.com')).subject).toContain('อีเมล')
    expect((await apply({ headers })).json.code).toBe('link_used')
  })

  test('an address somebody else has is refused', async () => {
    await service.employer('first-there')
    await service.employer('too-late')
    const answer = await service.ask('POST /v1/me/email-changes', {
      as: 'too-late',
      body: { email: 'first-there@example.com' },
    })
    expect(answer.json).toMatchObject({ status: 409, code: 'email_taken' })
  })

  test('a way of signing in is taken away, but never the last one', async () => {
    await service.employer('linked')
    Object.assign(service.identity.users.get('linked') ?? {}, { signInMethods: ['google', 'line'] })
    const remove = (method: string) =>
      service.ask(`DELETE /v1/me/sign-in-methods/${method}`, { as: 'linked' })
    expect((await remove('facebook')).status).toBe(404)
    expect((await remove('google')).status).toBe(204)
    expect((await me('linked')).signInMethods).toEqual(['line'])
    expect((await remove('line')).json).toMatchObject({ status: 409, code: 'last_sign_in_method' })
  })

  test('one added at the provider is recorded and told by mail once, each time it is added', async () => {
    await service.employer('linking')
    const link = (...signInMethods: string[]) =>
      Object.assign(service.identity.users.get('linking') ?? {}, { signInMethods })
    const note = () => service.ask('PUT /v1/me/sign-in-methods/google', { as: 'linking' })
    const remove = () => service.ask('DELETE /v1/me/sign-in-methods/google', { as: 'linking' })
    const recorded = async () => {
      const { db } = service.database
      const events = await listAudit(db, { subjectType: 'account', subjectId: 'linking' }, 10)
      return events.map(({ action }) => action).filter((action) => action.includes('sign_in_method'))
    }
    link('password')
    expect((await note()).status).toBe(404)
    link('password', 'google')
    const answers = await Promise.all([note(), note(), note()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await recorded()).toEqual(['account.sign_in_method_added'])
    expect((await service.mail.to('linking@example.com')).subject).toContain('เพิ่มวิธีเข้าสู่ระบบ')
    expect((await remove()).status).toBe(204)
    link('password', 'google')
    expect((await note()).status).toBe(204)
    expect(await recorded()).toEqual([
      'account.sign_in_method_added',
      'account.sign_in_method_removed',
      'account.sign_in_method_added',
    ])
  })
})

describe('notification choices', () => {
  const choose = (as: string, kind: string, inApp: boolean, byMail: boolean) =>
    service.ask(`PUT /v1/notification-choices/${kind}`, { as, body: { inApp, byMail } })
  const told = async (as: string) =>
    (await service.ask('GET /v1/notifications', { as })).json.items.map(({ kind }: { kind: string }) => kind)

  test('decide what is told in the product and what by mail, for the member alone', async () => {
    const { uid, companyId } = await service.owner('choosing-owner')
    const quiet = await service.colleague('quiet', companyId, 'admin')
    const mailed = await service.colleague('mailed', companyId, 'admin')
    await choose(quiet, 'branch_added', false, false)
    await choose(mailed, 'branch_added', false, true)
    const untouched = await service.colleague('untouched', companyId, 'admin')
    await service.ask('POST /v1/branches', { as: uid, body: { ...branchInput(), name: 'สาขาสยาม' } })
    const mail = await service.mail.to('mailed@example.com')
    expect(mail.text).toContain('สาขาสยาม')
    expect([await told(quiet), await told(mailed), await told(untouched)]).toEqual([[], [], ['branch_added']])
    await service.mail.allSent()
    expect(service.mail.sent.filter(({ to }) => to === 'quiet@example.com')).toEqual([])
  })

  test('are offered for what the role is told of, and nothing else', async () => {
    const { companyId } = await service.owner('offering-owner')
    await service.colleague('counting', companyId, 'finance')
    const { items } = (await service.ask('GET /v1/notification-choices', { as: 'counting' })).json
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'credit_requested',
      'credits_granted',
      'credits_bought',
      'order_refunded',
      'order_paid_again',
      'second_payment_returned',
      'payment_disputed',
      'payment_dispute_ended',
      'payment_reversed',
      'credits_expiring',
      'credits_expired',
      'unlocks_expiring',
      'unlocks_expired',
      'unlocks_bought',
      'buffet_bought',
      'buffet_activated',
      'buffet_ending',
      'tax_refund_under_review',
      'tax_refund_needs_correction',
      'tax_refund_approved',
      'tax_refund_rejected',
      'tax_refund_paid',
      'member_role_changed',
    ])
    expect((await choose('counting', 'company_matched', true, true)).status).toBe(404)
  })
})

/** Makes the first attempts at the tasks for the identity provider, as the service's own runner does. */
const runner = () => {
  const {
    database: { db },
    identity,
  } = service
  const users = new UserDirectory(identity)
  return new JobRunner({ db, handlers: identityTasks({ db, identity, users }) })
}

describe('a copy of everything', () => {
  const ask = (as: string) => service.ask('POST /v1/data-exports', { as, body: {} })
  const latest = async (as: string) => (await service.ask('GET /v1/data-exports', { as })).json.items[0]

  const made = (as: string) =>
    until(
      () => latest(as),
      ({ state }) => state === 'ready',
    )

  test('holds what is kept about the person, and is told by mail when it is ready', async () => {
    const { uid, companyId } = await service.owner('curious')
    expect((await ask(uid)).status).toBe(202)
    const { id, state, done, total } = await made(uid)
    expect([state, done]).toEqual(['ready', total])
    const { files } = (await service.ask(`GET /v1/data-exports/${id}/files`, { as: uid })).json
    const contents = Object.fromEntries(
      files.map(({ name, content }: { name: string; content: unknown }) => [name, content]),
    )
    expect(Object.keys(contents)).toEqual(employerParts.map(({ name }) => name))
    expect(contents['account.json']).toMatchObject({ uid, email: 'curious@example.com', phone: '0812345678' })
    expect(contents['membership.json']).toMatchObject({ role: 'owner', company: { id: companyId } })
    expect(contents['activity.json'].map(({ action }: { action: string }) => action)).toContain(
      'company.created',
    )
    expect(contents['devices.json'].length).toBeGreaterThan(0)
    expect((await service.mail.to('curious@example.com')).text).toContain('/my-account#data')
  })

  test('is nobody else’s, and is gone after a week', async () => {
    await service.employer('private')
    await service.employer('nosy')
    await ask('private')
    const { id } = await made('private')
    expect((await service.ask(`GET /v1/data-exports/${id}/files`, { as: 'nosy' })).status).toBe(404)
    await service.database.db
      .update(dataExports)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(dataExports.id, id))
    expect((await service.ask(`GET /v1/data-exports/${id}/files`, { as: 'private' })).status).toBe(404)
  })
})

describe('leaving', () => {
  const give = (as: string, confirmation = deletionPhrase) =>
    service.ask('POST /v1/me/deletion', { as, body: { confirmation } })
  const parts = () => ({
    db: service.database.db,
    identity: service.identity,
    users: new UserDirectory(service.identity),
    jobs: runner(),
    kind: 'employer' as const,
    leaving: leavingOf({ posts: companyPosts, orders: companyOrders }),
    log: silent,
  })
  const letGraceEnd = (uid: string) =>
    service.database.db
      .update(accounts)
      .set({ deleteAfter: sql`now() - interval '1 second'` })
      .where(eq(accounts.uid, uid))
  /** A sign-in later than the end of all sessions. */
  const backAgain = async (uid: string) => ({ headers: asSession(await cookieOf(uid, -2)) })

  test('needs the words typed', async () => {
    await service.employer('hesitant')
    expect((await give('hesitant', 'ลบ')).json).toMatchObject({
      status: 422,
      errors: [{ field: 'confirmation', rule: 'confirmed' }],
    })
  })

  test('signs out, tells the day by mail, and can be taken back until then', async () => {
    await service.employer('changes-mind')
    const answer = await give('changes-mind')
    const days = (Date.parse(answer.json.deleteAfter) - Date.now()) / 86_400_000
    expect([answer.status, Math.round(days)]).toEqual([202, 14])
    expect((await service.mail.to('changes-mind@example.com')).text).toContain('/my-account#deletion')
    const earlier = { headers: asSession(await cookieOf('changes-mind', 2)) }
    expect((await service.ask('GET /v1/me', earlier)).status).toBe(401)
    const again = await backAgain('changes-mind')
    expect((await service.ask('GET /v1/me', again)).json.deleteAfter).toBe(answer.json.deleteAfter)
    const kept = await service.ask('DELETE /v1/me/deletion', again)
    expect(kept.json.deleteAfter).toBeNull()
    expect(await removeDueAccounts(parts(), running)).toBe(0)
    expect((await service.mail.to('changes-mind@example.com', 2)).subject).toContain('ยังอยู่')
  })

  test('the last owner of a company with others hands over first', async () => {
    const { uid, companyId } = await service.owner('needed')
    await service.colleague('colleague', companyId, 'admin')
    expect((await give(uid)).json).toMatchObject({ status: 409, code: 'last_owner' })
    await service.colleague('second-owner', companyId, 'owner')
    expect((await give(uid)).status).toBe(202)
  })

  test('removes the account, what its person wrote of themselves, and the sign-in', async () => {
    const { db } = service.database
    await service.employer('gone')
    const photo = { uid: 'gone', objectName: 'people/gone/public/photos/face.jpg', unusedSince: null }
    await db.insert(profilePhotos).values(photo)
    await service.storage.write(photo.objectName, new Uint8Array([1]))
    await give('gone')
    await letGraceEnd('gone')
    expect(await removeDueAccounts(parts(), running)).toBe(1)
    await removeUnusedPhotos({ db, storage: service.storage }, running)
    expect(service.storage.objects.has(photo.objectName)).toBe(false)
    expect(service.identity.users.has('gone')).toBe(false)
    expect(await db.select().from(accounts).where(eq(accounts.uid, 'gone'))).toEqual([])
    const told = await db.select().from(auditEvents).where(eq(auditEvents.actorUid, 'gone'))
    expect(told.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.registered', 'account.deletion_requested', 'account.removed']),
    )
    expect(told.every(({ before, after }) => before === null && after === null)).toBe(true)
    expect((await service.mail.to('gone@example.com', 2)).subject).toContain('ลบบัญชี')
  })

  test('closes the company of who worked alone, with its posts', async () => {
    const { db } = service.database
    const { uid, companyId } = await service.owner('solo')
    const branchId = await service.branch(uid)
    const post = await service.jobPost(uid, jobPostInput(branchId))
    await service.ask(`POST /v1/job-posts/${post.id}/events`, { as: uid, body: { event: 'submit' } })
    const draft = await service.jobPost(uid, { title: 'ยังเขียนไม่เสร็จ', shifts: [] })
    const filled = await service.jobPost(uid, jobPostInput(branchId))
    await db.update(jobPosts).set({ state: 'filled' }).where(eq(jobPosts.id, filled.id))
    await give(uid)
    await letGraceEnd(uid)
    expect(await removeDueAccounts(parts(), running)).toBe(1)
    const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
    expect(company?.closedAt).toBeInstanceOf(Date)
    const posts = await until(
      () => db.select().from(jobPosts).where(eq(jobPosts.companyId, companyId)),
      (ended) => ended.every(({ state }) => state === 'cancelled'),
    )
    expect(posts.map(({ id }) => id).toSorted()).toEqual([post.id, draft.id, filled.id].toSorted())
    expect(await db.select().from(members).where(eq(members.companyId, companyId))).toEqual([])
    await until(() => service.partim.lastOf(companyClosed, { companyId }))
  })

  /** A company of one member with posts in different states, and somebody who is hired by each. */
  async function lonely(uid: string) {
    const { db } = service.database
    const { companyId } = await service.owner(uid)
    const branchId = await service.branch(uid)
    const people: { id: string; uid: string; workerId: string; jobPostId: string }[] = []
    for (const state of ['published', 'filled', 'closed'] as const) {
      const { id: jobPostId } = await service.jobPost(uid, { ...jobPostInput(branchId), headcount: 2 })
      const publishedAt = new Date()
      await db.update(jobPosts).set({ state: 'published', publishedAt }).where(eq(jobPosts.id, jobPostId))
      const workerId = uuidv7()
      const worker = service.worker(uuidv7(), { id: workerId })
      const { json } = await service.ask('POST /v1/my/applications', {
        as: worker,
        body: { jobPostId, answers: [] },
      })
      const body = { event: 'hire', from: 'submitted' }
      await service.ask(`POST /v1/applications/${json.id}/events`, { as: uid, body })
      await db.update(jobPosts).set({ state }).where(eq(jobPosts.id, jobPostId))
      people.push({ id: json.id, uid: worker, workerId, jobPostId })
    }
    await settleDecisions(db)
    await service.mail.allSent()
    const states = async () => {
      const rows = await db.select().from(jobPosts).where(eq(jobPosts.companyId, companyId))
      return people.map(({ jobPostId }) => rows.find(({ id }) => id === jobPostId)?.state)
    }
    const kindsTold = () =>
      people.map(({ workerId }) =>
        [...service.workerNotifications.told.values()]
          .filter((news) => news.workerId === workerId)
          .map(({ kind }) => kind),
      )
    return { companyId, people, states, kindsTold }
  }

  test('of who works alone: posts take nobody more, who comes is told, and all goes on once they stay', async () => {
    const { people, states, kindsTold } = await lonely('lonely')
    const before = (await service.ask('GET /v1/coming-work', { as: 'lonely' })).json.items
    expect(before.map(({ people: names }: { people: string[] }) => names.length)).toEqual([1, 1, 1])
    const closings = () =>
      Promise.all(
        people.map(
          async ({ id, uid }) =>
            (await service.ask(`GET /v1/my/applications/${id}`, { as: uid })).json.companyCloses,
        ),
      )
    expect(await closings()).toEqual([null, null, null])
    const { deleteAfter } = (await give('lonely')).json
    await until(kindsTold, (told) => told.every((kinds) => kinds.length === 2))
    expect(await closings()).toEqual([deleteAfter, deleteAfter, deleteAfter])
    expect(await states()).toEqual(['paused', 'filled', 'closed'])
    expect(new Set(kindsTold().flat())).toEqual(new Set(['application_hired', 'application_company_leaves']))
    await service.mail.allSent()
    for (const { uid } of people) {
      const mails = service.mail.sent.filter(({ to }) => to === `${uid}@example.com`)
      expect(mails.some(({ subject }) => subject.includes('กำลังจะปิดบัญชี'))).toBe(true)
    }
    // A place that comes free meanwhile is offered to nobody.
    const [, inFilled] = people
    await service.ask(`POST /v1/my/applications/${inFilled?.id}/events`, {
      as: inFilled?.uid ?? '',
      body: { event: 'withdraw', from: 'hired' },
    })
    expect((await states())[1]).toBe('filled')
    const again = await backAgain('lonely')
    await service.ask('DELETE /v1/me/deletion', again)
    await until(states, ([first, second]) => first === 'published' && second === 'published')
    await until(closings, (closing) => closing.every((at) => at === null))
    await service.mail.allSent()
    const [first, second, third] = kindsTold()
    expect([first?.at(-1), second?.at(-1), third?.at(-1)]).toEqual([
      'application_company_stays',
      'application_company_leaves',
      'application_company_stays',
    ])
  })

  test('with them also those lose their job who were hired by a post that is closed, and are told', async () => {
    const { people, kindsTold } = await lonely('closing')
    await give('closing')
    await letGraceEnd('closing')
    expect(await removeDueAccounts(parts(), running)).toBe(1)
    const last = () => kindsTold().map((kinds) => kinds.at(-1))
    const ends = ['application_cancelled', 'application_let_go']
    await until(last, (kinds) => kinds.every((kind) => ends.includes(kind ?? '')))
    expect(last()).toEqual(['application_cancelled', 'application_cancelled', 'application_let_go'])
    const [first, , closed] = await Promise.all(
      people.map(
        async ({ id, uid }) => (await service.ask(`GET /v1/my/applications/${id}`, { as: uid })).json,
      ),
    )
    expect(first.takenBack).toMatchObject({ was: 'hired', reason: expect.stringContaining('ปิดบัญชี') })
    const reason = 'ร้านปิดบัญชีพาร์ทิมแล้ว'
    expect(closed).toMatchObject({
      state: 'expired',
      takenBack: { was: 'hired', isCancelled: false, reason },
    })
    const [, , ofClosed] = people
    const news = [...service.workerNotifications.told.values()].filter(
      ({ workerId }) => workerId === ofClosed?.workerId,
    )
    expect(news.at(-1)?.params.facts).toContain(`เหตุผลจากร้าน “${reason}”`)
    await service.mail.allSent()
    const mails = service.mail.sent.filter(({ to }) => to === `${ofClosed?.uid}@example.com`)
    expect(mails.at(-1)?.text).toContain(reason)
  })

  test('leaves no company without an owner when the other one went meanwhile', async () => {
    const { db } = service.database
    const { uid, companyId } = await service.owner('first-owner')
    await service.colleague('helper', companyId, 'recruiter')
    await service.colleague('heir', companyId, 'admin')
    await service.colleague('other-owner', companyId, 'owner')
    await give(uid)
    await db.delete(members).where(and(eq(members.companyId, companyId), eq(members.uid, 'other-owner')))
    await letGraceEnd(uid)
    expect(await removeDueAccounts(parts(), running)).toBe(1)
    const left = await db.select().from(members).where(eq(members.companyId, companyId))
    expect(Object.fromEntries(left.map((member) => [member.uid, member.role]))).toEqual({
      heir: 'owner',
      helper: 'recruiter',
    })
    const { items } = (await service.ask('GET /v1/notifications', { as: 'heir' })).json
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'member_role_changed', params: { role: 'owner' } }),
    )
  })

  test('waits while the identity provider is down, and holds up nobody', async () => {
    await service.employer('unlucky')
    await give('unlucky')
    await letGraceEnd('unlucky')
    service.identity.isDown = true
    expect(await removeDueAccounts(parts(), running)).toBe(0)
    service.identity.isDown = false
    const [kept] = await service.database.db.select().from(accounts).where(eq(accounts.uid, 'unlucky'))
    expect(kept?.displayName).toBe('คุณ unlucky')
    expect(await removeDueAccounts(parts(), running)).toBe(1)
  })
})
