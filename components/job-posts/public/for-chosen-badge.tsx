import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

/** Says that a job is shown only to workers its employer chose. */
export function ForChosenBadge() {
  const t = useTranslations('jobs.chosen')
  return (
    <Badge tone="mango" icon="star">
      {t('badge')}
    </Badge>
  )
}
