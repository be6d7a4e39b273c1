import type { Member } from '@/lib/accounts/me'
import { mayAct } from '@/validators/company-standing'

/** How many workers a member may invite at once. */
export type WaysToInvite = 'many' | 'one' | 'none'

/** What a member's role and their company's standing allow. */
export function waysToInvite({ can, company }: Member): WaysToInvite {
  if (!can.includes('job_posts.publish')) return 'none'
  return mayAct(company.standing, 'invite_many') ? 'many' : 'one'
}
