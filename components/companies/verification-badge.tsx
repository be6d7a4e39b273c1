import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon-names'
import type { Tone } from '@/components/ui/tone'
import type { Verification } from '@/lib/companies/company'

const looks: Readonly<Record<Verification, { readonly tone: Tone; readonly icon: IconName }>> = {
  unverified: { tone: 'neutral', icon: 'info' },
  registry_matched: { tone: 'sky', icon: 'building' },
  documents_submitted: { tone: 'sky', icon: 'clock' },
  under_review: { tone: 'sky', icon: 'clock' },
  verified: { tone: 'leaf', icon: 'shield' },
  needs_more_documents: { tone: 'mango', icon: 'warning' },
  rejected: { tone: 'chilli', icon: 'warning' },
  suspended: { tone: 'chilli', icon: 'lock' },
}

/** The state of the company's verification. */
export function VerificationBadge({ verification }: { verification: Verification }) {
  const t = useTranslations('companies.verification')
  return <Badge {...looks[verification]}>{t(verification)}</Badge>
}
