import { type BrowserContext, expect } from '@playwright/test'
import { SignJWT } from 'jose'
import { accountMark } from '@/lib/auth/account-mark'
import { begunAsHeader } from '@/lib/auth/begun-as'
import { signInMark } from '@/lib/auth/sign-in-mark'
import { settingsTable } from '@/lib/config/settings-table'
import { isTaxId } from '@/validators/rules'
import { linkFromMail } from './fixtures'
import { stackAddresses } from './stack'
import { type Coordinates, uniqueDigits, uniqueEmail } from './unique'

export type Addresses = typeof stackAddresses
export type Kind = 'employer' | 'worker'

/** A person who can sign in at the identity provider, with a session of theirs. */
export type Account = {
  readonly email: string
  readonly password: string
  readonly idToken: string
  readonly session: string
  readonly addresses: Addresses
}

export type Answer<Body> = { readonly status: number; readonly type: string; readonly body: Body }
type Call = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends JSON and reads the JSON answer. */
export async function sendJson<Body>(
  address: string,
  { method = 'POST', body, headers = {} }: Call = {},
): Promise<Answer<Body>> {
  const answer = await fetch(address, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  const type = answer.headers.get('Content-Type') ?? ''
  return { status: answer.status, type, body: (text === '' ? null : JSON.parse(text)) as Body }
}

/** Calls a service directly, without the web, as the person whose session it is. */
export function asPerson<Body>(
  { session }: Account,
  address: string,
  call: Call = {},
): Promise<Answer<Body>> {
  const identity = { Authorization: `Bearer ${session}`, 'Idempotency-Key': crypto.randomUUID() }
  return sendJson<Body>(address, { ...call, headers: { ...identity, ...call.headers } })
}

async function succeeded<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

/** Creates a new person at the identity provider who has not yet registered as employer or worker. */
export async function signUp(addresses: Addresses = stackAddresses): Promise<Account> {
  const [email, password] = [uniqueEmail('person'), 'krua-yai-2569']
  const provider = `${addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=sandbox`
  const { idToken } = await succeeded(
    sendJson<{ idToken: string }>(provider, { body: { email, password, returnSecureToken: true } }),
  )
  return openSession({ email, password, idToken, addresses })
}

/** The same person with a new sign-in and session, after signing out ended the previous session. */
export async function signedInAgain(person: Account): Promise<Account> {
  const { email, password, addresses } = person
  const provider = `${addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox`
  const { idToken } = await succeeded(
    sendJson<{ idToken: string }>(provider, { body: { email, password, returnSecureToken: true } }),
  )
  return openSession({ email, password, idToken, addresses })
}

/**
 * Signs in a member of the demo company, which only the shared stack has. Tests read what it was seeded with and change
 * nothing there, for all of them share it.
 */
export async function demoColleague(who: 'owner' | 'recruiter'): Promise<Account> {
  const [email, password] = [`${who}@demo.partim.example`, 'Partim-demo-2569']
  const provider = `${stackAddresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox`
  const { idToken } = await succeeded(
    sendJson<{ idToken: string }>(provider, { body: { email, password, returnSecureToken: true } }),
  )
  return openSession({ email, password, idToken, addresses: stackAddresses })
}

async function openSession(person: Omit<Account, 'session'>): Promise<Account> {
  const { addresses, idToken } = person
  const opened = await fetch(`${addresses.web}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Origin: addresses.web },
    body: JSON.stringify({ idToken }),
  })
  expect(opened.status, 'a fresh sign-in becomes a session').toBe(204)
  const [cookie = ''] = opened.headers.getSetCookie()
  expect(cookie).toMatch(/^session=[^;]+;.*HttpOnly.*SameSite=lax/i)
  return { ...person, session: cookie.slice('session='.length, cookie.indexOf(';')) }
}

export const serviceOf = (kind: Kind, addresses: Addresses) =>
  kind === 'employer' ? addresses.jobPost : addresses.partim

export const person = { displayName: 'สมหญิง ใจดี', phone: '0812345678', acceptTerms: true }

/** A registered person whose e-mail address is not verified yet. */
export async function registered(kind: Kind, addresses: Addresses = stackAddresses): Promise<Account> {
  const account = await signUp(addresses)
  await succeeded(asPerson(account, `${serviceOf(kind, addresses)}/v1/registrations`, { body: person }))
  return account
}

/** A registered person whose e-mail address is verified by the mailed link. */
export async function verified(kind: Kind, addresses: Addresses = stackAddresses): Promise<Account> {
  const account = await registered(kind, addresses)
  const link = new URL(await linkFromMail(account.email, '/verify-token', addresses.mailbox))
  const apply = `${serviceOf(kind, addresses)}/v1/email-verifications/apply`
  await succeeded(asPerson(account, apply, { body: { token: link.searchParams.get('token') } }))
  return account
}

export const address = {
  line: '412 ซอยสยามสแควร์ 3',
  province: 'กรุงเทพมหานคร',
  district: 'ปทุมวัน',
  subdistrict: 'ปทุมวัน',
  postcode: '10330',
}

/** A well-formed company number of its own, which the registry does not know. */
export function unknownJuristicId(): string {
  const twelve = `0999${uniqueDigits()}`
  return Array.from({ length: 10 }, (_, last) => `${twelve}${last}`).find(isTaxId) ?? ''
}

type KnownCompany = { readonly juristicId: string; readonly name: string }

export type EmployerWithBranch = Account & { readonly companyId: string; readonly branchId: string }

export const branch = {
  name: 'สยามสแควร์',
  taxBranchNumber: '00000',
  address,
  lat: '13.7449',
  lng: '100.5347',
  phone: '0212345678',
}

/** Adds a branch at a place to an employer's company, and returns its id. */
export async function branchAt(employer: Account, place: Coordinates): Promise<string> {
  const body = { ...branch, ...place, name: 'สาขาอื่น', taxBranchNumber: '00001' }
  const path = `${employer.addresses.jobPost}/v1/branches`
  return (await succeeded(asPerson<{ id: string }>(employer, path, { body }))).id
}

/**
 * A registry attestation signed as the web signs it on this machine, because the sandbox's registry has few companies.
 */
const attestation = (juristicId: string, name: string) =>
  new SignJWT({ name, active: true, address })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('partim-web')
    .setAudience('partim-job-post')
    .setSubject(juristicId)
    .setExpirationTime('30 minutes')
    .sign(new TextEncoder().encode(settingsTable.ATTESTATION_SECRET.local))

/**
 * An employer whose company is represented and has one branch: workers see their posts as soon as they are published.
 */
export async function hiringEmployer(): Promise<EmployerWithBranch> {
  const employer = await registeredEmployer()
  await represent(employer)
  return employer
}

/** Somebody whom the owner has invited into the company, a recruiter unless said otherwise. */
export async function colleagueOf(
  owner: Account,
  role: 'recruiter' | 'finance' = 'recruiter',
): Promise<Account> {
  const colleague = await registered('employer')
  const { jobPost } = owner.addresses
  const invitation = { email: colleague.email, role, branchIds: [] }
  await succeeded(asPerson(owner, `${jobPost}/v1/invitations`, { body: invitation }))
  const link = new URL(await linkFromMail(colleague.email, '/accept-invitation'))
  const body = { token: link.searchParams.get('token') }
  await succeeded(asPerson(colleague, `${jobPost}/v1/invitations/accept`, { body }))
  return colleague
}

/** An employer with one branch whose company is registered but not yet represented. */
export const registeredEmployer = (company?: KnownCompany) => employerOf(stackAddresses, attestation, company)

type LetterStatus = { readonly letter: { readonly id: string } }

/** Makes a company represented the way people do: requests a letter, has it printed, and enters its code. */
export async function represent(account: Account): Promise<void> {
  const { jobPost } = account.addresses
  const path = `${jobPost}/v1/company/representation-letters`
  const { letter } = await succeeded(asPerson<LetterStatus>(account, path, { body: {} }))
  const code = await codeOfLetter(letter.id, account.addresses)
  await succeeded(asPerson(account, `${path}/${letter.id}/code`, { body: { code } }))
}

/** The headers of the sandbox's staff account. */
export async function staffHeaders(
  addresses: Addresses = stackAddresses,
): Promise<{ Authorization: string }> {
  const staff = { email: 'ops@demo.partim.example', password: 'Partim-demo-2569', returnSecureToken: true }
  const signIn = `${addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox`
  const { idToken } = await succeeded(sendJson<{ idToken: string }>(signIn, { body: staff }))
  return { Authorization: `Bearer ${idToken}` }
}

/** Prints a letter as staff do, and returns its code. */
export async function codeOfLetter(id: string, addresses: Addresses = stackAddresses): Promise<string> {
  const headers = await staffHeaders(addresses)
  const path = `${addresses.jobPost}/v1/ops/representation-letters/${id}/prints`
  return (await succeeded(sendJson<{ code: string }>(path, { body: {}, headers }))).code
}

/** An employer with one branch whose company was typed by hand: ready to post, but staff review the post first. */
export const employerWithBranch = (addresses: Addresses = stackAddresses) => employerOf(addresses)

async function employerOf(
  addresses: Addresses,
  attest?: typeof attestation,
  { juristicId, name }: KnownCompany = { juristicId: unknownJuristicId(), name: 'ร้านครัวยายบัว' },
): Promise<EmployerWithBranch> {
  const account = await verified('employer', addresses)
  const body = { juristicId, name, address, attestation: await attest?.(juristicId, name) }
  const { id: companyId } = await succeeded(
    asPerson<{ id: string }>(account, `${addresses.jobPost}/v1/companies`, { body }),
  )
  const made = await succeeded(
    asPerson<{ id: string }>(account, `${addresses.jobPost}/v1/branches`, { body: branch }),
  )
  return { ...account, companyId, branchId: made.id }
}

/** The mark of a session's account. */
const markOf = (session: string): Promise<string> =>
  accountMark(JSON.parse(Buffer.from(session.split('.')[1] ?? '', 'base64url').toString()).sub)

/** The header with which the person's pages begin a write. */
export const begunBy = async ({ session }: Pick<Account, 'session'>): Promise<Record<string, string>> => ({
  [begunAsHeader]: await markOf(session),
})

/** Gives a browser the person's session cookie. */
export async function signInBrowser(context: BrowserContext, { session, addresses }: Account): Promise<void> {
  await context.addCookies([
    { name: 'session', value: session, url: addresses.web, httpOnly: true, sameSite: 'Lax' },
    { name: signInMark, value: await markOf(session), url: addresses.web, sameSite: 'Lax' },
  ])
}

/** Writes a new worker's resume. */
export async function writeResume(
  account: Account,
  visibility = 'limited',
  changes: object = {},
): Promise<void> {
  const resume = {
    workTypes: ['delivery'],
    province: 'กรุงเทพมหานคร',
    district: 'ปทุมวัน',
    visibility,
    ...changes,
  }
  const headers = { 'If-Match': '"1"' }
  // Only who is known to be an adult may open their resume.
  if (visibility === 'open') {
    await succeeded(
      asPerson(account, `${account.addresses.partim}/v1/workers/me/birth-date`, {
        method: 'PUT',
        body: { birthDate: '1999-04-13' },
      }),
    )
  }
  await succeeded(
    asPerson(account, `${account.addresses.partim}/v1/resumes/me`, {
      method: 'PATCH',
      body: resume,
      headers,
    }),
  )
}
