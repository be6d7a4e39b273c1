import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accountMark, companyMark } from '@/lib/auth/account-mark'
import { accounts } from '@/services/shared/accounts/table'
import { declaredAccess, walkOperations, writesOf } from '@/services/shared/testing/operations'
import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { deletionPhrase } from '@/validators/deletion-phrase'
import type { Role } from '@/validators/permissions'
import { issueCreditNote } from './billing/invoices/issuing'
import { arrivedCertificate, begunRefund, paidOrder, submittedRefund } from './billing/tax-refunds/testing'
import { insertDocument } from './company/company-documents/repository'
import { addApplicationShifts } from './hiring/applications/testing'
import { moveJobPost } from './hiring/job-posts/repository'
import { applications } from './tables/applications'
import { companies } from './tables/companies'
import { companyDisputes } from './tables/company-disputes'
import { jobPosts } from './tables/job-posts'
import { joinRequests } from './tables/join-requests'
import { savedCards } from './tables/saved-cards'
import { branchInput, companyInput, jobPostInput, startTestService, type TestService } from './testing'

/** Calls every operation as every kind of caller: checks each answer, and that no answer leaks another party's data. */

const principals = [
  'anonymous',
  'newcomer',
  'unverified',
  'unattached',
  'worker',
  'ops',
  'disabled',
  'owner',
  'admin',
  'recruiter',
  'finance',
  'manager_here',
  'manager_there',
  'other_owner',
] as const
type Principal = (typeof principals)[number]

const office: readonly Principal[] = ['owner', 'admin']
const everyone: readonly Principal[] = [...office, 'recruiter', 'finance', 'manager_here', 'manager_there']
const recruiting: readonly Principal[] = [...office, 'recruiter', 'manager_here', 'manager_there']
const branchKeepers: readonly Principal[] = [...office, 'manager_here', 'manager_there']

type World = {
  readonly companyId: string
  readonly branchId: string
  readonly jobPostId: string
  readonly notificationId: string
  readonly documentId: string
  readonly applicationId: string
  /** An order with a code to scan. */
  readonly orderId: string
}
type Call = {
  /** Another account of the same kind, where the call would change the principal for the rows below. */
  readonly as?: string
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Record<string, string>
  readonly body?: object
  readonly headers?: Record<string, string>
}

type Row = {
  readonly access:
    | 'public'
    | 'optional'
    | 'identified'
    | 'registered'
    | 'verified'
    | 'member'
    | 'worker'
    | 'ops'
    | 'service'
  /** The members whose role permits it; another company's owner counts as owner. */
  readonly roles?: readonly Principal[]
  /** Who owns what the operation is about; for all other callers it does not exist. */
  readonly of?: 'branch' | 'company' | 'owner'
  /** The answer to callers who pass the access check, where it is not a success. */
  readonly answer?: string
  readonly but?: Partial<Record<Principal, string>>
  readonly call?: (world: World, principal: Principal) => Call | Promise<Call>
}

const unknownLink: Partial<Row> = { answer: '404 link_invalid', call: () => ({ body: { token: 'unknown' } }) }

/** The uid of an account of its own, for a call that changes its caller; signed out or disabled stays as it is. */
const newAccountFor = (principal: Principal): string =>
  principal === 'anonymous' || principal === 'disabled' ? principal : service.identity.add(uuidv7()).uid

/** A new account to call an operation that ends the caller's account, so that the principal stays for other rows. */
const instead = async (principal: Principal): Promise<string | undefined> => {
  const staysOut: readonly Principal[] = ['newcomer', 'worker', 'ops', 'disabled']
  return staysOut.includes(principal) ? undefined : service.employer(uuidv7())
}

const versioned = async (path: string, as: string = 'owner') => {
  const { json } = await service.ask(`GET ${path}`, { as })
  return { 'if-match': `"${json.version}"` }
}

/** A new member of the company with the same role as a principal. */
function freshColleague({ companyId, branchId }: World, principal: Principal): Promise<string> {
  const role = principal.startsWith('manager') ? 'branch_manager' : (principal as Role)
  return service.colleague(uuidv7(), companyId, role, role === 'branch_manager' ? [branchId] : [])
}

/** A recruiter that no other row needs, as path and header name it. */
async function freshMember(world: World): Promise<Call> {
  const uid = await freshColleague(world, 'recruiter')
  const { json } = await service.ask(`GET /v1/members?q=${uid}`, { as: 'owner' })
  return { path: { memberId: json.items[0].id }, headers: { 'if-match': '"1"' } }
}

/** An uploaded document, as the owner's company would add it. */
async function arrivedDocument(as: string) {
  const upload = { fileType: 'application/pdf', size: 1_000 }
  const { json } = await service.ask('POST /v1/company/document-uploads', { as, body: upload })
  const objectName = `${json.path}/${json.fileName}`
  service.storage.objects.add(objectName)
  service.storage.contents.set(objectName, harmlessPdf())
  return { kind: 'other', name: 'CANARY-COMPANY.pdf', fileName: json.fileName }
}

/** A document of the company, stored directly and therefore not counted against the limit. */
async function addedDocument(companyId: string): Promise<string> {
  const objectName = `companies/${companyId}/private/${uuidv7()}.pdf`
  service.storage.objects.add(objectName)
  service.storage.contents.set(objectName, harmlessPdf())
  const file = { objectName, fileType: 'application/pdf', size: 1_000 } as const
  const what = { kind: 'power_of_attorney', name: 'CANARY-COMPANY.pdf', uploadedBy: 'owner' } as const
  return (await insertDocument(service.database.db, { companyId, id: uuidv7(), ...what, ...file })).id
}

/** An application of a worker who is no principal. */
async function storedApplication(
  { companyId, jobPostId }: Pick<World, 'companyId' | 'jobPostId'>,
  changes: Partial<typeof applications.$inferInsert> = {},
) {
  const id = uuidv7()
  const answer = {
    questionId: 'q',
    kind: 'text',
    question: '?',
    answer: 'CANARY-APPLICANT',
    isWanted: true,
  } as const
  const worker = { workerId: uuidv7(), workerUid: 'somebody-else' }
  await service.database.db
    .insert(applications)
    .values({ companyId, id, jobPostId, ...worker, answers: [answer], ...changes })
  return id
}

/** The owner of the company that a principal's writes concern. */
const ownerOf = (principal: Principal) => (principal === 'other_owner' ? principal : 'owner')

/** The number of a confirmed company that no principal belongs to. */
async function takenNumber(): Promise<string> {
  const { companyId } = await service.owner(uuidv7())
  const [company] = await service.database.db.select().from(companies).where(eq(companies.id, companyId))
  return company?.juristicId ?? ''
}

/** A stored dispute of a new claimant with the company. */
async function disputeWith({ companyId: holderId }: Pick<World, 'companyId'>): Promise<string> {
  const { uid, companyId: claimantId } = await service.founder(uuidv7())
  const id = uuidv7()
  const sides = { claimantId, holderId, juristicId: '0105556001269' }
  const now = new Date()
  await service.database.db
    .insert(companyDisputes)
    .values({ id, ...sides, state: 'open', begunBy: uid, openedAt: now, answerBy: now })
  return id
}

/** A stored request of a new account to join a principal's company. */
async function askedBy(as: string): Promise<string> {
  const { json } = await service.ask('GET /v1/company', { as })
  const id = uuidv7()
  await service.database.db.insert(joinRequests).values({
    companyId: json.id,
    id,
    uid: await service.employer(uuidv7()),
    juristicId: json.juristicId,
    companyName: json.name,
    message: 'CANARY-REQUESTER',
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  return id
}

const payers: readonly Principal[] = ['owner', 'finance']
const fiveCredits = '019aa000-0000-7000-8000-000000000002'

const numberOf = async (orderId: string): Promise<string> =>
  (await service.ask(`GET /v1/orders/${orderId}`, { as: 'owner' })).json.number

/** An order of the company that is not paid. */
async function orderOfOwner(): Promise<string> {
  const body = { packageId: fiveCredits, branchId: null }
  return (await service.ask('POST /v1/orders', { as: 'owner', body })).json.id
}

/** A remembered card of the company's owner. */
async function savedCardOf(companyId: string): Promise<string> {
  const id = uuidv7()
  const card = { brand: 'CANARY-CARD', lastDigits: '4242', expirationMonth: 12, expirationYear: 2030 }
  const stored = { companyId, id, merchant: 'job_post', customerId: `cust_test_${id}`, ...card } as const
  await service.database.db
    .insert(savedCards)
    .values({ ...stored, createdBy: 'owner', confirmedAt: new Date() })
  return id
}

const newInvitation = () => ({ email: `${uuidv7()}@example.com`, role: 'recruiter' })

const rows: Readonly<Record<string, Row>> = {
  'GET /v1/me': {
    access: 'identified',
    but: { newcomer: '404 not_registered', worker: '404 not_registered', ops: '404 not_registered' },
  },
  'POST /v1/registrations': {
    access: 'identified',
    but: { worker: '409 registered_as_other_kind' },
    call: (_world, principal) => ({
      as: principal === 'newcomer' || principal === 'ops' ? service.identity.add(uuidv7()).uid : undefined,
      body: { displayName: principal, phone: '0812345678', acceptTerms: true },
    }),
  },
  'POST /v1/email-verifications': {
    access: 'registered',
    answer: '409 already_verified',
    but: { unverified: '429 too_many_requests' },
    call: async () => {
      // Registration may be a minute ago, after which another mail is sent.
      await service.database.db.update(accounts).set({ verificationSentAt: sql`now()` })
      return { body: {} }
    },
  },
  'PATCH /v1/me/email': {
    access: 'registered',
    answer: '409 already_verified',
    but: { unverified: 'ok' },
    call: (_world, principal) => ({ body: { email: `${principal}@example.com` } }),
  },
  'PATCH /v1/me': {
    access: 'registered',
    call: async (_world, principal) => ({
      body: { displayName: `คุณ ${principal}`, phone: '0812345678' },
      headers: await versioned('/v1/me', principal),
    }),
  },
  'POST /v1/me/password': {
    access: 'registered',
    call: async (_world, principal) => ({
      as: await instead(principal),
      body: { password: 'long enough' },
    }),
  },
  'POST /v1/me/email-changes': {
    access: 'verified',
    call: () => ({ body: { email: `${uuidv7()}@example.com` } }),
  },
  'PUT /v1/me/sign-in-methods/{method}': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { method: 'line' } }),
  },
  'DELETE /v1/me/sign-in-methods/{method}': {
    access: 'registered',
    answer: '404 not_found',
    call: () => ({ path: { method: 'line' } }),
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
    call: async (_world, principal) => ({
      as: await instead(principal),
      body: { confirmation: deletionPhrase },
    }),
  },
  'DELETE /v1/me/deletion': { access: 'registered' },
  'GET /v1/sessions': { access: 'identified' },
  'DELETE /v1/sessions': {
    access: 'identified',
    // A new account: each second of a long test is a session of its own, and of more than sixty all are ended.
    call: (_, principal) => ({
      as: newAccountFor(principal),
    }),
  },
  'POST /v1/sessions/end-all': {
    access: 'identified',
    // A new account, because the call ends the caller's sessions.
    call: (_, principal) => ({
      as: newAccountFor(principal),
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
  'POST /v1/email-verifications/apply': { access: 'optional', ...unknownLink },
  'POST /v1/email-verifications/claim': {
    access: 'public',
    answer: '404 link_invalid',
    call: () => ({ body: { token: 'unknown', password: 'A-new-password-2569' } }),
  },
  'PUT /v1/account-kind': { access: 'identified', call: () => ({ body: { kind: 'employer' } }) },
  'POST /v1/password-resets': {
    access: 'public',
    call: () => ({ body: { email: 'nobody-here@example.com' } }),
  },
  'POST /v1/password-resets/check': { access: 'public', ...unknownLink },
  'POST /v1/password-resets/apply': {
    access: 'public',
    answer: '404 link_invalid',
    call: () => ({ body: { token: 'unknown', password: 'long enough' } }),
  },
  'POST /v1/consents': {
    access: 'optional',
    call: () => ({
      body: {
        subjectKey: crypto.randomUUID(),
        decision: 'accept_all',
        choices: { SNC: true, FC: true, AnPC: true, AC: true },
        policyVersion: '2026-11-20',
        decidedAt: new Date().toISOString(),
      },
    }),
  },
  'GET /v1/consents': { access: 'identified' },
  'POST /v1/companies': {
    access: 'verified',
    answer: '409 already_member',
    but: { unattached: 'ok' },
    call: async (_world, principal) => ({
      as: principal === 'unattached' ? await service.employer(uuidv7()) : undefined,
      body: companyInput(),
    }),
  },
  'GET /v1/company': { access: 'member', roles: everyone },
  'GET /v1/payers': { access: 'member', roles: everyone },
  'PUT /v1/company': {
    access: 'member',
    roles: office,
    call: async (_world, principal) => {
      const { json } = await service.ask('GET /v1/company', { as: ownerOf(principal) })
      const { name, address, version } = json
      return { body: { name, address }, headers: { 'if-match': `"${version}"` } }
    },
  },
  'POST /v1/company/logo-uploads': {
    access: 'member',
    roles: office,
    call: () => ({ body: { fileType: 'image/jpeg', size: 1_000 } }),
  },
  'GET /v1/company/documents': { access: 'member', roles: office },
  'POST /v1/company/document-uploads': {
    access: 'member',
    roles: office,
    call: () => ({ body: { fileType: 'application/pdf', size: 1_000 } }),
  },
  'POST /v1/company/documents': {
    access: 'member',
    roles: office,
    call: async (_world, principal) => {
      const { kind, name, fileName } = await arrivedDocument(ownerOf(principal))
      // The other company's file gets a name that is no canary.
      return { body: { kind, fileName, name: principal === 'other_owner' ? 'ของเรา.pdf' : name } }
    },
  },
  'PATCH /v1/company/documents/{documentId}': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async ({ companyId }) => ({
      path: { documentId: await addedDocument(companyId) },
      body: { expiresOn: '2040-12-31' },
      headers: { 'if-match': '"1"' },
    }),
  },
  'DELETE /v1/company/documents/{documentId}': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async ({ companyId }) => ({ path: { documentId: await addedDocument(companyId) } }),
  },
  'GET /v1/company/documents/{documentId}/link': { access: 'member', roles: office, of: 'company' },
  'GET /v1/company/document-file': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async ({ documentId }, principal) => {
      const as = principal === 'admin' ? principal : 'owner'
      const { json } = await service.ask(`GET /v1/company/documents/${documentId}/link`, { as })
      return { query: { link: json.link } }
    },
  },
  'POST /v1/company/verification-events': {
    access: 'member',
    roles: office,
    // Neither company has the documents that a review needs.
    answer: '422 validation_failed',
    call: () => ({ body: { event: 'submit' } }),
  },
  'POST /v1/registry-lookups': { access: 'identified', call: () => ({ body: {} }) },
  'POST /v1/map-links': {
    access: 'identified',
    call: () => ({ body: { link: 'https://www.google.com/maps/@13.7449,100.5347,15z' } }),
  },
  'PUT /v1/saved-search-news/{newsId}': { access: 'service' },
  'PUT /v1/events/{eventId}': { access: 'service' },
  'GET /v1/company-names': { access: 'service', call: () => ({ query: { name: 'ร้านของ' } }) },
  'GET /v1/company-names/{companyId}': { access: 'service' },
  'GET /v1/company-names/{companyId}/members': { access: 'service', call: () => ({ query: { uids: 'x' } }) },
  'GET /v1/ops/companies': { access: 'ops' },
  'GET /v1/ops/companies/{companyId}': { access: 'ops' },
  'POST /v1/ops/companies/{companyId}/events': {
    access: 'ops',
    answer: '409 wrong_state',
    call: () => ({ body: { event: 'approve' } }),
  },
  'GET /v1/ops/companies/{companyId}/documents/{documentId}/file': { access: 'ops' },
  'GET /v1/ops/dead-jobs': { access: 'ops' },
  'GET /v1/ops/failing-routines': { access: 'ops' },
  'POST /v1/ops/dead-jobs/{jobId}/attempts': {
    access: 'ops',
    answer: '404 not_found',
    call: () => ({ path: { jobId: uuidv7() }, body: {} }),
  },
  'GET /v1/members': { access: 'member', roles: office },
  'PUT /v1/members/{memberId}': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async (all) => ({ ...(await freshMember(all)), body: { role: 'finance' } }),
  },
  'DELETE /v1/members/{memberId}': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async (all) => ({ path: (await freshMember(all)).path }),
  },
  'DELETE /v1/members/me': {
    access: 'member',
    roles: everyone,
    but: { other_owner: '409 last_owner' },
    call: async (all, principal) =>
      everyone.includes(principal) ? { as: await freshColleague(all, principal) } : {},
  },
  'GET /v1/invitations': { access: 'member', roles: office },
  'POST /v1/invitations': { access: 'member', roles: office, call: () => ({ body: newInvitation() }) },
  'POST /v1/invitations/{invitationId}/events': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async () => {
      const { json } = await service.ask('POST /v1/invitations', { as: 'owner', body: newInvitation() })
      return { path: { invitationId: json.id }, body: { event: 'revoke' } }
    },
  },
  'POST /v1/company-claims': {
    access: 'verified',
    answer: '409 already_member',
    but: { unattached: 'ok' },
    call: async (_world, principal) => ({
      as: principal === 'unattached' ? await service.employer(uuidv7()) : undefined,
      body: { ...companyInput(), juristicId: await takenNumber(), statement: 'เป็นกรรมการ' },
    }),
  },
  'DELETE /v1/company': { access: 'member', roles: ['owner'], answer: '409 company_stays' },
  'GET /v1/company/disputes': { access: 'member', roles: office },
  'POST /v1/company/disputes': {
    access: 'member',
    roles: office,
    answer: '409 company_free',
    call: () => ({ body: { statement: 'เป็นกรรมการ' } }),
  },
  'POST /v1/company/disputes/{disputeId}/answer': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async (world) => ({
      path: { disputeId: await disputeWith(world) },
      body: { statement: 'เป็นของเรา' },
    }),
  },
  'GET /v1/ops/disputes': { access: 'ops' },
  'GET /v1/ops/orders/{number}': {
    access: 'ops',
    call: async () => ({ path: { number: await numberOf(await orderOfOwner()) } }),
  },
  'POST /v1/ops/orders/{number}/refunds': {
    access: 'ops',
    // No order there is paid.
    answer: '404 not_found',
    call: async () => ({
      path: { number: await numberOf(await orderOfOwner()) },
      body: {
        paymentId: null,
        amountSatang: null,
        reason: 'ลูกค้าขอคืน',
        unspentCredits: 0,
        isBeyondUnspent: false,
      },
    }),
  },
  'GET /v1/ops/refunds': { access: 'ops' },
  'POST /v1/ops/refunds/{refundId}/events': {
    access: 'ops',
    // There is no refund.
    answer: '404 not_found',
    call: () => ({ path: { refundId: uuidv7() }, body: { event: 'refuse', reason: 'x' } }),
  },
  'GET /v1/ops/extra-payments': { access: 'ops' },
  'GET /v1/ops/partly-lost-orders': { access: 'ops' },
  'GET /v1/ops/payment-disputes': { access: 'ops' },
  'GET /v1/ops/payment-differences': { access: 'ops' },
  'POST /v1/ops/payment-differences/{differenceId}/events': {
    access: 'ops',
    // There is no difference.
    answer: '404 not_found',
    call: () => ({ path: { differenceId: uuidv7() }, body: { event: 'close', reason: 'x' } }),
  },
  'POST /v1/ops/payment-comparisons': { access: 'ops', call: () => ({ body: {} }) },
  'GET /v1/ops/doubtful-values': { access: 'ops' },
  'GET /v1/ops/revenue': {
    access: 'ops',
    call: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  },
  'GET /v1/ops/disputes/{disputeId}': {
    access: 'ops',
    call: async (world) => ({ path: { disputeId: await disputeWith(world) } }),
  },
  'POST /v1/ops/disputes/{disputeId}/decision': {
    access: 'ops',
    call: async (world) => ({
      path: { disputeId: await disputeWith(world) },
      body: { verdict: 'for_holder', reason: 'ตามเอกสาร', holderStanding: 'represented' },
    }),
  },
  'GET /v1/my/join-requests': { access: 'registered' },
  'POST /v1/my/join-requests': {
    access: 'verified',
    answer: '409 already_member',
    but: { unattached: 'ok' },
    call: async () => ({ body: { juristicId: await takenNumber(), message: 'CANARY-REQUESTER' } }),
  },
  'POST /v1/my/join-requests/{joinRequestId}/events': {
    access: 'registered',
    answer: '404 not_found',
    call: async () => ({ path: { joinRequestId: await askedBy('owner') }, body: { event: 'withdraw' } }),
  },
  'GET /v1/join-requests': { access: 'member', roles: office },
  'POST /v1/join-requests/{joinRequestId}/accept': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async () => ({ path: { joinRequestId: await askedBy('owner') }, body: { role: 'recruiter' } }),
  },
  'POST /v1/join-requests/{joinRequestId}/decline': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async () => ({ path: { joinRequestId: await askedBy('owner') } }),
  },
  'POST /v1/invitations/check': { access: 'optional', ...unknownLink },
  'POST /v1/invitations/accept': { access: 'registered', ...unknownLink },
  'POST /v1/invitations/decline': { access: 'optional', ...unknownLink },
  'POST /v1/invitations/reconsider': { access: 'optional', ...unknownLink },
  'POST /v1/invitations/register': {
    access: 'public',
    answer: '404 link_invalid',
    call: () => ({
      body: {
        token: 'unknown',
        displayName: 'สมใจ',
        phone: '0812345678',
        password: 'long enough',
        acceptTerms: true,
      },
    }),
  },
  'GET /v1/branches': { access: 'member', roles: everyone },
  'POST /v1/branches': { access: 'member', roles: office, call: () => ({ body: branchInput() }) },
  'GET /v1/branches/summaries': { access: 'member', roles: everyone },
  'POST /v1/branches/imports': {
    access: 'member',
    roles: office,
    call: () => {
      const { photos: _, ...row } = branchInput()
      return { body: { rows: [row] } }
    },
  },
  'GET /v1/branches/{branchId}': { access: 'member', roles: everyone, of: 'branch' },
  'PUT /v1/branches/{branchId}': {
    access: 'member',
    roles: branchKeepers,
    of: 'branch',
    call: async ({ branchId }) => ({
      body: { ...branchInput(), name: 'CANARY-HERE' },
      headers: await versioned(`/v1/branches/${branchId}`),
    }),
  },
  'DELETE /v1/branches/{branchId}': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async () => ({
      path: { branchId: await service.branch('owner') },
      headers: { 'if-match': '"1"' },
    }),
  },
  'POST /v1/branches/{branchId}/archivals': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async () => ({
      path: { branchId: await service.branch('owner') },
      headers: { 'if-match': '"1"' },
    }),
  },
  'POST /v1/branches/{branchId}/restorations': {
    access: 'member',
    roles: office,
    of: 'company',
    call: async () => {
      const branchId = await service.branch('owner')
      await service.ask(`DELETE /v1/branches/${branchId}`, { as: 'owner', headers: { 'if-match': '"1"' } })
      return { path: { branchId }, headers: { 'if-match': '"2"' } }
    },
  },
  'POST /v1/branches/photo-uploads': {
    access: 'member',
    roles: branchKeepers,
    call: () => ({ body: { fileType: 'image/jpeg', size: 1_000 } }),
  },
  'GET /v1/job-posts': { access: 'member', roles: everyone },
  'POST /v1/job-posts': {
    access: 'member',
    roles: recruiting,
    // A branch that the caller does not see is an invalid value here, not a 404.
    but: { manager_there: '422 validation_failed', other_owner: '422 validation_failed' },
    call: ({ branchId }) => ({ body: jobPostInput(branchId) }),
  },
  'GET /v1/job-posts/counts': { access: 'member', roles: everyone },
  'GET /v1/job-posts/among': {
    access: 'member',
    roles: everyone,
    call: ({ jobPostId }) => ({ query: { jobPostIds: jobPostId } }),
  },
  'GET /v1/job-posts/{jobPostId}': { access: 'member', roles: everyone, of: 'branch' },
  'PUT /v1/job-posts/{jobPostId}': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async ({ branchId, jobPostId }) => ({
      body: { ...jobPostInput(branchId), title: 'CANARY-HERE' },
      headers: await versioned(`/v1/job-posts/${jobPostId}`),
    }),
  },
  'PUT /v1/job-posts/{jobPostId}/resubmission': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async ({ companyId, branchId }) => {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      const scope = { companyId, branchIds: null }
      await moveJobPost(service.database.db, scope, id, { state: 'pending_review', reviewSince: new Date() })
      return { path: { jobPostId: id }, body: jobPostInput(branchId), headers: { 'if-match': '"2"' } }
    },
  },
  'POST /v1/job-posts/{jobPostId}/events': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async ({ branchId }) => {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      return { path: { jobPostId: id }, body: { event: 'cancel' } }
    },
  },
  'GET /v1/job-posts/{jobPostId}/credit-request': { access: 'member', roles: recruiting, of: 'branch' },
  'PUT /v1/job-posts/{jobPostId}/credit-request': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async ({ branchId }) => {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      const waits = { creditShortSince: new Date(), creditShortBy: 'owner', creditShortVersion: 1 }
      await service.database.db.update(jobPosts).set(waits).where(eq(jobPosts.id, id))
      return { path: { jobPostId: id } }
    },
  },
  'POST /v1/job-posts/events': {
    access: 'member',
    roles: recruiting,
    // For another company's post the answer is a success that says within it that the post was not found.
    call: async ({ branchId }) => {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      return { body: { event: 'pause', jobPostIds: [id] } }
    },
  },
  'GET /v1/action-items': { access: 'member', roles: everyone },
  'GET /v1/days': { access: 'member', roles: recruiting },
  'GET /v1/coming-work': { access: 'member', roles: recruiting },
  'POST /v1/job-posts/clones': {
    access: 'member',
    roles: recruiting,
    // For another company's post the answer is a success that says within it that the post was not found.
    call: ({ jobPostId }) => ({ body: { jobPostIds: [jobPostId] } }),
  },
  'POST /v1/job-posts/photo-uploads': {
    access: 'member',
    roles: recruiting,
    call: () => ({ body: { fileType: 'image/jpeg', size: 1_000 } }),
  },
  'GET /v1/job-posts/{jobPostId}/board': { access: 'member', roles: recruiting, of: 'branch' },
  'GET /v1/job-posts/{jobPostId}/applications': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: () => ({ query: { stage: 'submitted' } }),
  },
  'GET /v1/interviewees': { access: 'member', roles: recruiting },
  'GET /v1/job-posts/{jobPostId}/work-starts/{workerId}': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: () => ({ path: { workerId: uuidv7() } }),
  },
  'GET /v1/applications/{applicationId}': { access: 'member', roles: recruiting, of: 'branch' },
  'GET /v1/applications/{applicationId}/events': { access: 'member', roles: recruiting, of: 'branch' },
  'POST /v1/applications/{applicationId}/events': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async (all) => ({
      path: { applicationId: await storedApplication(all) },
      body: { event: 'view', from: 'submitted' },
    }),
  },
  'DELETE /v1/applications/{applicationId}/lost-place': { access: 'member', roles: recruiting, of: 'branch' },
  'PUT /v1/applications/{applicationId}/lost-place': { access: 'member', roles: recruiting, of: 'branch' },
  'PUT /v1/applications/{applicationId}/shifts': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async ({ companyId, branchId }) => {
      const input = { ...jobPostInput(branchId), shiftChoice: 'each' }
      const { id: jobPostId } = await service.jobPost('owner', input)
      const [shift] = (await service.ask(`GET /v1/job-posts/${jobPostId}`, { as: 'owner' })).json.shifts
      const applicationId = await storedApplication({ companyId, jobPostId }, { state: 'offered' })
      const key = { companyId, id: applicationId, jobPostId }
      await addApplicationShifts(service.database.db, key, { can: [shift.id] })
      return {
        path: { applicationId },
        headers: { 'if-match': '"1"' },
        body: { shiftIds: [shift.id] },
      }
    },
  },
  'POST /v1/applications/events': {
    access: 'member',
    roles: recruiting,
    // For another company's application the answer is a success that says within it that it was not found.
    call: ({ applicationId }) => ({
      body: { event: 'complete', applications: [{ id: applicationId, from: 'submitted' }] },
    }),
  },
  'GET /v1/applications/{applicationId}/notes': { access: 'member', roles: recruiting, of: 'branch' },
  'POST /v1/applications/{applicationId}/notes': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: () => ({ body: { text: 'CANARY-NOTE' } }),
  },
  'DELETE /v1/applications/{applicationId}/notes/{noteId}': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    answer: '404 not_found',
    call: () => ({ path: { noteId: uuidv7() } }),
  },
  'POST /v1/my/applications': {
    access: 'worker',
    answer: '404 not_found',
    call: () => ({ body: { jobPostId: uuidv7(), answers: [] } }),
  },
  'GET /v1/my/applications': { access: 'worker' },
  // The application belongs to another worker.
  'GET /v1/my/applications/{applicationId}': { access: 'worker', answer: '404 not_found' },
  'POST /v1/my/applications/{applicationId}/events': {
    access: 'worker',
    answer: '404 not_found',
    call: () => ({ body: { event: 'withdraw', from: 'submitted' } }),
  },
  'POST /v1/my/applications/{applicationId}/term-answers': {
    access: 'worker',
    answer: '404 not_found',
    call: () => ({ body: { answer: 'keep', version: 1 } }),
  },
  'POST /v1/my/applications/{applicationId}/given-back-shifts': {
    access: 'worker',
    answer: '404 not_found',
    call: () => ({ body: { shiftIds: ['s'], version: 1 } }),
  },
  'PUT /v1/my/applications/{applicationId}/acknowledgement': { access: 'worker', answer: '404 not_found' },
  'PUT /v1/my/applications/{applicationId}/confirmation': { access: 'worker', answer: '404 not_found' },
  'GET /v1/job-posts/price': { access: 'member', roles: everyone },
  'GET /v1/company/representation-letter': { access: 'member', roles: office },
  // The company is already represented.
  'POST /v1/company/representation-letters': {
    access: 'member',
    roles: office,
    answer: '409 already_represented',
    call: () => ({ body: {} }),
  },
  'POST /v1/company/representation-letters/{letterId}/events': {
    access: 'member',
    roles: office,
    answer: '404 not_found',
    call: () => ({ path: { letterId: uuidv7() }, body: { event: 'withdraw' } }),
  },
  'POST /v1/company/representation-letters/{letterId}/code': {
    access: 'member',
    roles: office,
    answer: '404 not_found',
    call: () => ({ path: { letterId: uuidv7() }, body: { code: 'ACDEFHJKMNPQ' } }),
  },
  'GET /v1/ops/representation-letters': { access: 'ops' },
  'POST /v1/ops/representation-letters/{letterId}/prints': {
    access: 'ops',
    answer: '404 not_found',
    call: () => ({ path: { letterId: uuidv7() }, body: {} }),
  },
  'GET /v1/ops/job-posts': { access: 'ops' },
  'GET /v1/ops/job-posts/{jobPostId}': {
    access: 'ops',
    // The post was never submitted, so staff cannot read it.
    answer: '404 not_found',
  },
  'POST /v1/ops/job-posts/{jobPostId}/events': {
    access: 'ops',
    answer: '409 wrong_state',
    call: () => ({ body: { event: 'approve' }, headers: { 'if-match': '"1"' } }),
  },
  'POST /v1/ops/companies/{companyId}/credit-grants': {
    access: 'ops',
    call: () => ({ body: { kind: 'job_post', amount: 1, expiresAt: null, reason: 'ชดเชย' } }),
  },
  'GET /v1/job-posts/{jobPostId}/invites': { access: 'member', roles: everyone, of: 'branch' },
  'POST /v1/job-posts/{jobPostId}/invites': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async ({ companyId, branchId }) => {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      await moveJobPost(service.database.db, { companyId, branchIds: null }, id, { state: 'published' })
      return { path: { jobPostId: id }, body: { workerIds: [uuidv7()] } }
    },
  },
  'GET /v1/job-posts/{jobPostId}/applicants': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: () => ({ query: { workerIds: uuidv7() } }),
  },
  'GET /v1/job-post-invites': { access: 'member', roles: recruiting },
  'POST /v1/my/job-post-invites/events': {
    access: 'worker',
    call: () => ({ body: { event: 'decline', jobPostIds: [uuidv7()] } }),
  },
  'PUT /v1/job-posts/{jobPostId}/invites/{workerId}': {
    access: 'member',
    roles: recruiting,
    of: 'branch',
    call: async ({ companyId, branchId }) => {
      const { id } = await service.jobPost('owner', jobPostInput(branchId))
      await moveJobPost(service.database.db, { companyId, branchIds: null }, id, { state: 'published' })
      return { path: { jobPostId: id, workerId: uuidv7() } }
    },
  },
  'GET /v1/my/job-post-invites': { access: 'worker' },
  'GET /v1/my/known-job-posts': { access: 'worker', call: () => ({ query: { jobPostIds: uuidv7() } }) },
  'GET /v1/my/data-export-files': { access: 'worker' },
  'GET /v1/my/job-posts': { access: 'worker' },
  'GET /v1/my/job-posts/{jobPostId}': { access: 'worker', answer: '404 not_found' },
  'GET /v1/favourite-groups/{groupId}/job-posts': {
    access: 'member',
    roles: recruiting,
    call: () => ({ path: { groupId: uuidv7() } }),
  },
  'GET /v1/job-posts/{jobPostId}/funnel': { access: 'member', roles: everyone, of: 'branch' },
  ...Object.fromEntries(
    ['activity', 'time-to-hire'].map((trend): [string, Row] => [
      `GET /v1/trends/${trend}`,
      { access: 'member', roles: everyone, call: () => ({ query: { days: '7' } }) },
    ]),
  ),
  'GET /v1/trends/spend': {
    access: 'member',
    roles: [...office, 'finance'],
    call: () => ({ query: { days: '7' } }),
  },
  'GET /v1/credits/balance': { access: 'member', roles: everyone },
  'GET /v1/credits/grants': { access: 'member', roles: [...office, 'finance'] },
  'GET /v1/credits/statement': { access: 'member', roles: [...office, 'finance'] },
  'GET /v1/credits/statement-totals': { access: 'member', roles: [...office, 'finance'] },
  'PUT /v1/profile-unlocks/{unlockId}': { access: 'service', call: () => ({ path: { unlockId: uuidv7() } }) },
  'PUT /v1/profile-unlocks/{unlockId}/closing': {
    access: 'service',
    call: () => ({ path: { unlockId: uuidv7() } }),
  },
  'GET /v1/notifications': { access: 'member', roles: everyone },
  'GET /v1/notifications/unread-count': { access: 'member', roles: everyone },
  'POST /v1/notifications/read': {
    access: 'member',
    roles: everyone,
    call: () => ({ body: { upTo: uuidv7() } }),
  },
  'POST /v1/notifications/{notificationId}/read': { access: 'member', roles: everyone, of: 'owner' },
  'GET /v1/notification-choices': { access: 'member', roles: everyone },
  'PUT /v1/notification-choices/{kind}': {
    access: 'member',
    roles: everyone,
    // This role gets no notifications about posts.
    but: { finance: '404 not_found' },
    call: () => ({ path: { kind: 'job_post_published' }, body: { inApp: true, byMail: false } }),
  },
  'GET /v1/packages': { access: 'public' },
  'GET /v1/purchase-options': { access: 'member', roles: payers },
  'GET /v1/orders': { access: 'member', roles: [...office, 'finance'] },
  'POST /v1/orders': {
    access: 'member',
    roles: payers,
    call: () => ({ body: { packageId: fiveCredits, branchId: null } }),
  },
  'GET /v1/orders/{orderId}': { access: 'member', roles: [...office, 'finance'], of: 'company' },
  'POST /v1/orders/{orderId}/checks': { access: 'member', roles: [...office, 'finance'], of: 'company' },
  'POST /v1/orders/{orderId}/payments': {
    access: 'member',
    roles: payers,
    of: 'company',
    call: async () => ({ path: { orderId: await orderOfOwner() }, body: { method: 'promptpay' } }),
  },
  'POST /v1/orders/{orderId}/events': {
    access: 'member',
    roles: payers,
    of: 'company',
    call: async () => ({ path: { orderId: await orderOfOwner() }, body: { event: 'cancel' } }),
  },
  'GET /v1/orders/{orderId}/code': { access: 'member', roles: [...office, 'finance'], of: 'company' },
  'GET /v1/saved-cards': { access: 'member', roles: payers },
  'DELETE /v1/saved-cards/{savedCardId}': {
    access: 'member',
    roles: payers,
    of: 'company',
    call: async ({ companyId }) => ({ path: { savedCardId: await savedCardOf(companyId) } }),
  },
  'PUT /v1/order-marks': { access: 'service' },
  'GET /v1/ops/packages': { access: 'ops' },
  'POST /v1/ops/package-sales': {
    access: 'ops',
    call: () => ({ body: { kind: 'profile_unlock', orderableFrom: null, reason: 'ทดสอบ' } }),
  },
  'POST /v1/buffet-links/checks': { access: 'optional', ...unknownLink },
  'POST /v1/buffet-links/activations': { access: 'member', roles: payers, ...unknownLink },
  'POST /v1/ops/buffet-links': {
    access: 'ops',
    call: () => ({
      body: { days: 30, companyId: null, activateBy: '2999-01-01T00:00:00.000Z', note: 'ทดสอบ' },
    }),
  },
  'GET /v1/ops/buffet-links': { access: 'ops' },
  'POST /v1/ops/buffet-links/{linkId}/revocations': {
    access: 'ops',
    answer: '404 not_found',
    call: () => ({ path: { linkId: uuidv7() }, body: {} }),
  },
  'POST /v1/topup-links': { access: 'member', roles: payers, call: () => ({ body: { returnTo: null } }) },
  'POST /v1/topup-passes': { access: 'public', ...unknownLink },
  'GET /v1/topup-return': { access: 'member', roles: payers },
  'GET /v1/order-history': { access: 'member', roles: [...office, 'finance'] },
  'GET /v1/order-history/{orderId}': { access: 'member', roles: [...office, 'finance'], of: 'company' },
  'GET /v1/orders/{orderId}/receipt': {
    access: 'member',
    roles: [...office, 'finance'],
    of: 'company',
    call: () => ({ path: { orderId: withheld.orderId } }),
  },
  'GET /v1/credit-notes/{creditNoteId}/file': {
    access: 'member',
    roles: [...office, 'finance'],
    of: 'company',
    call: () => ({ path: { creditNoteId: withheld.creditNoteId } }),
  },
  'GET /v1/payments/{paymentId}/tax-refund': {
    access: 'member',
    roles: [...office, 'finance'],
    of: 'company',
    call: () => ({ path: { paymentId: withheld.paymentId } }),
  },
  'GET /v1/tax-refunds': { access: 'member', roles: [...office, 'finance'] },
  'POST /v1/tax-refunds': {
    access: 'member',
    roles: payers,
    of: 'company',
    call: async () => ({ body: { paymentId: (await paidByOwner()).paymentId } }),
  },
  'PATCH /v1/tax-refunds/{taxRefundId}': {
    access: 'member',
    roles: payers,
    of: 'company',
    call: async () => ({
      path: { taxRefundId: await draftRefund() },
      headers: { 'if-match': '"1"' },
      body: { certificateNumber: '12' },
    }),
  },
  'POST /v1/tax-refunds/{taxRefundId}/events': {
    access: 'member',
    roles: payers,
    of: 'company',
    call: async () => ({
      path: { taxRefundId: await draftRefund() },
      headers: { 'if-match': '"1"' },
      body: { event: 'cancel' },
    }),
  },
  'POST /v1/tax-refunds/uploads': {
    access: 'member',
    roles: payers,
    call: () => ({ body: { fileType: 'application/pdf', size: 1_000 } }),
  },
  'PUT /v1/tax-refunds/{taxRefundId}/certificate': {
    access: 'member',
    roles: payers,
    of: 'company',
    call: async () => ({
      path: { taxRefundId: await draftRefund() },
      body: await arrivedCertificate(service, 'owner'),
    }),
  },
  'GET /v1/tax-refunds/{taxRefundId}/certificate': {
    access: 'member',
    roles: [...office, 'finance'],
    of: 'company',
    call: () => ({ path: { taxRefundId: withheld.taxRefundId } }),
  },
  'GET /v1/ops/tax-refunds': { access: 'ops' },
  'GET /v1/ops/tax-refunds/{taxRefundId}': {
    access: 'ops',
    call: () => ({ path: { taxRefundId: withheld.taxRefundId } }),
  },
  'GET /v1/ops/tax-refunds/{taxRefundId}/certificate': {
    access: 'ops',
    call: () => ({ path: { taxRefundId: withheld.taxRefundId } }),
  },
  // Nobody approved it yet.
  'POST /v1/ops/tax-refunds/{taxRefundId}/account-readings': {
    access: 'ops',
    answer: '409 wrong_state',
    call: () => ({ path: { taxRefundId: withheld.taxRefundId } }),
  },
  'POST /v1/ops/tax-refunds/{taxRefundId}/events': {
    access: 'ops',
    call: async () => ({
      path: { taxRefundId: (await submittedRefund(service, 'owner')).taxRefundId },
      body: { event: 'begin_review' },
    }),
  },
  // Nobody but the payment provider can sign an event.
  'POST /v1/payment-events/{merchant}': {
    access: 'public',
    answer: '401 unauthenticated',
    call: () => ({ path: { merchant: 'job_post' }, body: { id: 'evnt_test_1' } }),
  },
  // Public posts are no secret, so the query is for a province that has none.
  'GET /v1/public/job-posts': { access: 'public', call: () => ({ query: { province: 'ภูเก็ต' } }) },
  'GET /v1/public/job-post-counts': { access: 'public' },
  'GET /v1/public/job-post-index': { access: 'public' },
  // The company's post is a draft, which the public cannot see.
  'GET /v1/public/job-posts/{jobPostId}': { access: 'public', answer: '404 not_found' },
  'POST /v1/public/job-posts/{jobPostId}/views': {
    access: 'optional',
    answer: '404 not_found',
    call: () => ({ body: {} }),
  },
}

let service: TestService
let world: World
beforeAll(async () => {
  service = await startTestService()
  world = await populate()
})
afterAll(() => service.stop())

/** A company whose names are all canaries, with its members, another company's owner, and users without a company. */
async function populate(): Promise<World> {
  const { identity, ask, branch, jobPost, colleague } = service
  identity.add('newcomer')
  service.worker('worker')
  identity.add('ops', { ops: true })
  const registration = { displayName: 'คนใหม่', phone: '0812345678', acceptTerms: true }
  await ask('POST /v1/registrations', { as: identity.add('unverified').uid, body: registration })
  await service.employer('unattached')
  await service.owner('other_owner')

  await service.employer('owner')
  const founded = await ask('POST /v1/companies', {
    as: 'owner',
    body: { ...companyInput(), name: 'CANARY-COMPANY' },
  })
  const companyId = founded.json.id
  await service.represent(companyId)
  const here = await branch('owner', { name: 'CANARY-HERE' })
  const there = await branch('owner', { name: 'CANARY-THERE' })
  for (const role of ['admin', 'recruiter', 'finance'] as const) await colleague(role, companyId, role)
  await colleague('manager_here', companyId, 'branch_manager', [here])
  await colleague('manager_there', companyId, 'branch_manager', [there])
  await colleague('disabled', companyId, 'owner')
  identity.add('disabled', { disabled: true })
  await branch('admin', { name: 'CANARY-NEWS' })
  await jobPost('owner', { ...jobPostInput(there), title: 'CANARY-THERE' })
  const post = await jobPost('owner', { ...jobPostInput(here), title: 'CANARY-HERE' })
  const notifications = await ask('GET /v1/notifications', { as: 'owner' })
  const documentId = await addedDocument(companyId)
  const applicationId = await storedApplication({ companyId, jobPostId: post.id })
  const orderId = await orderOfOwner()
  await ask(`POST /v1/orders/${orderId}/payments`, { as: 'owner', body: { method: 'promptpay' } })
  return {
    orderId,
    companyId,
    applicationId,
    documentId,
    branchId: here,
    jobPostId: post.id,
    notificationId: notifications.json.items[0].id,
  }
}

/** A paid order of the owner with a credit note, and with a refund of withheld tax that waits for staff. */
let withheld: Awaited<ReturnType<typeof submittedRefund>> & { readonly creditNoteId: string }
beforeAll(async () => {
  const refund = await submittedRefund(service, 'owner')
  const note = await service.database.db.transaction((tx) =>
    issueCreditNote(tx, {
      companyId: world.companyId,
      orderId: refund.orderId,
      cause: { refundId: uuidv7() },
      amountSatang: 100,
      at: new Date(),
      reason: '-',
      news: { kind: 'order_refunded', params: { amount: '฿1', credits: '0' } },
    }),
  )
  withheld = { ...refund, creditNoteId: note.id }
})

const paidByOwner = () => paidOrder(service, 'owner')
const draftRefund = async () => (await begunRefund(service, 'owner')).taxRefundId

const foreign: Readonly<Record<NonNullable<Row['of']>, readonly Principal[]>> = {
  company: ['other_owner'],
  branch: ['other_owner', 'manager_there'],
  owner: principals.filter((principal) => principal !== 'owner'),
}

/** The expected outcome for the principal: `ok`, or status and code. */
function promised(row: Row, principal: Principal): string {
  const { access, roles = [], of, answer = 'ok', but = {} } = row
  // A person cannot sign a question between services.
  if (access === 'service') return '401 unauthenticated'
  const isOpen = access === 'public' || access === 'optional'
  if (!isOpen && principal === 'anonymous') return '401 unauthenticated'
  if (!isOpen && principal === 'disabled') return '401 session_revoked'
  if (access === 'ops') return principal === 'ops' ? answer : '403 forbidden'
  const exception = but[principal]
  if (exception) return exception
  if (isOpen || access === 'identified') return answer
  if (access === 'worker') return principal === 'worker' ? answer : '403 workers_only'
  if (principal === 'worker') return '403 employers_only'
  if (principal === 'newcomer' || principal === 'ops') return '403 not_registered'
  if (access === 'registered') return answer
  if (access === 'verified') return principal === 'unverified' ? '403 email_unverified' : answer
  if (principal === 'unverified' || principal === 'unattached') return '409 company_required'
  if (!roles.includes(principal === 'other_owner' ? 'owner' : principal)) return '403 forbidden'
  return of && foreign[of].includes(principal) ? '404 not_found' : answer
}

/** Calls one operation as one principal, with the row's input. */
async function ask(operation: string, principal: Principal) {
  const { as, path, query, body, headers } = (await rows[operation]?.call?.(world, principal)) ?? {}
  const known: Record<string, string> = { ...world, ...path }
  const caller = principal === 'anonymous' ? undefined : (as ?? principal)
  return service.ask(
    operation.replace(/\{(\w+)\}/g, (_whole, name) => known[name] ?? '') +
      (query ? `?${new URLSearchParams(query)}` : ''),
    { as: caller, body, headers: { ...(caller && { 'begun-as': await accountMark(caller) }), ...headers } },
  )
}

test('every operation of the OpenAPI document has its row', () => {
  expect(declaredAccess(service.app.swagger())).toEqual(
    Object.fromEntries(Object.entries(rows).map(([operation, { access }]) => [operation, access])),
  )
})

const ofApplicants = ['CANARY-APPLICANT', 'CANARY-NOTE']
const ofPlaces = ['CANARY-COMPANY', 'CANARY-HERE', 'CANARY-THERE', 'CANARY-NEWS']
const ofRequesters = ['CANARY-REQUESTER']
const canaries = [...ofPlaces, ...ofApplicants, ...ofRequesters]
const known: Partial<Record<Principal, readonly string[]>> = {
  ...Object.fromEntries(office.map((principal) => [principal, canaries])),
  recruiter: [...ofPlaces, ...ofApplicants],
  // Their own requests.
  unattached: ofRequesters,
  // This role decides about no applicants, so it sees none.
  finance: ofPlaces,
  // The queue names the branch of the posts that wait for staff.
  ops: ['CANARY-COMPANY', 'CANARY-HERE'],
  manager_here: ['CANARY-COMPANY', 'CANARY-HERE', ...ofApplicants],
  manager_there: ['CANARY-COMPANY', 'CANARY-THERE'],
}

/** What every write of the owner is answered that says it was begun for somebody. */
async function outcomesFor(writes: readonly string[], begunAs: string): Promise<Set<string>> {
  const answers = new Set<string>()
  for (const operation of writes) {
    const address = operation.replace(/\{\w+\}/g, uuidv7())
    const headers = { 'begun-as': begunAs }
    const { status, json } = await service.ask(address, { as: 'owner', body: {}, headers })
    answers.add(`${status} ${json.code}`)
  }
  return answers
}

test('no operation does for an account or a company what was begun for another one', async () => {
  const access = declaredAccess(service.app.swagger())
  const [own, others] = [await accountMark('owner'), await accountMark('somebody')]
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
