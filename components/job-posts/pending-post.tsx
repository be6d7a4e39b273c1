import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { formatDay } from '@/lib/dates/format-thai'
import type { JobPost, pendingStates } from '@/lib/job-posts/job-post'
import type { FieldName } from './missing-fields'
import { ReviewReasons } from './review-reasons'

type PendingPostProps = {
  post: JobPost
  state: (typeof pendingStates)[number]
  /** What a draft still lacks. */
  missing: readonly FieldName[]
  canEdit: boolean
}

/** A post that waits, why, and the one step that gets it on. */
export function PendingPost({ post, state, missing, canEdit }: PendingPostProps) {
  const t = useTranslations('jobPosts')
  const title = post.title || t('untitled')
  const isReady = state === 'draft' && missing.length === 0
  const step = canEdit && state !== 'pending_review' && (isReady ? 'publish' : state)
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      {post.workType && <WorkTypeIcon type={post.workType} />}
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h3 className="text-lg leading-snug">
          <Link href={`/job-posting/${post.id}`} className="rounded-control hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-3">
          {[post.branchName, t('pending.since', { day: formatDay(new Date(post.createdAt)) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Why post={post} state={state} missing={missing} />
      </div>
      <ButtonLink
        href={step ? `/job-posting/edit/${post.id}` : `/job-posting/${post.id}`}
        variant={step === 'publish' ? 'accent' : step ? 'primary' : 'secondary'}
        className="max-sm:w-full sm:self-center"
      >
        {t(step ? `pending.step.${step}` : 'pending.look')}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </Card>
  )
}

function Why({ post, state, missing }: Omit<PendingPostProps, 'canEdit'>) {
  const t = useTranslations('jobPosts')
  const name = (field: FieldName) =>
    field === 'shifts' ? t('shifts.title') : t(`form.${field === 'branchId' ? 'branch' : field}`)
  if (state !== 'draft') return <ReviewReasons post={post} />
  return (
    <p className="text-sm text-ink-2">
      {missing.length === 0
        ? t('pending.ready')
        : t('pending.missing', { count: missing.length, fields: missing.map(name).join(' · ') })}
    </p>
  )
}
