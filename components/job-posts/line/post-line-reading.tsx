'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { readQuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import { bangkokToday } from '@/validators/rules'
import type { BranchChoice } from '../branch-choice'
import { QuickPostReading } from '../form/quick-post-reading'

type PostLineReadingProps = { text: string; branches: readonly BranchChoice[] }

/** What was understood of a line; a place is nothing to visitors, whose branches are not known yet. */
export default function PostLineReading({ text, branches }: PostLineReadingProps) {
  const t = useTranslations('jobPosts.quickPost')
  const post = useMemo(() => {
    const read = readQuickPost(text, { today: bangkokToday(), branches })
    return branches.length > 0
      ? read
      : { ...read, marks: read.marks.filter(({ topic }) => topic !== 'place') }
  }, [text, branches])
  if (post.marks.length === 0) return <p className="text-sm text-ink-2">{t('nothing')}</p>
  return <QuickPostReading post={post} text={text} branches={branches} />
}
