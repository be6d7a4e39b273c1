import { describe, expect, test } from '@jest/globals'
import { AuthErrorCodes } from 'firebase/auth'
import { localProblem, ProblemError } from '@/lib/api/problem'
import messages from '@/messages/th.json' with { type: 'json' }
import { identityCode, problemFrom } from './identity-problem'

const failure = (code: string) => Object.assign(new Error(code), { code })

describe('what the identity provider says', () => {
  test.each([
    ['auth/invalid-credential', 'wrong_credentials'],
    ['auth/wrong-password', 'wrong_credentials'],
    ['auth/user-not-found', 'wrong_credentials'],
    ['auth/user-disabled', 'account_disabled'],
    ['auth/too-many-requests', 'busy'],
    ['auth/something-new', 'identity_unavailable'],
  ])('%s becomes %s, which has a Thai sentence', (code, expected) => {
    expect(problemFrom(failure(code)).code).toBe(expected)
    expect(messages.problems).toHaveProperty(expected)
  })

  test('faults of a field are put at the field', () => {
    expect(problemFrom(failure('auth/email-already-in-use'))?.errors).toEqual([
      { field: 'email', rule: 'taken', params: {} },
    ])
    expect(problemFrom(failure('auth/weak-password'))?.errors).toEqual([
      { field: 'password', rule: 'min', params: { min: 8 } },
    ])
  })

  test.each([
    ['auth/popup-blocked', 'popup_blocked'],
    ['auth/popup-closed-by-user', 'popup_closed'],
    ['auth/cancelled-popup-request', 'popup_closed'],
    ['auth/unauthorized-domain', 'identity_unavailable'],
    ['auth/network-request-failed', 'network'],
    ['auth/web-storage-unsupported', 'browser_storage_blocked'],
    ['auth/invalid-api-key', 'identity_unavailable'],
    ['auth/auth-domain-config-required', 'identity_unavailable'],
    ['auth/internal-error', 'identity_unavailable'],
  ])('identity code %s of the specification’s section 8 becomes %s', (code, expected) => {
    expect(Object.values(AuthErrorCodes)).toContain(code)
    expect(problemFrom(failure(code)).code).toBe(expected)
    expect(messages.problems).toHaveProperty(expected)
  })

  test('every code the identity client knows has a Thai sentence', () => {
    for (const code of Object.values(AuthErrorCodes))
      expect(messages.problems).toHaveProperty(problemFrom(failure(code)).code)
  })

  test('a problem of ours passes through; a part that did not load counts as offline', () => {
    const problem = localProblem('stale')
    expect(problemFrom(new ProblemError(problem))).toBe(problem)
    expect(problemFrom(new TypeError('Failed to fetch dynamically imported module'))?.code).toBe('network')
    expect(problemFrom(new Error('boom'))?.code).toBe('unknown')
  })

  test('only texts are codes', () => {
    expect(identityCode({ code: 7 })).toBe('')
    expect(identityCode(null)).toBe('')
  })
})
