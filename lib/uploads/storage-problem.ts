import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'

/**
 * What the file storage's codes mean to a person: a message key under `problems`. Codes: the specification's
 * section 8 and firebase.google.com/docs/reference/js/storage#storageerrorcode.
 */
const problemCodes: Readonly<Record<string, string>> = {
  unknown: 'file_failed',
  'object-not-found': 'file_not_found',
  'bucket-not-found': 'file_storage_unavailable',
  'project-not-found': 'file_storage_unavailable',
  'quota-exceeded': 'file_quota_exceeded',
  unauthenticated: 'unauthenticated',
  unauthorized: 'file_refused',
  'unauthorized-app': 'page_outdated',
  'retry-limit-exceeded': 'file_timeout',
  'invalid-checksum': 'file_damaged',
  canceled: 'file_cancelled',
  'invalid-event-name': 'file_failed',
  'invalid-url': 'file_failed',
  'invalid-default-bucket': 'file_storage_unavailable',
  'no-default-bucket': 'file_storage_unavailable',
  'cannot-slice-blob': 'file_unreadable',
  'server-file-wrong-size': 'file_damaged',
  'no-download-url': 'file_not_found',
  'invalid-argument': 'file_failed',
  'invalid-argument-count': 'file_failed',
  'app-deleted': 'page_outdated',
  'invalid-root-operation': 'file_failed',
  'invalid-format': 'file_unreadable',
  'internal-error': 'file_failed',
  'unsupported-environment': 'browser_unsupported',
}

type StorageFailure = {
  readonly code?: unknown
  readonly status?: unknown
  readonly message?: unknown
  readonly serverResponse?: unknown
}

/** What the storage service says in the body of a 401 that is caused by the app-check token, not by the person. */
const appCheckRefusal = 'Firebase App Check token is invalid'

/** The storage code for an HTTP status (specification, section 8); `unknown` for any other. */
export function storageCodeOfStatus(status: number, answer = ''): string {
  if (status === 401) return answer.includes(appCheckRefusal) ? 'unauthorized-app' : 'unauthenticated'
  if (status === 402) return 'quota-exceeded'
  if (status === 403) return 'unauthorized'
  if (status === 404) return 'object-not-found'
  return 'unknown'
}

/** The message for somebody whose file could not be sent or fetched; there is a Thai sentence for every error. */
export function storageProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem
  // The browser's own error for a request that never reached a server.
  if (error instanceof TypeError) return localProblem('network')
  return localProblem(problemCodes[storageCode(error)] ?? 'file_failed')
}

function storageCode(error: unknown): string {
  const { code, status, message, serverResponse } = (error ?? {}) as StorageFailure
  const named = typeof code === 'string' && code.startsWith('storage/') ? code.slice('storage/'.length) : ''
  if (named && named !== 'unknown') return named
  if (typeof status !== 'number') return 'unknown'
  return storageCodeOfStatus(status, typeof serverResponse === 'string' ? serverResponse : String(message))
}
