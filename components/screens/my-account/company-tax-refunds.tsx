import { getTranslations } from 'next-intl/server'
import { EndingTaxRefunds } from '@/components/tax-refunds/ending-tax-refunds'
import { Alert } from '@/components/ui/alert'
import { settled } from '@/lib/api/settled'
import { listUnfinishedTaxRefunds } from '@/lib/tax-refunds/data'
import type { LastMember } from './last-member'

/** What becomes of the refunds of tax that are not over when the viewer's company closes with them; nothing for others. */
export async function CompanyTaxRefunds({ isLast }: { isLast: LastMember }) {
  if (isLast === 'no') return null
  const found = isLast === 'yes' ? await settled(listUnfinishedTaxRefunds()) : null
  if (found) return <EndingTaxRefunds refunds={found.data} />
  const t = await getTranslations('account.deletion.taxRefunds')
  return <Alert tone="mango" className="mb-4" title={t('unknown')} />
}
