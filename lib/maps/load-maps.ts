import 'client-only'
import type { MapsAccess } from '@/lib/config/maps-access'
import { documentNonce } from '@/lib/security/document-nonce'

/** Why there are no maps, in the specification's words (section 8). */
const reasons = {
  key_required: 'Maps: a key is required',
  libraries_not_names: 'Maps: libraries must be an array of names',
  script_failed: 'Maps: error loading the maps script',
  timed_out: 'Maps: maps could not be loaded',
} as const

export type MapsErrorReason = keyof typeof reasons

/** Maps cannot be shown. */
export class MapsError extends Error {
  override name = 'MapsError'
  constructor(
    readonly reason: MapsErrorReason,
    options?: ErrorOptions,
  ) {
    super(reasons[reason], options)
  }
}

/** Milliseconds for loading the script (specification, sections 7 and 9). */
export const mapsTimeoutMs = 5_000

type MapsOptions = MapsAccess & {
  readonly libraries?: readonly string[]
  readonly language?: string
}

type MapsWindow = Window & {
  /** Called by the script once it has loaded; its address contains this name. */
  partimMapsReady?: () => void
  /** Called by the script when it refuses the key (developers.google.com/maps: gm_authFailure). */
  gm_authFailure?: () => void
}

let loading: Promise<typeof google.maps> | undefined

/**
 * Google's maps, loaded into the page on the first call, with place search and Thai names. A failure is not cached, so
 * that the next call tries again. Rejects with MapsError.
 */
export function loadMaps(options: MapsOptions): Promise<typeof google.maps> {
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load({
  key,
  origin,
  libraries = ['places'],
  language = 'th',
}: MapsOptions): Promise<typeof google.maps> {
  if (!key) throw new MapsError('key_required')
  const areNames = Array.isArray(libraries) && libraries.every((name) => /^[a-z]+$/.test(String(name)))
  if (!areNames) throw new MapsError('libraries_not_names')
  const page: MapsWindow = window
  const script = document.createElement('script')
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new MapsError('timed_out')), mapsTimeoutMs)
      page.partimMapsReady = resolve
      script.onerror = () => reject(new MapsError('script_failed'))
      script.src = scriptUrl({ key, origin }, libraries, language)
      script.async = true
      // The maps add styles of their own with the nonce of their script.
      script.nonce = documentNonce()
      document.head.append(script)
    })
    return window.google.maps
  } catch (error) {
    script.remove()
    throw error
  } finally {
    clearTimeout(timer)
    // A script that loads too late still calls it.
    page.partimMapsReady = () => undefined
  }
}

function scriptUrl({ key, origin }: MapsAccess, libraries: readonly string[], language: string): string {
  const url = new URL('/maps/api/js', origin)
  url.search = String(
    new URLSearchParams({
      key,
      libraries: libraries.join(','),
      language,
      region: 'TH',
      v: 'weekly',
      loading: 'async',
      callback: 'partimMapsReady',
    }),
  )
  return url.href
}

/** Calls back when Google refuses the key, which it reports only once a map is shown; returns how to stop. */
export function onKeyRefused(refused: (error: MapsError) => void): () => void {
  const page: MapsWindow = window
  page.gm_authFailure = () => refused(new MapsError('script_failed'))
  return () => {
    page.gm_authFailure = undefined
  }
}
