import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { OwnStanding } from '@/lib/standing/own-standing'

/** The way to prove more about the company, for members who may do so; for others, whom to ask. */
export function ProveStanding({ own }: { own: OwnStanding }) {
  const t = useTranslations('standing.note')
  if (!own.canProve) return <p className="text-sm text-ink-2">{t('askOwner')}</p>
  return (
    <ButtonLink href="/profile-document" variant="secondary" size="sm">
      {t('action')}
    </ButtonLink>
  )
}
