import { getTranslations } from 'next-intl/server'
import { EndingCredits } from '@/components/credits/ending-credits'
import { Alert } from '@/components/ui/alert'
import { settled } from '@/lib/api/settled'
import { operator } from '@/lib/config/operator'
import { getCreditBalances } from '@/lib/credits/data'
import type { LastMember } from './last-member'

/** The credits that end with the viewer's company when they leave it as its last member; nothing for others. */
export async function CompanyCredits({ isLast }: { isLast: LastMember }) {
  if (isLast === 'no') return null
  const found = isLast === 'yes' ? await settled(getCreditBalances()) : null
  const t = await getTranslations('account.deletion.credits')
  if (!found) {
    return <Alert tone="mango" className="mb-4" title={t('unknown')} />
  }
  return <EndingCredits title={t('title')} balances={found.data} billingEmail={operator.billingEmail} />
}
