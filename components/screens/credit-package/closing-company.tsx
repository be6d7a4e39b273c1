import { ClosingNote } from '@/components/credits/closing-note'
import { isLastMember } from '@/components/screens/my-account/last-member'
import type { Me } from '@/lib/accounts/me'

/** Said where credits are bought and counted, while the company closes with the viewer's account; nothing for others. */
export async function ClosingCompany({ me }: { me: Me }) {
  if (!me.deleteAfter) return null
  const isLast = await isLastMember(me)
  return isLast === 'no' ? null : <ClosingNote deleteAfter={me.deleteAfter} isLast={isLast} />
}
