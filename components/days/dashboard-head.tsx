import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import type { Day, Days } from '@/lib/days/day'
import { shortageOf } from '@/lib/days/shortage'

type DashboardHeadProps = {
  title: ReactNode
  /** The day, the time and the branch. */
  about: readonly (string | null | undefined)[]
  canPost: boolean
  /** Whether a new post is the page's next step. */
  leads: boolean
}

/** The page's heading, which is the answer, and the way to a new post. */
export function DashboardHead({ title, about, canPost, leads }: DashboardHeadProps) {
  const t = useTranslations('dashboard')
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-ink-2">
          <Unbroken>{about.filter(Boolean).join(' · ')}</Unbroken>
        </p>
      </div>
      {canPost && (
        <ButtonLink
          href="/job-posting/create"
          variant={leads ? 'accent' : 'primary'}
          className="shrink-0 max-sm:w-11 max-sm:p-0"
        >
          <Icon name="plus" />
          <span className="max-sm:sr-only">{t('newPost')}</span>
        </ButtonLink>
      )}
    </div>
  )
}

type DayState = 'none' | 'short' | 'full'

function stateOf(day: Day): DayState {
  if (day.shifts.length === 0) return 'none'
  return shortageOf(day).missing > 0 ? 'short' : 'full'
}

/** The answer to what an employer asks first: how many people are missing today and tomorrow. */
export function DaysTitle({ days: { today, tomorrow } }: { days: Days }) {
  const t = useTranslations('dashboard.days.title')
  const [now, next] = [stateOf(today), stateOf(tomorrow)]
  if (now === next && now !== 'short') {
    return <span className={now === 'full' ? 'text-leaf' : undefined}>{t(`both.${now}`)}</span>
  }
  const part = (name: 'today' | 'tomorrow', state: DayState, day: Day) => (
    <span className="inline-block">
      {t.rich(`${name}.${state}`, {
        count: shortageOf(day).missing,
        number: (chunks) => <span className="text-chilli">{chunks}</span>,
      })}
    </span>
  )
  return (
    <>
      {part('today', now, today)} {part('tomorrow', next, tomorrow)}
    </>
  )
}
