import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accountMark, companyMark } from '@/lib/auth/account-mark'
import { accounts } from '@/services/shared/accounts/table'
import { declaredAccess, walkOperations, writesOf } from '@/services/shared/testing/operations'
import { deletionPhrase } from '@/validators/deletion-phrase'
import { buildOpenApi } from './app'
import { certificates } from './tables/certificates'
import { applicants } from './tables/unlocks'
import { hiring, type Principal, principals, type Row } from './testing/access-rows'
import { interviewRows } from './testing/interview-rows'
import { introVideoRows } from './testing/intro-video-rows'
import { resumeRows } from './testing/resume-rows'
import { talkRows } from './testing/talk-rows'
import { type TestPartim, testPartim } from './testing/test-partim'

/** Calls every operation as every kind of caller: checks each answer, and that no answer leaks another party's data. */

const resume = (headline: string, visibility: string) => ({
  headline,
  workTypes: ['barista'],
  province: 'กรุงเทพมหานคร',
  district: 'บางรัก',
  lat: '13.7308',
  lng: '100.5242',
  visibility,
})
const savedSearch = {
  name: 'เสิร์ฟใกล้สยาม',
  address: 'work=waiter',
  filters: { lat: '13.73', lng: '100.52' },
  branchId: null,
  notice: 'daily',
}
const canaryOf: Partial<Record<Principal, string>> = { worker: 'CANARY-OPEN', hidden_worker: 'CANARY-HIDDEN' }

/** A new account to call an operation that ends the caller's account, so that the principal stays for other rows. */
async function instead(principal: Principal): Promise<string | undefined> {
  if (principal !== 'worker' && principal !== 'hidden_worker') return undefined
  const uid = uuidv7()
  await partim.registerWorker(uid)
  return uid
}

let groups = 0
const rows: Readonly<Record<string, Row>> = {
  'GET /v1/departures': { access: 'service' },
  'PUT /v1/sign-in-addresses': { access: 'service' },
  'PUT /v1/worker-notifications/{notificationId}': { access: 'service' },
  'GET /v1/notifications': { access: 'registered' },
  'GET /v1/notifications/unread-count': { access: 'registered' },
  'POST /v1/notifications/read': { access: 'registered', call: () => ({ body: { upTo: uuidv7() } }) },
  'POST /v1/notifications/{notificationId}/read': {
    access: 'registered',
    // Nobody's notification; somebody else's is answered alike (notifications.test.ts).
    answer: '404 not_found',
    call: () => ({ path: { notificationId: uuidv7() }, body: {} }),
  },
  'GET /v1/notification-choices': { access: 'registered' },
  'PUT /v1/notification-choices/{kind}': {
    access: 'registered',
    call: () => ({ path: { kind: 'job_post_invited' }, body: { inApp: true, byMail: false } }),
  },
  'GET /v1/me': {
    access: 'identified',
    but: {
      newcomer: '404 not_registered',
      employer: '404 not_registered',
      member: '404 not_registered',
      finance: '404 not_registered',
      other_member: '404 not_registered',
      unregistered_member: '404 not_registered',
      unverified_member: '404 not_registered',
      ops: '404 not_registered',
    },
  },
  'POST /v1/registrations': {
    access: 'identified',
    but: Object.fromEntries(hiring.map((principal) => [principal, '409 registered_as_other_kind'])),
    call: (principal) => ({
      // Registering a newcomer itself would change its kind for the rows below.
      as: principal === 'newcomer' || principal === 'ops' ? partim.identity.add(uuidv7()).uid : undefined,
      body: { displayName: 'สมชาย ใจดี', phone: '0812345678', acceptTerms: true },
    }),
  },
  'POST /v1/email-verifications': {
    access: 'registered',
    answer: '429 too_many_requests',
    call: async () => {
      // Registration may be a minute ago, after which another mail is sent.
      await partim.db.update(accounts).set({ verificationSentAt: sql`now()` })
      return { body: {} }
    },
  },
  'PATCH /v1/me/email': {
    access: 'registered',
    call: (principal) => ({ body: { email: `${principal}@example.com` } }),
  },
  'PATCH /v1/me': {
    access: 'registered',
    call: async (principal) => {
      const { json } = await partim.ask('GET /v1/me', { as: principal })
      return {
        body: { displayName: 'สมชาย ใจดี', phone: '0812345678' },
        headers: { 'if-match': `"${json.version}"` },
      }
    },
  },
  'POST /v1/me/password': {
    access: 'registered',
    call: async (principal) => ({ as: await instead(principal), body: { password: 'long enough' } }),
  },
  'POST /v1/me/email-changes': {
    access: 'verified',
    answer: '403 email_unverified',
    call: () => ({ body: { email: 'elsewhere@example.com' } }),
  },
  'PUT /v1/me/sign-in-methods/{method}': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { method: 'google' } }),
  },
  'DELETE /v1/me/sign-in-methods/{method}': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { method: 'google' } }),
  },
  'POST /v1/me/photo-uploads': {
    access: 'registered',
    call: () => ({ body: { fileType: 'image/jpeg', size: 1_000 } }),
  },
  'PUT /v1/me/photo': {
    access: 'registered',
    answer: '422 validation_failed',
    call: () => ({ body: { photo: 'https://elsewhere.example/face.jpg' } }),
  },
  'DELETE /v1/me/photo': { access: 'registered' },
  'POST /v1/me/deletion': {
    access: 'registered',
    call: async (principal) => ({ as: await instead(principal), body: { confirmation: deletionPhrase } }),
  },
  'DELETE /v1/me/deletion': { access: 'registered' },
  'GET /v1/sessions': { access: 'identified' },
  'DELETE /v1/sessions': {
    access: 'identified',
    // A new account: each second of a long test is a session of its own, and of more than sixty all are ended.
    call: (principal) => ({
      as:
        principal === 'anonymous' || principal === 'disabled' ? principal : partim.identity.add(uuidv7()).uid,
    }),
  },
  'POST /v1/sessions/end-all': {
    access: 'identified',
    // A new account, because the call ends the caller's sessions.
    call: (principal) => ({
      as:
        principal === 'anonymous' || principal === 'disabled' ? principal : partim.identity.add(uuidv7()).uid,
      body: {},
    }),
  },
  'DELETE /v1/sessions/{sessionId}': {
    access: 'identified',
    answer: '404 not_found',
    call: () => ({ path: { sessionId: 'somebody-elses' } }),
  },
  'GET /v1/data-exports': { access: 'registered' },
  'POST /v1/data-exports': { access: 'registered', call: () => ({ body: {} }) },
  'GET /v1/data-exports/{exportId}/files': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { exportId: uuidv7() } }),
  },
  'POST /v1/email-verifications/apply': {
    access: 'optional',
    answer: '404 link_invalid',
    call: () => ({ body: { token: 'unknown' } }),
  },
  'POST /v1/email-verifications/claim': {
    access: 'public',
    answer: '404 link_invalid',
    call: () => ({ body: { token: 'unknown', password: 'A-new-password-2569' } }),
  },
  'GET /v1/work-types/counts': { access: 'public' },
  'GET /v1/ops/dead-jobs': { access: 'ops' },
  'GET /v1/ops/failing-routines': { access: 'ops' },
  'POST /v1/ops/dead-jobs/{jobId}/attempts': {
    access: 'ops',
    answer: '404 not_found',
    call: () => ({ path: { jobId: uuidv7() }, body: {} }),
  },
  'GET /v1/workers': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: '?lat=13.73&lng=100.52' }),
  },
  'GET /v1/workers/matches': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: '?workType=barista&lat=13.73&lng=100.52' }),
  },
  'GET /v1/workers/search': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: '?workTypes=barista&lat=13.73&lng=100.52&q=CANARY' }),
  },
  'GET /v1/workers/comparison': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: `?lat=13.73&lng=100.52&workerIds=${uuidv7()}` }),
  },
  'GET /v1/workers/map': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: '?lat=13.73&lng=100.52&north=14&south=13&east=101&west=100&zoom=10' }),
  },
  'GET /v1/workers/{workerId}': { access: 'member', showsWorkers: true, anyRole: true },
  'GET /v1/workers/findable': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: `?workerIds=${uuidv7()}` }),
  },
  'GET /v1/workers/names': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: `?workerIds=${uuidv7()}` }),
  },
  'GET /v1/workers/{workerId}/profile': { access: 'member', showsWorkers: true, anyRole: true },
  'GET /v1/workers/{workerId}/fit': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: '?workType=barista&lat=13.73&lng=100.52' }),
  },
  'GET /v1/workers/{workerId}/certificates/{certificateId}/file': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    answer: '404 not_found',
    call: () => ({ path: { certificateId: uuidv7() } }),
  },
  'PUT /v1/workers/{workerId}/unlock': { access: 'member', showsWorkers: true },
  'GET /v1/unlocks/marks': {
    access: 'member',
    showsWorkers: true,
    anyRole: true,
    call: () => ({ query: `?workerIds=${uuidv7()}` }),
  },
  'PUT /v1/unlocks/{unlockId}/report': {
    access: 'member',
    // Nobody's unlock; another company's is answered alike (unlocks.test.ts).
    answer: '404 not_found',
    call: () => ({ path: { unlockId: uuidv7() } }),
  },
  'GET /v1/my/unlocks': { access: 'registered' },
  'PUT /v1/my/unlocks/{unlockId}/objection': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { unlockId: uuidv7() } }),
  },
  'GET /v1/ops/doubtful-values': { access: 'ops' },
  'GET /v1/ops/unlock-reports': { access: 'ops' },
  'GET /v1/ops/spent-budgets': { access: 'ops' },
  'POST /v1/ops/unlock-reports/{unlockId}/decision': {
    access: 'ops',
    answer: '404 not_found',
    call: () => ({ path: { unlockId: uuidv7() }, body: { event: 'accept', reason: 'ไม่มีหมายเลขนี้' } }),
  },
  'GET /v1/favourites': { access: 'member', showsWorkers: true },
  'GET /v1/favourites/marks': { access: 'member' },
  'PUT /v1/favourites/{workerId}': { access: 'member' },
  'DELETE /v1/favourites/{workerId}': {
    access: 'member',
    // A worker who is no favourite, because the rows below need the favourites.
    call: () => ({ path: { workerId: uuidv7() } }),
  },
  'GET /v1/favourite-groups': { access: 'member' },
  'POST /v1/favourite-groups': { access: 'member', call: () => ({ body: { name: `กลุ่ม ${++groups}` } }) },
  'PUT /v1/favourite-groups/{groupId}': {
    access: 'member',
    but: { other_member: '404 not_found', unregistered_member: '404 not_found' },
    call: async () => ({ body: { name: 'CANARY-GROUP' }, headers: { 'if-match': await groupTag() } }),
  },
  'DELETE /v1/favourite-groups/{groupId}': {
    access: 'member',
    answer: '404 not_found',
    // Always another company's group.
    call: (principal) => ({ path: { groupId: principal === 'other_member' ? groupId : otherGroupId } }),
  },
  'PUT /v1/favourite-groups/{groupId}/members/{workerId}': {
    access: 'member',
    but: { other_member: '404 not_found', unregistered_member: '404 not_found' },
  },
  'DELETE /v1/favourite-groups/{groupId}/members/{workerId}': {
    access: 'member',
    but: { other_member: '404 not_found', unregistered_member: '404 not_found' },
    call: () => ({ path: { workerId: uuidv7() } }),
  },
  'GET /v1/workers/{workerId}/notes': { access: 'member', showsWorkers: true },
  'POST /v1/workers/{workerId}/notes': {
    access: 'member',
    showsWorkers: true,
    call: (principal) => ({ body: { text: principal === 'member' ? 'CANARY-GROUP' : 'มาตรงเวลา' } }),
  },
  'DELETE /v1/workers/{workerId}/notes/{noteId}': {
    access: 'member',
    showsWorkers: true,
    // Nobody's note; a colleague's is answered alike (notes.test.ts).
    answer: '404 not_found',
    call: () => ({ path: { noteId: uuidv7() } }),
  },
  'PUT /v1/events/{eventId}': { access: 'service' },
  'GET /v1/saved-searches': { access: 'member' },
  'POST /v1/saved-searches': { access: 'member', call: () => ({ body: savedSearch }) },
  'PUT /v1/saved-searches/{savedSearchId}': {
    access: 'member',
    // Nobody's search; a colleague's is answered alike (saved-searches.test.ts).
    answer: '404 not_found',
    call: () => ({
      path: { savedSearchId: uuidv7() },
      body: savedSearch,
      headers: { 'if-match': '"1"' },
    }),
  },
  'DELETE /v1/saved-searches/{savedSearchId}': {
    access: 'member',
    answer: '404 not_found',
    call: () => ({ path: { savedSearchId: uuidv7() } }),
  },
  'GET /v1/my/favourite-companies': { access: 'registered' },
  'GET /v1/workers/me': { access: 'registered' },
  'PUT /v1/workers/me/birth-date': {
    access: 'registered',
    call: () => ({ body: { birthDate: '1999-04-13' } }),
  },
  'PATCH /v1/workers/me': {
    access: 'registered',
    call: () => ({ body: { workType: 'waiter' } }),
  },
  'GET /v1/resumes/me': { access: 'registered' },
  ...resumeRows(() => certificateId),
  ...introVideoRows,
  ...interviewRows({ interviewId: () => interviewId, workerId: () => workerId }),
  ...talkRows({
    conversationId: () => conversationId,
    companyId: () => companyId,
    workerId: () => workerId,
  }),
  'PATCH /v1/resumes/me': {
    access: 'registered',
    call: (principal) => ({
      body: resume(canaryOf[principal] ?? 'CANARY-NOBODY', principal === 'worker' ? 'open' : 'hidden'),
      headers: { 'if-match': '"2"' },
    }),
  },
}

let partim: TestPartim
let workerId: string
let groupId: string
let certificateId: string
let otherGroupId: string
let companyId: string
let conversationId: string
let interviewId: string
beforeAll(async () => {
  partim = await testPartim()
  partim.identity.add('newcomer')
  partim.identity.add('disabled', { disabled: true, kind: 'employer' })
  partim.identity.add('employer', { kind: 'employer' })
  partim.identity.add('ops', { ops: true })
  companyId = partim.addMember('member').companyId
  partim.addMember('finance', 'finance', companyId)
  partim.addMember('other_member')
  partim.addMember('unregistered_member', 'owner', undefined, 'unregistered')
  const unverified = partim.addMember('unverified_member')
  partim.memberships.members.set('unverified_member', { ...unverified, emailVerified: false })
  groupId = await newGroup('member', 'CANARY-GROUP')
  otherGroupId = await newGroup('other_member', 'CANARY-OTHERS')
  await partim.registerAdult('worker')
  await partim.registerWorker('hidden_worker')
  for (const [as, visibility] of [
    ['worker', 'open'],
    ['hidden_worker', 'hidden'],
  ] as const) {
    const body = resume(canaryOf[as] ?? '', visibility)
    await partim.ask('PATCH /v1/resumes/me', { as, body, headers: { 'if-match': '"1"' } })
  }
  await partim.registerWorker('certified')
  const certified = await partim.ask('GET /v1/workers/me', { as: 'certified' })
  certificateId = uuidv7()
  await partim.db.insert(certificates).values({
    id: certificateId,
    workerId: certified.json.id,
    kind: 'other',
    title: 'CANARY-OTHERS',
    objectName: `people/somebody/private/${certificateId}.png`,
    fileType: 'image/png',
  })
  const found = await partim.ask('GET /v1/workers?lat=13.73&lng=100.52', { as: 'member' })
  workerId = found.json.items[0].id
  const until = new Date(Date.now() + 86_400_000)
  await partim.db.insert(applicants).values({ companyId, workerId, until })
  const begun = await partim.ask('POST /v1/company-conversations', { as: 'member', body: { workerId } })
  conversationId = begun.json.id
  await partim.ask(`PUT /v1/company-conversations/${conversationId}/messages/${uuidv7()}`, {
    as: 'member',
    body: { text: 'CANARY-TALK', isConfirmed: false },
  })
  const proposed = await partim.ask('POST /v1/company-interviews', {
    as: 'member',
    body: {
      workerId,
      jobPostId: null,
      kind: 'phone',
      place: '',
      position: null,
      note: 'CANARY-TALK',
      minutes: 15,
      times: [new Date(Math.ceil((Date.now() + 86_400_000) / 900_000) * 900_000).toISOString()],
    },
  })
  interviewId = proposed.json.id
  await partim.ask(`POST /v1/company-conversations/${conversationId}/reports`, {
    as: 'member',
    body: { reason: 'other', text: 'CANARY-TALK' },
  })
})
afterAll(() => partim.stop())

async function newGroup(as: string, name: string): Promise<string> {
  return (await partim.ask('POST /v1/favourite-groups', { as, body: { name } })).json.id
}

/** The current entity tag of the group used in the rows. */
async function groupTag(): Promise<string> {
  const { json } = await partim.ask('GET /v1/favourite-groups', { as: 'member' })
  const { version } = json.items.find(({ id }: { id: string }) => id === groupId)
  return `"${version}"`
}

/** The expected outcome for the principal: `ok`, or status and code. */
function promised(row: Row, principal: Principal): string {
  const { access, answer = 'ok', but = {}, showsWorkers, anyRole } = row
  if (access === 'public' || access === 'optional') return answer
  // A person cannot sign a question between services.
  if (access === 'service') return '401 unauthenticated'
  if (principal === 'anonymous') return '401 unauthenticated'
  if (principal === 'disabled') return '401 session_revoked'
  if (access === 'ops') return principal === 'ops' ? answer : '403 forbidden'
  const exception = but[principal]
  if (exception) return exception
  if (access === 'identified') return answer
  const hires = hiring.includes(principal) || principal === 'ops'
  if (access === 'member' && !hires) return '403 employers_only'
  if (access === 'member' && (principal === 'employer' || principal === 'ops')) return '409 company_required'
  if (access === 'member' && principal === 'unverified_member') return '403 email_unverified'
  if (access === 'member' && principal === 'finance' && !anyRole) return '403 forbidden'
  if (showsWorkers && principal === 'unregistered_member') return '403 workers_until_registered'
  if (access === 'member') return answer
  if (hiring.includes(principal)) return '403 workers_only'
  return principal === 'newcomer' || principal === 'ops' ? '403 not_registered' : answer
}

/** Calls one operation as one principal, with the row's input. */
async function ask(operation: string, principal: Principal) {
  const { as, path, query = '', body, headers } = (await rows[operation]?.call?.(principal)) ?? {}
  const known: Readonly<Record<string, string>> = { workerId, groupId, ...path }
  const address = operation.replace(/\{(\w+)\}/g, (_whole, name) => known[name] ?? '')
  const caller = principal === 'anonymous' ? undefined : (as ?? principal)
  return partim.ask(`${address}${query}`, {
    as: caller,
    body,
    headers: { ...(caller && { 'begun-as': await accountMark(caller) }), ...headers },
  })
}

type Operation = { 'x-access': string; security?: unknown[]; operationId?: string }

test('every operation of the OpenAPI document has its row, an id, and a lock where it is not public', async () => {
  const document = (await buildOpenApi()) as { paths: Record<string, Record<string, Operation>> }
  expect(declaredAccess(document)).toEqual(
    Object.fromEntries(Object.entries(rows).map(([operation, { access }]) => [operation, access])),
  )
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      expect(operation.operationId).toMatch(/^[a-z]\w+$/)
      expect(operation.security?.length === 0).toBe(operation['x-access'] === 'public')
    }
  }
})
const canaries = ['CANARY-OPEN', 'CANARY-HIDDEN', 'CANARY-GROUP', 'CANARY-OTHERS', 'CANARY-TALK']
const known: Partial<Record<Principal, readonly string[]>> = {
  member: ['CANARY-OPEN', 'CANARY-GROUP', 'CANARY-TALK'],
  finance: ['CANARY-OPEN'],
  other_member: ['CANARY-OPEN', 'CANARY-OTHERS'],
  worker: ['CANARY-OPEN', 'CANARY-TALK'],
  ops: ['CANARY-TALK'],
  hidden_worker: ['CANARY-HIDDEN'],
}

/** What every write of the member is answered that says it was begun for somebody. */
async function outcomesFor(writes: readonly string[], begunAs: string): Promise<Set<string>> {
  const answers = new Set<string>()
  for (const operation of writes) {
    const address = operation.replace(/\{\w+\}/g, uuidv7())
    const headers = { 'begun-as': begunAs }
    const { status, json } = await partim.ask(address, { as: 'member', body: {}, headers })
    answers.add(`${status} ${json.code}`)
  }
  return answers
}

test('no operation does for an account or a company what was begun for another one', async () => {
  const access = declaredAccess(
    (await buildOpenApi()) as { paths: Record<string, Record<string, Operation>> },
  )
  const [own, others] = [await accountMark('member'), await accountMark('somebody')]
  expect(await outcomesFor(writesOf(access), others)).toEqual(new Set(['412 account_changed']))
  const ofCompany = writesOf(access).filter((operation) => access[operation] === 'member')
  const elsewhere = `${own}.${await companyMark(uuidv7())}`
  expect(await outcomesFor(ofCompany, elsewhere)).toEqual(new Set(['412 company_changed']))
  expect(await outcomesFor(writesOf(access).slice(0, 1), 'nobody')).toEqual(new Set(['400 bad_request']))
})

test.each(principals)('%s is answered as the rows say, and sees nothing else', async (principal) => {
  const walk = {
    operations: Object.keys(rows),
    canaries,
    ask: (operation: string) => ask(operation, principal),
  }
  const { outcomes, seen, leaked } = await walkOperations(walk)
  const promises = Object.entries(rows).map(([operation, row]) => [operation, promised(row, principal)])
  expect(outcomes).toEqual(Object.fromEntries(promises))
  expect(seen).toEqual([...(known[principal] ?? [])].sort())
  expect(leaked).toEqual([])
})
