import { describe, expect, test } from '@jest/globals'
import { StorageError, StorageErrorCode } from 'firebase/storage'
import { localProblem, ProblemError } from '@/lib/api/problem'
import messages from '@/messages/th.json' with { type: 'json' }
import { storageCodeOfStatus, storageProblem } from './storage-problem'

const failure = (code: string, status = 0) =>
  new StorageError(code as StorageErrorCode, 'the storage service failed', status)

/** The specification's section 8, with the message for the person. */
const specified: readonly (readonly [code: string, expected: string])[] = [
  ['unknown', 'file_failed'],
  ['object-not-found', 'file_not_found'],
  ['bucket-not-found', 'file_storage_unavailable'],
  ['project-not-found', 'file_storage_unavailable'],
  ['quota-exceeded', 'file_quota_exceeded'],
  ['unauthenticated', 'unauthenticated'],
  ['unauthorized', 'file_refused'],
  ['unauthorized-app', 'page_outdated'],
  ['retry-limit-exceeded', 'file_timeout'],
  ['invalid-checksum', 'file_damaged'],
  ['canceled', 'file_cancelled'],
  ['invalid-url', 'file_failed'],
  ['invalid-default-bucket', 'file_storage_unavailable'],
  ['no-default-bucket', 'file_storage_unavailable'],
  ['cannot-slice-blob', 'file_unreadable'],
  ['no-download-url', 'file_not_found'],
  ['invalid-argument', 'file_failed'],
  ['app-deleted', 'page_outdated'],
  ['invalid-root-operation', 'file_failed'],
  ['invalid-format', 'file_unreadable'],
  ['internal-error', 'file_failed'],
  ['unsupported-environment', 'browser_unsupported'],
]

describe('storage codes (specification, section 8)', () => {
  test.each(specified)('%s becomes %s, which has a Thai sentence', (code, expected) => {
    expect(storageProblem(failure(code)).code).toBe(expected)
    expect(messages.problems).toHaveProperty(expected)
  })

  test('the client knows every specified code, and every code it knows has a sentence', () => {
    const known = Object.values(StorageErrorCode)
    expect(known).toEqual(expect.arrayContaining(specified.map(([code]) => code)))
    for (const code of known) expect(messages.problems).toHaveProperty(storageProblem(failure(code)).code)
  })

  test.each([
    [401, '', 'unauthenticated'],
    [401, '{"error":{"message":"Firebase App Check token is invalid."}}', 'unauthorized-app'],
    [402, '', 'quota-exceeded'],
    [403, '', 'unauthorized'],
    [404, '', 'object-not-found'],
    [500, '', 'unknown'],
  ])('status %d with %j maps to %s', (status, answer, expected) => {
    expect(storageCodeOfStatus(status, answer)).toBe(expected)
  })

  test('an error without a code of its own is told by its status and the service’s answer', () => {
    const unnamed = failure('unknown', 401)
    expect(storageProblem(unnamed).code).toBe('unauthenticated')
    unnamed.serverResponse = 'Firebase App Check token is invalid'
    expect(storageProblem(unnamed).code).toBe('page_outdated')
    expect(storageProblem({ status: 403 }).code).toBe('file_refused')
  })

  test('a problem of ours passes through, a network failure is told as one, anything else is a failure', () => {
    const problem = localProblem('payload_too_large')
    expect(storageProblem(new ProblemError(problem))).toBe(problem)
    expect(storageProblem(new TypeError('Failed to fetch')).code).toBe('network')
    for (const odd of [null, undefined, 7, 'storage/unauthorized', {}, failure('made-up')]) {
      expect(storageProblem(odd).code).toBe('file_failed')
    }
  })
})
