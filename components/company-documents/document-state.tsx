import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon-names'
import type { Tone } from '@/components/ui/tone'
import type { CompanyDocument } from '@/lib/company-documents/company-document'

const looks: Readonly<Record<CompanyDocument['state'], { readonly tone: Tone; readonly icon?: IconName }>> = {
  draft: { tone: 'neutral' },
  submitted: { tone: 'sky', icon: 'clock' },
  accepted: { tone: 'leaf', icon: 'check-circle' },
  refused: { tone: 'chilli', icon: 'warning' },
}

/** The state of a document. */
export function DocumentState({ state }: Pick<CompanyDocument, 'state'>) {
  const t = useTranslations('companyDocuments.states')
  return <Badge {...looks[state]}>{t(state)}</Badge>
}
