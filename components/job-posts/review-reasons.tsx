import { useTranslations } from 'next-intl'
import type { JobPost } from '@/lib/job-posts/job-post'

const known = ['contact_details', 'link'] as const

/** Why a post was held or did not pass the review; nothing for the others. */
export function ReviewReasons({ post }: { post: Pick<JobPost, 'reviewReasons'> }) {
  const t = useTranslations('jobPosts.detail.reasons')
  const reasons = known.filter((reason) => post.reviewReasons.includes(reason))
  if (reasons.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-sm text-ink-2">
      {reasons.map((reason) => (
        <li key={reason}>{t(reason)}</li>
      ))}
    </ul>
  )
}
