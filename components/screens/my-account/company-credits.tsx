import { getTranslations } from 'next-intl/server'
import { EndingCredits } from '@/components/credits/ending-credits'
import { Alert } from '@/components/ui/alert'
import type { Me } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { operator } from '@/lib/config/operator'
import { getCreditBalances } from '@/lib/credits/data'
import { listMembers } from '@/lib/members/data'

/** The credits that end with the viewer's company when they leave it as its last member; nothing for others. */
export async function CompanyCredits({ me }: { me: Me }) {
  const member = 'member' in me ? me.member : null
  // Whoever is alone is the owner.
  if (member?.role !== 'owner') return null
  const found = await settled(Promise.all([listMembers(), getCreditBalances()]))
  const t = await getTranslations('account.deletion.credits')
  if (!found) {
    return <Alert tone="mango" className="mb-4" title={t('unknown')} />
  }
  const [members, balances] = found.data
  if (members.items.length > 1) return null
  return <EndingCredits title={t('title')} balances={balances} billingEmail={operator.billingEmail} />
}
