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

/** Sources by directive, as a policy spells them. */
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>

export const policyHeader = 'content-security-policy'

/** Where browsers report what a policy stopped; `reporting` names it in the Reporting-Endpoints header. */
export const reportPath = '/api/csp-report'
export const reportGroup = 'csp'

/**
 * The style sheet that sonner adds to the page from its script, as an empty element that it fills: browsers look at
 * both. A test compares it with the installed package.
 */
export const toastStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

/** What every document of ours may load; scripts are trusted document by document, by nonce or hash. */
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
 * A nonce's part of a policy. Scripts that a trusted script adds are trusted as well; `'self'` and hosts are for
 * browsers that do not know 'strict-dynamic' and ignored by the others. The one inline script of the root layout
 * is known by its hash: the layout also stands in static pages, which have no nonce.
 */
export function trustInNonce(nonce: string): string {
  return writePolicy({
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", chunkGuardHash],
    'style-src': [`'nonce-${nonce}'`],
  })
}

/** Parses the policy a document states itself; directives it cannot know about are dropped. */
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
  /** What the settings of this environment need besides our own origin. */
  readonly thirdParties: Sources
  /** Whether the public origin is https. */
  readonly secure: boolean
}

/**
 * The whole policy of a document: our own sources, those of third parties in use, and the trust in scripts that
 * the document states itself. A document that states none runs no script at all.
 */
export function documentPolicy(stated: string | undefined, { thirdParties, secure }: PolicyOptions): string {
  const trust = stated ? readPolicy(stated) : {}
  const { 'script-src': hosts, ...others } = thirdParties
  const sources = mergeSources(
    ownSources,
    trust,
    others,
    // Hosts alone never make a document run scripts.
    trust['script-src']?.length && hosts ? { 'script-src': hosts } : {},
  )
  const upgrade = secure ? ['upgrade-insecure-requests'] : []
  return [writePolicy(sources), ...upgrade, `report-uri ${reportPath}`, `report-to ${reportGroup}`].join('; ')
}

/** For what is not a document: opened as one it would load and run nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Policy of files people uploaded: opened by themselves they are nobody's origin. */
export const sandboxedPolicy = `${inertPolicy}; sandbox`
