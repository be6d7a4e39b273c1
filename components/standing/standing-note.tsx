import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { OwnStanding } from '@/lib/standing/own-standing'
import { standingTerms } from '@/validators/company-standing'
import { ProveStanding } from './prove-standing'

/** What a company that is not represented is held to, each explained where it is met; `ways` says all of it. */
type StandingLimit =
  | 'contact'
  | 'openPosts'
  | 'full'
  | 'colleagues'
  | 'workers'
  | 'packages'
  | 'prices'
  | 'ways'

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
  const { openPosts, invitesADay, colleaguesADay, workersADay } = standingTerms[own.standing]
  const figures = {
    posts: openPosts ?? 0,
    workers: invitesADay ?? 0,
    colleagues: colleaguesADay,
    shown: workersADay,
    more: standingTerms.represented.workersADay,
  }
  return (
    <Alert title={t(`${about}.title`, figures)} className={className} action={<ProveStanding own={own} />}>
      <p>{t(`${about}.about`, figures)}</p>
      <p className="mt-1">{t('why')}</p>
    </Alert>
  )
}
