import 'server-only'
import { getMe } from '@/lib/accounts/data'
import { type OwnStanding, ownStanding } from '@/lib/standing/own-standing'

/** The standing of the signed-in person's company; null for a worker and for somebody without one. */
export async function getViewersStanding(): Promise<OwnStanding | null> {
  const me = await getMe()
  return me && 'member' in me ? ownStanding(me) : null
}
