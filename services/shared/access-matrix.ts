import type { Answer } from './testing'

/** An OpenAPI document as far as access goes. */
type Documented = { readonly paths?: Record<string, Record<string, unknown> | undefined> }

/** Every operation of a service's OpenAPI document with its declared level: `{'GET /v1/me': 'identified'}`. */
export function declaredAccess({ paths = {} }: Documented): Record<string, string> {
  const declared = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      (operation as { 'x-access': string })['x-access'],
    ]),
  )
  return Object.fromEntries(declared)
}

type Walk = {
  readonly operations: readonly string[]
  readonly ask: (operation: string) => Promise<Pick<Answer, 'status' | 'json' | 'text'>>
  /** Words that stand in somebody's data only. */
  readonly canaries: readonly string[]
}

/**
 * What every operation answers one person, `ok` or status and code, and the canaries its answers hold: those
 * of successes apart from those of refusals, which must hold none.
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
