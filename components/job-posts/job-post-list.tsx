'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { asProblem, jobPost, type Problem } from '@/lib/api/browser'
import type { JobPostFilter, JobPostPage } from '@/lib/job-posts/job-post'
import { JobPostCard } from './job-post-card'

type JobPostListProps = {
  /** The first page, from the server. */
  page: JobPostPage
  filter: JobPostFilter
}

/** Posts as cards, one page after the other. */
export function JobPostList({ page, filter }: JobPostListProps) {
  const t = useTranslations('jobPosts.list')
  const problemText = useProblemText()
  const [further, setFurther] = useState<JobPostPage | null>(null)
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { items, nextCursor } = further ?? { ...page, items: [] }

  const loadMore = async () => {
    if (!nextCursor) return
    setLoading(true)
    setProblem(null)
    const { data, error, response } = await jobPost.GET('/v1/job-posts', {
      params: { query: { ...filter, cursor: nextCursor } },
    })
    setLoading(false)
    if (data) setFurther({ ...data, items: [...items, ...data.items] })
    else setProblem(asProblem(error, response))
  }

  return (
    <>
      <ul className="grid gap-3">
        {[...page.items, ...items].map((post) => (
          <li key={post.id}>
            <JobPostCard post={post} heading="h2" />
          </li>
        ))}
      </ul>
      {problem && <Alert live tone="chilli" title={problemText(problem)} className="mt-4" />}
      {nextCursor && (
        <Button variant="secondary" loading={loading} onClick={loadMore} className="mx-auto mt-5 flex">
          {t('more')}
        </Button>
      )}
    </>
  )
}
