import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { OwnStanding } from '@/lib/standing/own-standing'
import { standingTerms } from '@/validators/company-standing'

/** What a company that is not represented is held to, each explained where it is met. */
export const standingLimits = ['contact', 'openPosts', 'invites', 'colleagues', 'packages'] as const
export type StandingLimit = (typeof standingLimits)[number]

type StandingNoteProps = {
  /** Null for somebody without a company, who meets other steps first. */
  own: OwnStanding | null
  about: StandingLimit
  className?: string
}

/** Why something is withheld from the viewer's company, and the way to have it; nothing once it is represented. */
export function StandingNote({ own, about, className }: StandingNoteProps) {
  const t = useTranslations('standing.note')
  if (!own || own.standing === 'represented') return null
  const { openPosts, invitesADay, colleaguesADay } = standingTerms[own.standing]
  const figures = { posts: openPosts ?? 0, workers: invitesADay ?? 0, colleagues: colleaguesADay }
  return (
    <Alert
      title={t(`${about}.title`, figures)}
      className={className}
      action={
        own.canProve ? (
          <ButtonLink href="/profile-document" variant="secondary" size="sm">
            {t('action')}
          </ButtonLink>
        ) : (
          <p className="text-sm text-ink-2">{t('askOwner')}</p>
        )
      }
    >
      {t(`${about}.about`, figures)}
    </Alert>
  )
}
