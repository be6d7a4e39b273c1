import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type * as Requests from '@/lib/accounts/account-requests'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const applyVerification = jest.fn<typeof Requests.applyVerification>()
jest.unstable_mockModule('@/lib/accounts/account-requests', () => ({
  applyVerification,
  closeSession: jest.fn(),
}))
const { VerifyTokenPanel } = await import('./verify-token-panel')

const texts = messages.verifyToken
const applyPath = '/jobs/0190a5c2-1111-7000-8000-000000000000/apply'
/** A link works once in a page's life: each test has its own. */
let links = 0
const open = (props: Partial<Parameters<typeof VerifyTokenPanel>[0]>) => {
  links += 1
  renderInThai(<VerifyTokenPanel token={`token-${links}`} kind="worker" isSignedIn {...props} />)
}
const verified = { email: 'a@example.com', changed: false, signedOut: false }

beforeEach(() => {
  applyVerification.mockReset().mockResolvedValue(verified)
})

test.each([
  ['a job they were applying for', applyPath, applyPath, texts.toApply],
  ['another screen', '/chat', '/chat', texts.goOn],
  ['their own jobs where they came for nothing', undefined, '/jobs/applications', texts.toOwnJobs],
])('a verified worker is led to %s', async (_what, next, href, name) => {
  open({ next })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

test('an employer is led to their company', async () => {
  open({ kind: 'employer' })
  const link = await screen.findByRole('link', { name: texts.toCompany })
  expect(link.getAttribute('href')).toBe('/verify-employer')
})

test('who has to sign in again keeps the job', async () => {
  applyVerification.mockResolvedValue({ ...verified, signedOut: true })
  open({ next: applyPath })
  const login = await screen.findByRole('link', { name: texts.toLogin })
  expect(new URL(login.getAttribute('href') ?? '', 'http://x').searchParams.get('next')).toBe(applyPath)
})

test('who needs a new link keeps the job', async () => {
  applyVerification.mockRejectedValue(new ProblemError(localProblem('link_expired')))
  open({ next: applyPath })
  const anew = await screen.findByRole('link', { name: texts.newLink })
  expect(new URL(anew.getAttribute('href') ?? '', 'http://x').searchParams.get('next')).toBe(applyPath)
})
