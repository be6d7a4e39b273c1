import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { type Tone, toneClass } from '@/components/ui/tone'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import type { ActionItem, ActionItemKind } from './action-items'

const looks: Readonly<Record<ActionItemKind, { readonly icon: IconName; readonly tone: Tone }>> = {
  applicants: { icon: 'people', tone: 'mango' },
  shift: { icon: 'calendar', tone: 'mango' },
  interview: { icon: 'calendar', tone: 'mango' },
  rejected: { icon: 'warning', tone: 'chilli' },
  waits_for_credit: { icon: 'coin', tone: 'mango' },
  ending: { icon: 'clock', tone: 'mango' },
  credits: { icon: 'coin', tone: 'mango' },
  dispute: { icon: 'warning', tone: 'chilli' },
  join_requests: { icon: 'people', tone: 'mango' },
  draft: { icon: 'edit', tone: 'neutral' },
}

type Translate = ReturnType<typeof useTranslations<'dashboard.actionItems'>>

/** Items shown at once, as many as somebody handles in one go; the rest unfolds. */
const shownAtOnce = 5

type ActionListProps = {
  items: readonly ActionItem[]
  /** Whether the step of the first is the page's next one. */
  leads: boolean
}

/** What needs somebody now, in the order of `actionItemsOf`, each with one next step. */
export function ActionList({ items, leads }: ActionListProps) {
  const t = useTranslations('dashboard.actionItems')
  if (items.length === 0) return <NothingToDo />
  const rows = items.map((item, index) => (
    <li key={`${item.kind} ${item.id}`} className="border-line not-first:border-t">
      <ActionRow item={item} leads={leads && index === 0} />
    </li>
  ))
  const others = rows.slice(shownAtOnce)
  return (
    <>
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
    </>
  )
}

function ActionRow({ item, leads }: { item: ActionItem; leads: boolean }) {
  const t = useTranslations('dashboard.actionItems')
  const { icon, tone } = looks[item.kind]
  const title = useTitle(item)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 px-4 py-3 sm:px-5">
      <span className={`grid size-11 shrink-0 place-items-center rounded-card ${toneClass[tone]}`}>
        <Icon name={icon} className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-base leading-snug">{title}</h3>
        <p className="text-sm text-ink-2">
          <About item={item} />
        </p>
        <Facts item={item} />
      </div>
      <ButtonLink
        href={item.href}
        variant={leads ? 'accent' : 'secondary'}
        className="max-sm:w-full sm:min-w-36"
      >
        {t(`steps.${item.step}`)}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </div>
  )
}

function useTitle(item: ActionItem): string {
  const t = useTranslations('dashboard.actionItems')
  if (item.kind === 'credits') return t('credits.title', { amount: item.amount })
  if (item.kind === 'interview')
    return item.name ? t('interview.title', { name: item.name }) : t('interview.untitled')
  if (item.kind === 'join_requests') return t('join_requests.title')
  if (item.kind === 'dispute') return t('dispute.title')
  return item.title || t('untitled')
}

function About({ item }: { item: ActionItem }) {
  const t = useTranslations('dashboard.actionItems')
  switch (item.kind) {
    case 'applicants':
      return t('applicants.about', { count: item.applicants })
    case 'shift':
      return t('shift.about', {
        days: daysUntil(item.startsAt),
        time: formatClock(item.startsAt),
        count: item.missing,
      })
    case 'waits_for_credit':
      return t(`waits_for_credit.${item.credit}`)
    case 'credits':
      return t('credits.about', { days: item.due ? daysUntil(item.due) : 0 })
    case 'interview':
      return <InterviewAsked asked={item.asked} due={item.due} />
    case 'dispute':
      return t('dispute.about', { days: item.due ? Math.max(0, daysUntil(item.due)) : 0 })
    case 'join_requests':
      return t('join_requests.about', { count: item.people })
    case 'ending':
      return t('ending.about', { days: item.due ? Math.max(0, daysUntil(item.due)) : 0 })
    default:
      return t(`${item.kind}.about`)
  }
}

/** Which time a worker asked for instead, and until when it can be answered. */
function InterviewAsked({ asked, due }: { asked: Date | null; due: Date | null }) {
  const t = useTranslations('dashboard.actionItems.interview')
  const said = [
    asked && t('asked', { days: daysUntil(asked), day: formatDay(asked), time: formatClock(asked) }),
    due && t('answerBy', { days: daysUntil(due), day: formatDay(due), time: formatClock(due) }),
  ]
  return said.filter(Boolean).join(' · ')
}

/** The branch, the time left, and who is waiting. */
function Facts({ item }: { item: ActionItem }) {
  const t = useTranslations('dashboard.actionItems')
  if (!('branchName' in item)) return null
  const facts = [item.branchName, ...factsOf(item, t)].filter(Boolean)
  return facts.length > 0 && <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
}

function factsOf(
  item: Extract<ActionItem, { branchName: string | null }>,
  t: Translate,
): readonly (string | null)[] {
  const { due, kind } = item
  if (kind === 'shift') {
    const { candidates, moreShifts } = item
    return [
      candidates > 0 ? t('shift.candidates', { count: candidates }) : null,
      moreShifts > 0 ? t('shift.more', { count: moreShifts }) : null,
    ]
  }
  const starts = kind !== 'ending' && due ? t('starts', { days: daysUntil(due), day: formatDay(due) }) : null
  const since =
    kind === 'applicants' ? t('since', { day: formatDay(item.since), time: formatClock(item.since) }) : null
  return [starts, since]
}

function NothingToDo() {
  const t = useTranslations('dashboard.actionItems.nothing')
  return (
    <div className="flex items-center gap-4 px-4 py-3.5 sm:px-5">
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${toneClass.leaf}`}>
        <Icon name="check" className="size-5.5" />
      </span>
      <p className="min-w-0">
        <span className="block font-semibold">{t('title')}</span>
        <span className="block text-sm text-ink-2">{t('about')}</span>
      </p>
    </div>
  )
}
