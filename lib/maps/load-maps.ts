import 'client-only'
import { documentNonce } from './document-nonce'

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

/** Milliseconds the script has (specification, sections 7 and 9). */
export const mapsTimeoutMs = 5_000

type MapsOptions = {
  readonly key: string
  readonly libraries?: readonly string[]
  readonly language?: string
}

type MapsWindow = Window & {
  /** What the script calls once it is there, by the name its address gives. */
  partimMapsReady?: () => void
  /** What the script calls when it does not accept the key (developers.google.com/maps: gm_authFailure). */
  gm_authFailure?: () => void
}

let loading: Promise<typeof google.maps> | undefined

/**
 * Google's maps, loaded into the page on the first call, with places to search and Thai names. A failure is forgotten,
 * so that the next call tries again. Rejects with MapsError.
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
      script.src = scriptUrl(key, libraries, language)
      script.async = true
      // The maps add styles of their own, and give them the nonce of the script.
      script.nonce = documentNonce()
      document.head.append(script)
    })
    return window.google.maps
  } catch (error) {
    script.remove()
    throw error
  } finally {
    clearTimeout(timer)
    // A script that comes too late calls it all the same.
    page.partimMapsReady = () => undefined
  }
}

function scriptUrl(key: string, libraries: readonly string[], language: string): string {
  const url = new URL('https://maps.googleapis.com/maps/api/js')
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

/** Calls back when Google refuses the key after all, which it says only once a map is shown; returns the stop. */
export function onKeyRefused(refused: (error: MapsError) => void): () => void {
  const page: MapsWindow = window
  page.gm_authFailure = () => refused(new MapsError('script_failed'))
  return () => {
    page.gm_authFailure = undefined
  }
}
