import 'client-only'
import { askMembers } from './requests'

/** What an owner has to do before they can leave: somebody else has to join, or to become an owner. */
export type LeaveHindrance = 'alone' | 'noOtherOwner'

/** What keeps an owner in their company now; null where another owner stays. */
export async function leaveHindrance(): Promise<LeaveHindrance | null> {
  let colleagues = 0
  let cursor: string | undefined
  do {
    const page = await askMembers('', cursor)
    const others = page.items.filter(({ isCaller }) => !isCaller)
    if (others.some(({ role }) => role === 'owner')) return null
    colleagues += others.length
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return colleagues === 0 ? 'alone' : 'noOtherOwner'
}
