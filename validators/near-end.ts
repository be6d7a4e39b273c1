import { currentTime } from './clock'

const dayMs = 86_400_000

/** How many days before their end credits are warned about; those that live no longer than that, a week before. */
const soonDays = 30
const nearDays = 7

type Life = { readonly createdAt: Date; readonly expiresAt: Date | null }

/** Whether credits are near their end: it is time for the first warning that is sent about such credits. */
export function isNearEnd({ createdAt, expiresAt }: Life, now: Date = currentTime()): boolean {
  if (expiresAt === null) return false
  const end = expiresAt.getTime()
  const isShort = end - createdAt.getTime() <= (soonDays + 1) * dayMs
  return end - now.getTime() <= (isShort ? nearDays : soonDays) * dayMs
}
