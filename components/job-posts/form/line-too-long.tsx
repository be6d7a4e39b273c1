import { useTranslations } from 'next-intl'
import { longestLine } from '@/lib/job-posts/quick-post/longest-line'

/** Says of a line that is too long that only its beginning is read; nothing of any other. */
export function LineTooLong({ text }: { text: string }) {
  const t = useTranslations('jobPosts.quickPost')
  if (text.length <= longestLine) return null
  return (
    <p role="alert" className="mt-1.5 text-sm text-chilli">
      {t('tooLong', { longest: longestLine })}
    </p>
  )
}
