import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { formatDay } from '@/lib/dates/format-thai'
import { isToMend, type JobPost, type JobPostPrice, type PendingGroup } from '@/lib/job-posts/job-post'
import { isTooLate } from '@/lib/job-posts/too-late'
import type { FieldName } from '../form/missing-fields'
import { ReviewDue } from './review-due'
import { ReviewReasons } from './review-reasons'

type PendingPostProps = {
  post: JobPost
  group: PendingGroup
  /** The fields that a draft still lacks. */
  missing: readonly FieldName[]
  /** What publishing costs; null when it could not be loaded. */
  price?: JobPostPrice | null
  canEdit: boolean
  /** Whether the viewer may buy credit. */
  canPay?: boolean
  /** Asks who may for the credit that it waits for. */
  ask?: ReactNode
}

/** A post that waits, the reason, and its one next step. */
export function PendingPost({
  post,
  group,
  missing,
  price = null,
  canEdit,
  canPay = false,
  ask = null,
}: PendingPostProps) {
  const t = useTranslations('jobPosts')
  const title = post.title || t('untitled')
  const step = nextStep({ post, group, missing, price, canEdit, canPay })
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      {post.workType && <WorkTypeIcon type={post.workType} />}
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h3 className="text-lg leading-snug">
          <Link href={`/job-posting/${post.id}`} className="rounded-control hover:underline">
            <Unbroken>{title}</Unbroken>
          </Link>
        </h3>
        <p className="text-sm text-ink-3">
          {[post.branchName, t('pending.since', { day: formatDay(new Date(post.createdAt)) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Why post={post} group={group} missing={missing} price={price} canPay={canPay} ask={ask} />
      </div>
      <ButtonLink
        href={hrefOf(step, post.id)}
        variant={step === 'publish' || step === 'mend' ? 'accent' : step ? 'primary' : 'secondary'}
        className="max-sm:w-full sm:self-center"
      >
        {t(step ? `pending.step.${step}` : 'pending.look')}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </Card>
  )
}

type Step = 'mend' | 'draft' | 'publish' | 'buy'

/** The next step; null when there is nothing to do but view the post. */
function nextStep({
  post,
  group,
  missing,
  price,
  canEdit,
  canPay,
}: Required<Omit<PendingPostProps, 'ask'>>): Step | null {
  if (group === 'pending_review') return canEdit && isToMend(post) ? 'mend' : null
  if (group === 'waits_for_credit' && isTooLate(post)) return canEdit ? 'draft' : null
  if (post.isHeldByLeaving) return null
  if (group === 'waits_for_credit' && !isAffordable(price)) return canPay ? 'buy' : null
  if (group === 'draft' && missing.length === 0 && isShort(price) && canPay) return 'buy'
  if (!canEdit) return null
  return group === 'rejected' ? 'mend' : missing.length === 0 ? 'publish' : 'draft'
}

const hrefOf = (step: Step | null, id: string) => {
  if (step === 'buy') return `/credit-package?${new URLSearchParams({ next: `/job-posting/${id}` })}`
  return step ? `/job-posting/edit/${id}` : `/job-posting/${id}`
}

const isAffordable = (price: JobPostPrice | null) => price !== null && price.available >= price.credits

/** Whether it is known that a post cannot be paid for: a draft is then not ready to be published. */
const isShort = (price: JobPostPrice | null) => price !== null && !price.buffetUntil && !isAffordable(price)

function Why({ post, group, missing, price = null, canPay, ask }: Omit<PendingPostProps, 'canEdit'>) {
  const t = useTranslations('jobPosts')
  const name = (field: FieldName) =>
    field === 'shifts' ? t('shifts.title') : t(`form.${field === 'branchId' ? 'branch' : field}`)
  if (group === 'rejected' || group === 'pending_review')
    return (
      <>
        <ReviewDue post={post} className="text-sm font-medium" />
        <ReviewReasons post={post} />
      </>
    )
  if (missing.length === 0 && (group === 'waits_for_credit' || isShort(price))) {
    if (!price) return null
    const { credits: needed, available } = price
    if (post.keptDraftReason)
      return <p className="text-sm text-mango-ink">{t(`keptDraft.${post.keptDraftReason}`)}</p>
    if (group === 'waits_for_credit' && isTooLate(post))
      return <p className="text-sm text-mango-ink">{t('pending.tooLate')}</p>
    if (post.isHeldByLeaving)
      return <p className="text-sm text-mango-ink">{t('detail.next.held_by_leaving')}</p>
    if (price.buffetUntil) return <p className="text-sm text-leaf">{t('pending.buffetIsHere')}</p>
    if (isAffordable(price))
      return <p className="text-sm text-leaf">{t('pending.creditIsHere', { available })}</p>
    return (
      <div className="grid gap-1 text-sm text-ink-2">
        <p>{t('pending.shortOf', { needed, available })}</p>
        {!canPay && (ask ?? <p>{t('pending.askForCredit')}</p>)}
      </div>
    )
  }
  return (
    <p className="text-sm text-ink-2">
      {missing.length === 0
        ? t('pending.ready')
        : t('pending.missing', { count: missing.length, fields: missing.map(name).join(' · ') })}
    </p>
  )
}
