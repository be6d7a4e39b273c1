import { useTranslations } from 'next-intl'
import type { JobPost } from '@/lib/job-posts/job-post'

/** Why a post was held or rejected in the review, and how to fix each reason; nothing for other posts. */
export function ReviewReasons({ post }: { post: Pick<JobPost, 'reviewReasons' | 'reviewNote'> }) {
  const t = useTranslations('jobPosts.detail')
  const { reviewReasons, reviewNote } = post
  if (reviewReasons.length === 0 && !reviewNote) return null
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {reviewNote && <p className="font-medium text-ink">{t('reviewNote', { note: reviewNote })}</p>}
      <ul className="grid list-disc gap-1.5 pl-5 empty:hidden">
        {reviewReasons.map((reason) => (
          <li key={reason}>
            {t(`reasons.${reason}.why`)}
            <span className="block text-ink-3">{t(`reasons.${reason}.mend`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
