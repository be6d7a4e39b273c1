import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { toneClass } from '@/components/ui/tone'
import type { OwnStanding } from '@/lib/standing/own-standing'
import { standingTerms } from '@/validators/company-standing'
import { ProveStanding } from './prove-standing'

/** The limits of a company that is not represented, each explained where it applies; `ways` covers all of them. */
type StandingLimit =
  | 'contact'
  | 'openPosts'
  | 'full'
  | 'colleagues'
  | 'workers'
  | 'packages'
  | 'prices'
  | 'ways'

/** Limits that appear on everyday screens: they show one line that unfolds. */
const everyDay: ReadonlySet<StandingLimit> = new Set(['contact', 'openPosts', 'colleagues', 'workers'])

type StandingNoteProps = {
  /** Null for somebody without a company, who has other steps to take first. */
  own: OwnStanding | null
  about: StandingLimit
  className?: string
}

/** Why something is withheld from the viewer's company, and how to get it; nothing once it is represented. */
export function StandingNote({ own, about, className }: StandingNoteProps) {
  const t = useTranslations('standing.note')
  if (!own || own.standing === 'represented') return null
  const { openPosts, invitesADay, colleaguesADay, workersADay, contactsADay } = standingTerms[own.standing]
  const figures = {
    posts: openPosts ?? 0,
    workers: invitesADay ?? 0,
    colleagues: colleaguesADay,
    contacts: contactsADay ?? 0,
    shown: workersADay,
    more: standingTerms.represented.workersADay,
  }
  const key = about === 'ways' && own.isPerson ? 'waysOfPerson' : about
  const title = t(`${key}.title`, figures)
  const reasons = (
    <>
      <p>{t(`${key}.about`, figures)}</p>
      <p className="mt-1">{t('why')}</p>
    </>
  )
  if (!everyDay.has(about))
    return (
      <Alert title={title} className={className} action={<ProveStanding own={own} />}>
        {reasons}
      </Alert>
    )
  return (
    <details className={classNames('group rounded-card', toneClass.sky, className)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="info" className="size-5" />
        <span className="min-w-0 flex-1">{title}</span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pr-4 pb-4 pl-12 text-sm text-ink-2">
        {reasons}
        <div className="mt-3">
          <ProveStanding own={own} />
        </div>
      </div>
    </details>
  )
}
