import { useTranslations } from 'next-intl'
import type { FieldPath } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import type { QuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { JobPostValues } from './job-post-values'

type QuickPostDoubtsProps = {
  post: QuickPost
  /** The words about the pay. */
  pay: string
  unknownBranch: string | null
  /** Whether the jobs of the line are asked about. */
  areJobsAsked: boolean
  onField: (name: FieldPath<JobPostValues>) => void
}

/** What the line says that no post can hold, and what was read as people mean it. */
export function QuickPostDoubts({ post, pay, unknownBranch, areJobsAsked, onField }: QuickPostDoubtsProps) {
  const t = useTranslations('jobPosts.quickPost')
  const doubts = [
    ...(unknownBranch ? [t('unknownBranch', { name: unknownBranch })] : []),
    ...(post.hasSeveralJobs && !areJobsAsked ? [t('severalJobs')] : []),
  ]
  return (
    <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
      {doubts.map((doubt) => (
        <p key={doubt} className="flex gap-1.5">
          <Icon name="warning" className="mt-0.75 size-4 text-mango-ink" />
          {doubt}
        </p>
      ))}
      {post.isDayMeant && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p>{t('dayMeant', { words: pay, baht: (post.payAmount ?? 0) / 100 })}</p>
          <button
            type="button"
            aria-label={t('changeUnit')}
            onClick={() => onField('payUnit')}
            className="min-h-11 font-medium underline underline-offset-4"
          >
            {t('change')}
          </button>
        </div>
      )}
    </div>
  )
}
