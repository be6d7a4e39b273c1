import 'client-only'
import { browserStore } from '@/lib/consent/browser-store'
import type { Cue } from '@/validators/captions'

/** A film that is not sent yet, with everything that was said of it, as this browser keeps it. */
export type KeptFilm = {
  readonly id: string
  /** The account it belongs to: a phone may be shared. */
  readonly uid: string
  /** When it was kept, in milliseconds since 1970. */
  readonly keptAt: number
  readonly film: Blob
  /** Whether the film is cut and scaled as it will be sent. */
  readonly isPrepared: boolean
  readonly question: string | null
  /** What its maker wanted to say; empty where nothing was written. */
  readonly script: string
  readonly captions: readonly Cue[]
  readonly poster: Blob | null
  /** The names of the files that have arrived; null until then. */
  readonly sentAs: string | null
  readonly posterSentAs: string | null
  /** The key by which the service knows the adding, whatever becomes of its answer; a refusal needs another. */
  readonly addKey: string
}

const store = browserStore<KeptFilm>('partim-films', 'films', ({ keptAt }) => keptAt)

/** Keeps a film, or its new state. Answers whether it is kept: a full or closed storage is no reason to stop. */
export const keepFilm = store.keep

/** Forgets a film that was sent or is not wanted. */
export const forgetFilm = store.forget

/** Forgets the films of other accounts than the one with a mark. */
export const forgetOthersFilms = store.forgetOthers

/** Forgets all films: somebody signed out. */
export const forgetAllFilms = store.forgetAll

/** The films that an account has not sent, the last one first; those nobody sent for a month are forgotten. */
export async function listKeptFilms(uid: string, now = Date.now()): Promise<KeptFilm[]> {
  const own = (await store.list(uid, now)) ?? []
  return own.sort((one, other) => other.keptAt - one.keptAt)
}

/** Whether the films of this browser can be listed without making an empty database. */
export const hasKeptFilms = store.exists
