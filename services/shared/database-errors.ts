function* causes(
  error: unknown,
): Generator<Error & { code?: unknown; constraint?: unknown; routine?: unknown; detail?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current
}

/**
 * SQLSTATE classes that mean "the database cannot be reached or does not answer": 08 connection, 53 resources, 57P
 * operator intervention, 57014 statement timeout, 55P03 lock timeout.
 */
const outageState = /^(08|53)...$|^57P..$|^57014$|^55P03$/
const outageErrno = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
/** pg's own errors for a lost connection or an exhausted pool carry no code. */
const outageText = /connection terminated|timeout exceeded when trying to connect|connection ended/i

/** True when an error means that the database cannot be reached now, so that a retry may help. */
export function isDatabaseOutage(error: unknown): boolean {
  for (const cause of causes(error)) {
    const code = typeof cause.code === 'string' ? cause.code : ''
    if (outageState.test(code) || outageErrno.test(code) || outageText.test(cause.message)) return true
  }
  return false
}

/** True when a lock was not granted in time (SQLSTATE 55P03). */
export function isLockTimeout(error: unknown): boolean {
  return [...causes(error)].some((cause) => cause.code === '55P03')
}

/**
 * True when a prepared statement has other columns than when it was prepared, because a migration changed them meanwhile
 * (SQLSTATE 0A000 of PostgreSQL's check of plans).
 */
export function isStalePlan(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause.code === '0A000' && cause.routine === 'RevalidateCachedQuery',
  )
}

/** True when a transaction failed by what others did at the same time, so that it may succeed when repeated: a deadlock, or a stale plan. */
export function isPassingConflict(error: unknown): boolean {
  return isStalePlan(error) || [...causes(error)].some((cause) => cause.code === '40P01')
}

/** True when a statement would have written where only reading is allowed (SQLSTATE 25006). */
export function isReadOnlyViolation(error: unknown): boolean {
  return [...causes(error)].some((cause) => cause.code === '25006')
}

/** The unique constraint that an insert or update violated (SQLSTATE 23505), or null. */
export function violatedUniqueConstraint(error: unknown): string | null {
  const violation = [...causes(error)].find((cause) => cause.code === '23505')
  return typeof violation?.constraint === 'string' ? violation.constraint : null
}

/** True when text cannot be stored because it contains NUL or half a surrogate pair (SQLSTATE 22021, 22P05). */
export function isUnstorableText(error: unknown): boolean {
  return [...causes(error)].some((cause) => cause.code === '22021' || cause.code === '22P05')
}

/** The detail of what one of our own functions in the database raised with an SQLSTATE; null where it did not. */
export function raisedDetail(error: unknown, code: string): string | null {
  const raised = [...causes(error)].find((cause) => cause.code === code)
  return typeof raised?.detail === 'string' ? raised.detail : null
}
