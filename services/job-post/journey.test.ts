import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import {
  branchInput,
  companyInput,
  dayAhead,
  jobPostInput,
  startTestService,
  type TestService,
} from './testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

test('register, verify, company by its attested number, branch, job post published and listed', async () => {
  const { ask, identity, mail, settings } = service
  identity.add('som', { email: 'som@example.com' })
  const registration = { displayName: ' สมใจ ใจดี ', phone: '0812345678', acceptTerms: true }

  expect((await ask('GET /v1/me', { as: 'som' })).json).toMatchObject({
    status: 404,
    code: 'not_registered',
  })
  const me = await ask('POST /v1/registrations', { as: 'som', body: registration })
  expect([me.status, me.json]).toMatchObject([
    201,
    { displayName: 'สมใจ ใจดี', kind: 'employer', emailVerified: false, member: null },
  ])
  expect(identity.users.get('som')?.kind).toBe('employer')

  const early = await ask('POST /v1/companies', { as: 'som', body: companyInput() })
  expect([early.status, early.json.code]).toEqual([403, 'email_unverified'])

  const mailed = await mail.to('som@example.com')
  expect(mailed.text).toContain(`${settings.APP_URL}/verify-token?token=`)
  expect(mailed.text).toContain('&as=employer')
  const token = tokenIn(mailed)
  const verified = await ask('POST /v1/email-verifications/apply', { as: 'som', body: { token } })
  expect([verified.status, verified.json]).toEqual([
    200,
    { email: 'som@example.com', changed: false, signedOut: false },
  ])
  expect(identity.users.get('som')?.emailVerified).toBe(true)
  const again = await ask('POST /v1/email-verifications/apply', { as: 'som', body: { token } })
  expect([again.status, again.json.code]).toEqual([409, 'link_used'])

  const typed = companyInput()
  const attestation = await new SignJWT({ name: 'บริษัท ครัวจริง จำกัด', active: true })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('partim-web')
    .setAudience('partim-job-post')
    .setSubject(typed.juristicId)
    .setExpirationTime('30m')
    .sign(new TextEncoder().encode(settings.ATTESTATION_SECRET))
  const company = await ask('POST /v1/companies', { as: 'som', body: { ...typed, attestation } })
  expect([company.status, company.json]).toMatchObject([
    201,
    { name: 'บริษัท ครัวจริง จำกัด', verification: 'registry_matched', address: typed.address },
  ])

  const branch = await ask('POST /v1/branches', { as: 'som', body: branchInput() })
  expect([branch.status, branch.json]).toMatchObject([201, { lat: 13.7456, lng: 100.534, openPosts: 0 }])

  const post = await ask('POST /v1/job-posts', { as: 'som', body: jobPostInput(branch.json.id) })
  expect([post.status, post.json]).toMatchObject([
    201,
    {
      state: 'draft',
      totalPay: 60_000 * 5 * 2,
      expiresAt: `${dayAhead(3)}T11:00:00.000Z`,
      events: ['submit', 'cancel'],
    },
  ])
  const url = `/v1/job-posts/${post.json.id}`
  const published = await ask(`POST ${url}/events`, { as: 'som', body: { event: 'submit' } })
  expect([published.status, published.json.state]).toEqual([200, 'published'])

  const list = await ask('GET /v1/job-posts?state=published', { as: 'som' })
  expect(list.json).toMatchObject({
    items: [{ id: post.json.id, branchName: branch.json.name }],
    nextCursor: null,
  })
  const { credits, ...asPublished } = published.json
  expect(credits).toBeNull()
  expect((await ask(`GET ${url}`, { as: 'som' })).json).toEqual(asPublished)
  const counts = await ask('GET /v1/job-posts/counts', { as: 'som' })
  expect(counts.json).toMatchObject({ published: 1, draft: 0 })
  const branches = await ask('GET /v1/branches', { as: 'som' })
  expect(branches.json.items).toMatchObject([{ openPosts: 1 }])
})
