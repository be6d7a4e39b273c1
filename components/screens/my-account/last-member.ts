import type { Me } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { listMembers } from '@/lib/members/data'

/** Whether somebody is the last member of a company, which closes as they leave it; `perhaps` where that could not be loaded. */
export type LastMember = 'yes' | 'perhaps' | 'no'

export async function isLastMember(me: Me): Promise<LastMember> {
  const member = 'member' in me ? me.member : null
  // Whoever is alone is the owner.
  if (member?.role !== 'owner') return 'no'
  const members = await settled(listMembers())
  if (!members) return 'perhaps'
  return members.data.items.length > 1 ? 'no' : 'yes'
}
