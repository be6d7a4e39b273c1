import type { Answer } from './client'

/** The parts of an OpenAPI document that concern access. */
type Documented = { readonly paths?: Record<string, Record<string, unknown> | undefined> }

/** The declared access level of every operation in a service's OpenAPI document: `{'GET /v1/me': 'identified'}`. */
export function declaredAccess({ paths = {} }: Documented): Record<string, string> {
  const declared = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      (operation as { 'x-access': string })['x-access'],
    ]),
  )
  return Object.fromEntries(declared)
}

/** The operations that write something for a caller, by the levels of `declaredAccess`. */
export const writesOf = (access: Readonly<Record<string, string>>): string[] =>
  Object.keys(access).filter(
    (operation) => !operation.startsWith('GET ') && !['public', 'service'].includes(access[operation] ?? ''),
  )

type Walk = {
  readonly operations: readonly string[]
  readonly ask: (operation: string) => Promise<Pick<Answer, 'status' | 'json' | 'text'>>
  /** Words that occur only in one party's data. */
  readonly canaries: readonly string[]
}

/**
 * Calls every operation as one principal: collects each outcome, `ok` or status and code, and the canaries in successes
 * and in refusals, which must contain none.
 */
export async function walkOperations({ operations, ask, canaries }: Walk) {
  const outcomes: Record<string, string> = {}
  const seen = new Set<string>()
  const leaked: string[] = []
  for (const operation of operations) {
    const { status, json, text } = await ask(operation)
    const isRefused = status >= 400
    outcomes[operation] = isRefused ? `${status} ${json.code}` : 'ok'
    for (const canary of canaries.filter((word) => text.includes(word))) {
      if (isRefused) leaked.push(`${operation} ${canary}`)
      else seen.add(canary)
    }
  }
  return { outcomes, seen: [...seen].sort(), leaked }
}
