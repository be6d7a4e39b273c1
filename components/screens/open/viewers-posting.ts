import 'server-only'
import { getMe } from '@/lib/accounts/data'

/** Whether somebody signed in may write a post: no worker does, and no member whose role writes none. */
export async function mayViewerPost(): Promise<boolean> {
  const me = await getMe()
  if (!me) return true
  return 'member' in me && (!me.member || me.member.can.includes('job_posts.edit'))
}
