import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon-names'
import type { Tone } from '@/components/ui/tone'
import type { TaxRefundState } from '@/validators/states/tax-refund'

const looks: Readonly<Record<TaxRefundState, { tone: Tone; icon: IconName }>> = {
  draft: { tone: 'neutral', icon: 'edit' },
  submitted: { tone: 'sky', icon: 'clock' },
  under_review: { tone: 'sky', icon: 'clock' },
  needs_correction: { tone: 'mango', icon: 'warning' },
  approved: { tone: 'leaf', icon: 'check' },
  paid: { tone: 'leaf', icon: 'check-circle' },
  rejected: { tone: 'chilli', icon: 'close' },
  cancelled: { tone: 'neutral', icon: 'close' },
}

/** How far a refund is. */
export function RefundState({ state }: { state: TaxRefundState }) {
  const t = useTranslations('taxRefunds.states')
  return <Badge {...looks[state]}>{t(state)}</Badge>
}
