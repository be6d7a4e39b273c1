'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { longestLine } from '@/lib/job-posts/quick-post/longest-line'
import { readQuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import { bangkokToday } from '@/validators/rules'
import type { BranchChoice } from '../branch-choice'
import { LineTooLong } from '../form/line-too-long'
import { QuickPostReading } from '../form/quick-post-reading'

type PostLineReadingProps = { text: string; branches: readonly BranchChoice[] }

/** What was understood of a line; a place is nothing to visitors, whose branches are not known yet. */
export default function PostLineReading({ text: typed, branches }: PostLineReadingProps) {
  const t = useTranslations('jobPosts.quickPost')
  const text = typed.slice(0, longestLine)
  const post = useMemo(() => {
    const read = readQuickPost(text, { today: bangkokToday(), branches })
    return branches.length > 0
      ? read
      : { ...read, marks: read.marks.filter(({ topic }) => topic !== 'place') }
  }, [text, branches])
  if (post.marks.length === 0) return <p className="text-sm text-ink-2">{t('nothing')}</p>
  return (
    <>
      <LineTooLong text={typed} />
      <QuickPostReading post={post} text={text} branches={branches} />
    </>
  )
}
