import 'client-only'
import { type BegunAs, isBegunBy } from '@/lib/auth/begun-as'
import { mayKeepInput, pageOwner } from '@/lib/auth/page-account'
import { clockAhead, currentTime } from '@/validators/clock'

/**
 * What somebody typed and has not sent, chose or reads for a while, as this browser keeps it. It belongs to the account and
 * company under which it was typed; what a visitor typed belongs to whoever signs in next (decision 123).
 */
type Kept<Values> = {
  readonly owner: BegunAs | null
  /** In milliseconds since 1970. */
  readonly savedAt: number
  /** Until when it is of use; at most 30 days. */
  readonly until?: number
  readonly values: Values
}

const keptMs = 30 * 86_400_000

const ownPrefixes = [
  'partim:draft:',
  'partim:attempt:',
  'partim:unsent:',
  'partim:compared',
  'partim:left-people',
  'partim:sign-in-email',
  'partim:own-jobs',
]
const isInput = (key: string) => ownPrefixes.some((prefix) => key.startsWith(prefix))

/** Where something is kept: in this browser, or in this tab alone. */
export type Place = 'browser' | 'tab'

const storageOf = (place: Place): Storage => (place === 'browser' ? localStorage : sessionStorage)

/** Keeps the page's input under a key, at most until a moment (milliseconds since 1970). Answers when, or null where storage is refused or the page is another's by now. */
export function keepInput(
  key: string,
  values: unknown,
  place: Place = 'browser',
  until?: number,
): Date | null {
  if (!mayKeepInput()) return null
  const kept: Kept<unknown> = { owner: pageOwner(), savedAt: Date.now(), until, values }
  try {
    storageOf(place).setItem(key, JSON.stringify(kept))
    return keptAt(kept)
  } catch {
    return null
  }
}

/** What the page's owner kept under a key in the last 30 days; null for anything else. */
export function keptInput<Values>(key: string, place: Place = 'browser'): Kept<Values> | null {
  try {
    const storage = storageOf(place)
    const kept = parsed<Values>(storage.getItem(key))
    if (kept && isFresh(kept)) return isOwn(kept, pageOwner()) ? kept : null
    storage.removeItem(key)
  } catch {
    // Storage is refused: nothing is kept.
  }
  return null
}

/** When input was kept, by the server's clock. */
export const keptAt = ({ savedAt }: Pick<Kept<unknown>, 'savedAt'>): Date =>
  new Date(savedAt + (clockAhead() ?? 0))

export function dropInput(key: string, place: Place = 'browser'): void {
  try {
    storageOf(place).removeItem(key)
  } catch {
    // Storage is refused: nothing was kept.
  }
}

function parsed<Values>(text: string | null): Kept<Values> | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept<Values> | null
    return typeof kept?.savedAt === 'number' && kept.values != null ? kept : null
  } catch {
    return null
  }
}

/** When it was kept is said by the browser's clock, until when it is of use by the server's. */
const isFresh = ({ savedAt, until = Number.POSITIVE_INFINITY }: Kept<unknown>): boolean =>
  Date.now() < savedAt + keptMs && currentTime().getTime() < until

const isOwn = ({ owner }: Kept<unknown>, now: BegunAs | null): boolean =>
  !owner || (now !== null && isBegunBy(owner, now))

function dropWhere(isUnwanted: (kept: Kept<unknown> | null) => boolean): void {
  for (const place of ['browser', 'tab'] as const) {
    try {
      const storage = storageOf(place)
      for (const key of Object.keys(storage))
        if (isInput(key) && isUnwanted(parsed(storage.getItem(key)))) storage.removeItem(key)
    } catch {
      // Storage is refused: nothing is kept.
    }
  }
}

/** Drops what belongs to other accounts than the one that is signed in, and what is too old; a company's stays. */
export function dropOthersInput(account: string): void {
  dropWhere((kept) => !kept || !isFresh(kept) || (kept.owner?.account ?? account) !== account)
}

/** Drops everything, whoever typed it: somebody signed out on purpose. */
export const dropAllInput = (): void => dropWhere(() => true)
