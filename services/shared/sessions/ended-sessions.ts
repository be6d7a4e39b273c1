/**
 * Sessions that a user ended one by one, encoded for the user's claims at the identity provider, which hold at most
 * 1,000 characters. Each takes eight characters of its id and four for the hour in which it would have expired.
 */
const idLength = 8
const hourLength = 4
const entryLength = idLength + hourLength
const hourSeconds = 3_600

/** How many fit in the claims next to the others. */
export const endedSessionsLimit = 60

export type EndedSession = { readonly id: string; readonly expiresAt: Date }

const hourOf = (seconds: number) => Math.ceil(seconds / hourSeconds)

function entriesOf(kept: string): string[] {
  return kept.match(new RegExp(`.{${entryLength}}`, 'g')) ?? []
}

const entryOf = ({ id, expiresAt }: EndedSession) =>
  id.slice(0, idLength) +
  hourOf(expiresAt.getTime() / 1000)
    .toString(36)
    .padStart(hourLength, '0')

const isPast = (entry: string, now: Date) =>
  Number.parseInt(entry.slice(idLength), 36) < Math.floor(now.getTime() / 1000 / hourSeconds)

/** True for a session that was ended. */
export const isEnded = (kept: string, id: string): boolean =>
  entriesOf(kept).some((entry) => entry.startsWith(id.slice(0, idLength)))

/** Adds ended sessions and drops those that have expired anyway; null when it would not fit. */
export function withEnded(kept: string, ended: readonly EndedSession[], now = new Date()): string | null {
  const running = entriesOf(kept).filter((entry) => !isPast(entry, now))
  const entries = [...new Set([...running, ...ended.map(entryOf)])]
  return entries.length > endedSessionsLimit ? null : entries.join('')
}
