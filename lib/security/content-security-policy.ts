import { chunkGuardHash } from '@/lib/observability/generated/chunk-guard'

const directiveNames = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
] as const

export type Directive = (typeof directiveNames)[number]

/** Sources by directive, as written in a policy. */
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>

export const policyHeader = 'content-security-policy'

/** Where browsers report what a policy blocked; `reportGroup` names it in the Reporting-Endpoints header. */
export const reportPath = '/api/csp-report'
export const reportGroup = 'csp'

/**
 * Hashes of the style sheet that sonner's script adds to the page, first as an empty element and then with content:
 * browsers check both. A test compares them with the installed package.
 */
export const toastStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

/** What every document of ours may load; scripts are allowed per document, by nonce or hash. */
const ownSources: Sources = {
  'default-src': [],
  'script-src': [],
  'style-src': ["'self'", ...toastStyleHashes],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': [],
  'frame-ancestors': [],
}

/**
 * The part of a policy that trusts a nonce. Scripts added by a trusted script are trusted as well; `'self'` and hosts
 * are for browsers without 'strict-dynamic' support, and the others ignore them. The inline script of the root layout
 * is allowed by its hash: the layout is also part of static pages, which have no nonce. `more` is what this document
 * needs besides.
 */
export function trustInNonce(nonce: string, more: Sources = {}): string {
  const own = {
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", chunkGuardHash],
    'style-src': [`'nonce-${nonce}'`],
  }
  return writePolicy(mergeSources(own, more))
}

/** Parses the policy that a document states itself; unknown directives are dropped. */
export function readPolicy(policy: string): Sources {
  const sources: Partial<Record<Directive, readonly string[]>> = {}
  for (const part of policy.split(';')) {
    const [name, ...values] = part.trim().split(/\s+/)
    const known = directiveNames.find((directive) => directive === name)
    if (known) sources[known] = values.filter((value) => value !== "'none'")
  }
  return sources
}

function writePolicy(sources: Sources): string {
  return directiveNames
    .flatMap((name) => {
      const values = sources[name]
      if (!values) return []
      return `${name} ${values.length > 0 ? [...new Set(values)].join(' ') : "'none'"}`
    })
    .join('; ')
}

/** Union of several sets of sources. */
export function mergeSources(...sets: readonly Sources[]): Sources {
  const merged: Partial<Record<Directive, readonly string[]>> = {}
  for (const set of sets) {
    for (const name of directiveNames) {
      const values = set[name]
      if (values) merged[name] = [...(merged[name] ?? []), ...values]
    }
  }
  return merged
}

export type PolicyOptions = {
  /** What this environment's settings need besides our own origin. */
  readonly thirdParties: Sources
  /** Whether the public origin is https. */
  readonly secure: boolean
}

/**
 * The whole policy of a document: our own sources, those of the third parties in use, and the script sources that the
 * document states itself. A document that states none runs no script at all.
 */
export function documentPolicy(stated: string | undefined, { thirdParties, secure }: PolicyOptions): string {
  const trust = stated ? readPolicy(stated) : {}
  const { 'script-src': hosts, ...others } = thirdParties
  const sources = mergeSources(
    ownSources,
    trust,
    others,
    // Hosts alone must never allow a document to run scripts.
    trust['script-src']?.length && hosts ? { 'script-src': hosts } : {},
  )
  const upgrade = secure ? ['upgrade-insecure-requests'] : []
  return [writePolicy(sources), ...upgrade, `report-uri ${reportPath}`, `report-to ${reportGroup}`].join('; ')
}

/** For answers that are not documents: if opened as one, they load and run nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Policy of uploaded files: if opened directly, they have an opaque origin. */
export const sandboxedPolicy = `${inertPolicy}; sandbox`
