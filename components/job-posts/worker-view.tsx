import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import type { JobPost } from '@/lib/job-posts/job-post'
import { formatBaht } from '@/lib/money/format-baht'
import { ownPay } from '@/validators/own-pay'
import { areShiftsChosen, personDays } from '@/validators/shift-places'
import { leastOvertimePay, type WageTerms } from '@/validators/wage-cost'
import { PayRate } from './pay-rate'
import { PostPhotos } from './post-photos'
import { ShiftLines } from './shift-lines'
import { type FactTerms, useTermFacts } from './term-facts'
import { useWanted } from './use-wanted'

export type WorkerViewPost = WageTerms &
  FactTerms & { readonly photos?: readonly string[] } & {
    [Field in
      | 'title'
      | 'branchName'
      | 'workType'
      | 'type'
      | 'payday'
      | 'description'
      | 'minAge'
      | 'maxAge']?: JobPost[Field]
  }

type WorkerViewProps = {
  post: WorkerViewPost
  /** Stands beside the title. */
  action?: ReactNode
  /** Stands below who works which shift. */
  choiceAction?: ReactNode
  /** Stands below the pay, where the post is not whole. */
  lacking?: ReactNode
}

/** A post as workers will see it; missing parts are left out. */
export function WorkerView({ post, action, choiceAction, lacking }: WorkerViewProps) {
  const t = useTranslations('jobPosts')
  const workTypeName = useTranslations('workTypes')
  const termFacts = useTermFacts(post)
  const wanted = useWanted(post)
  const hasShift = post.shifts.some(({ date, startTime, endTime }) => date && startTime && endTime)
  return (
    <Card className="grid gap-4 p-5">
      <PostPhotos photos={post.photos} />
      <div className="flex gap-3">
        {post.workType && <WorkTypeIcon type={post.workType} />}
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-snug font-semibold">
            {post.title || <span className="text-ink-3">{t('untitled')}</span>}
          </p>
          <p className="text-sm text-ink-3">
            {[post.workType && workTypeName(post.workType), post.type && t(`types.${post.type}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {action}
      </div>
      {post.payAmount && post.payUnit ? (
        <p className="text-2xl font-bold">
          <PayRate {...post} />
        </p>
      ) : null}
      <Premiums post={post} />
      <InAll post={post} />
      {lacking}
      <div className="grid gap-2.5 text-sm">
        {post.branchName && <Fact icon="pin">{post.branchName}</Fact>}
        {hasShift && (
          <Fact icon="calendar">
            <ShiftLines {...post} />
          </Fact>
        )}
        {wanted && <Fact icon="people">{wanted}</Fact>}
        {areShiftsChosen(post) && <Fact icon="check-circle">{t('chosenShifts')}</Fact>}
        {choiceAction}
        <Fact icon="person">{t('ages', { minAge: post.minAge || 18, maxAge: post.maxAge || 0 })}</Fact>
        {post.payday && <Fact icon="coin">{t(`paydays.${post.payday}`)}</Fact>}
        {termFacts.map(({ icon, text }) => (
          <Fact key={icon} icon={icon}>
            {text}
          </Fact>
        ))}
      </div>
      {post.description && <p className="text-sm whitespace-pre-line text-ink-2">{post.description}</p>}
    </Card>
  )
}

/** Pay beyond the normal pay, if the post has any. */
function Premiums({ post }: { post: WageTerms }) {
  const t = useTranslations('jobPosts')
  const days = personDays(post)
  const rate = post.overtimePay || leastOvertimePay(post, days)
  const hasOvertime = days.some(({ overtimeMinutes }) => overtimeMinutes > 0)
  const premiums = [
    hasOvertime && rate && t('overtimeRate', { amount: formatBaht(rate) }),
    post.paysHolidayRates && t('holidayRate'),
  ].filter(Boolean)
  return premiums.length > 0 && <p className="-mt-3 text-sm text-ink-2">{premiums.join(' · ')}</p>
}

/** What one person earns with all shifts, and that they have to come on every day, where nobody chooses. */
function InAll({ post }: { post: WorkerViewPost }) {
  const t = useTranslations('jobPosts.inAll')
  if (areShiftsChosen(post)) return null
  const { total } = ownPay(post, post.shifts)
  const days = personDays(post).length
  const isAll = post.shiftChoice === 'all' || post.payUnit === 'job'
  const parts = [
    total && t('total', { amount: formatBaht(total) }),
    days > 1 && isAll && t('everyDay', { days }),
  ].filter(Boolean)
  return parts.length > 0 && <p className="-mt-3 font-medium">{parts.join(' · ')}</p>
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <Icon name={icon} className="mt-0.5 size-4.5 text-ink-3" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
