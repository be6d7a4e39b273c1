import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { type Tone, toneClass } from '@/components/ui/tone'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import type { Need, NeedKind } from './needs'

const looks: Readonly<Record<NeedKind, { readonly icon: IconName; readonly tone: Tone }>> = {
  applicants: { icon: 'people', tone: 'mango' },
  shift: { icon: 'calendar', tone: 'mango' },
  rejected: { icon: 'warning', tone: 'chilli' },
  waits_for_credit: { icon: 'coin', tone: 'mango' },
  ending: { icon: 'clock', tone: 'mango' },
  credits: { icon: 'coin', tone: 'mango' },
  dispute: { icon: 'warning', tone: 'chilli' },
  join_requests: { icon: 'people', tone: 'mango' },
  draft: { icon: 'edit', tone: 'neutral' },
}

type Translate = ReturnType<typeof useTranslations<'dashboard.needs'>>

/** As many as somebody goes through at once; the rest unfolds. */
const shownAtOnce = 6

/** What needs somebody now, in the order of `needsOf`, each with its one next step. */
export function NeedList({ needs }: { needs: readonly Need[] }) {
  const t = useTranslations('dashboard.needs')
  if (needs.length === 0) return <NothingNeeded />
  const rows = needs.map((need, index) => (
    <li key={`${need.kind} ${need.id}`} className="border-line not-first:border-t">
      <NeedRow need={need} isFirst={index === 0} />
    </li>
  ))
  const others = rows.slice(shownAtOnce)
  return (
    <Card>
      <ul>{rows.slice(0, shownAtOnce)}</ul>
      {others.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-center gap-2 rounded-card px-4 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {t('more', { count: others.length })}
            <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="border-t border-line">{others}</ul>
        </details>
      )}
    </Card>
  )
}

function NeedRow({ need, isFirst }: { need: Need; isFirst: boolean }) {
  const t = useTranslations('dashboard.needs')
  const { icon, tone } = looks[need.kind]
  const title = useTitle(need)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${toneClass[tone]}`}>
        <Icon name={icon} className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-base">{title}</h3>
        <p className="text-sm text-ink-2">
          <About need={need} />
        </p>
        <Facts need={need} />
      </div>
      <ButtonLink href={need.href} variant={isFirst ? 'accent' : 'secondary'} className="max-sm:w-full">
        {t(`steps.${need.step}`)}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </div>
  )
}

function useTitle(need: Need): string {
  const t = useTranslations('dashboard.needs')
  if (need.kind === 'credits') return t('credits.title', { amount: need.amount })
  if (need.kind === 'join_requests') return t('join_requests.title')
  if (need.kind === 'dispute') return t('dispute.title')
  return need.title || t('untitled')
}

function About({ need }: { need: Need }) {
  const t = useTranslations('dashboard.needs')
  switch (need.kind) {
    case 'applicants':
      return t('applicants.about', { count: need.applicants })
    case 'shift':
      return t('shift.about', {
        days: daysUntil(need.startsAt),
        time: formatClock(need.startsAt),
        count: need.missing,
      })
    case 'waits_for_credit':
      return t(`waits_for_credit.${need.credit}`)
    case 'credits':
      return t('credits.about', { days: need.due ? daysUntil(need.due) : 0 })
    case 'dispute':
      return t('dispute.about', { days: need.due ? Math.max(0, daysUntil(need.due)) : 0 })
    case 'join_requests':
      return t('join_requests.about', { count: need.people })
    case 'ending':
      return t('ending.about', { days: need.due ? Math.max(0, daysUntil(need.due)) : 0 })
    default:
      return t(`${need.kind}.about`)
  }
}

/** Where it is, how much time is left, and who waits. */
function Facts({ need }: { need: Need }) {
  const t = useTranslations('dashboard.needs')
  if (!('branchName' in need)) return null
  const facts = [need.branchName, ...factsOf(need, t)].filter(Boolean)
  return facts.length > 0 && <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
}

function factsOf(
  need: Extract<Need, { branchName: string | null }>,
  t: Translate,
): readonly (string | null)[] {
  const { due, kind } = need
  if (kind === 'shift') {
    const { candidates, moreShifts } = need
    return [
      candidates > 0 ? t('shift.candidates', { count: candidates }) : null,
      moreShifts > 0 ? t('shift.more', { count: moreShifts }) : null,
    ]
  }
  const starts = kind !== 'ending' && due ? t('starts', { days: daysUntil(due), day: formatDay(due) }) : null
  const since =
    kind === 'applicants' ? t('since', { day: formatDay(need.since), time: formatClock(need.since) }) : null
  return [starts, since]
}

function NothingNeeded() {
  const t = useTranslations('dashboard.needs.nothing')
  return (
    <Card className="flex items-center gap-4 p-4 sm:p-5">
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${toneClass.leaf}`}>
        <Icon name="check" className="size-5.5" />
      </span>
      <p className="min-w-0">
        <span className="block font-semibold">{t('title')}</span>
        <span className="block text-sm text-ink-2">{t('about')}</span>
      </p>
    </Card>
  )
}
