'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { radioCardClass } from '@/components/forms/radio-card-class'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDay } from '@/lib/dates/format-thai'
import { seeksPeople } from '@/lib/job-posts/apply-until'
import type { JobPost, JobPostPage } from '@/lib/job-posts/job-post'
import { askJobPosts } from '@/lib/job-posts/requests'

type PostChoiceProps = { chosenId: string | null; onChoose: (post: JobPost) => void }

/** The posts that take applications now, to invite somebody to one of them. */
export function PostChoice({ chosenId, onChoose }: PostChoiceProps) {
  const t = useTranslations('inviting.posts')
  const problemText = useProblemText()
  const [page, setPage] = useState<JobPostPage | null>(null)
  const [problem, setProblem] = useState<ReturnType<typeof problemOfFailure> | null>(null)
  const [isLoading, setLoading] = useState(true)

  const load = async (before: JobPostPage | null) => {
    setLoading(true)
    setProblem(null)
    try {
      const next = await askJobPosts({ state: 'published' }, before?.nextCursor ?? undefined)
      const open = next.items.filter((post) => seeksPeople(post))
      setPage({ ...next, items: [...(before?.items ?? []), ...open] })
      const [only, another] = open
      if (!before && only && !another && !next.nextCursor) onChoose(only)
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setLoading(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens
  useEffect(() => void load(null), [])

  if (page?.items.length === 0 && !page.nextCursor) {
    return (
      <Alert
        title={t('none')}
        action={
          <ButtonLink href="/job-posting/create" size="sm">
            {t('create')}
          </ButtonLink>
        }
      >
        {t('noneAbout')}
      </Alert>
    )
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{t('title')}</legend>
      {page === null && isLoading && (
        <>
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </>
      )}
      {page?.items.map((post) => (
        <label key={post.id} className={radioCardClass}>
          <input
            type="radio"
            name="post"
            checked={post.id === chosenId}
            onChange={() => onChoose(post)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">
            <span className="block font-medium [overflow-wrap:anywhere]">{post.title || t('untitled')}</span>
            <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
              {post.branchName && <span>{post.branchName}</span>}
              <FirstDay post={post} />
            </span>
          </span>
        </label>
      ))}
      {problem && (
        <Alert
          live
          tone="chilli"
          title={problemText(problem)}
          action={
            <Button variant="secondary" size="sm" onClick={() => void load(page)}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {page?.nextCursor && !problem && (
        <Button variant="ghost" size="sm" loading={isLoading} onClick={() => void load(page)}>
          {t('more')}
        </Button>
      )}
    </fieldset>
  )
}

function FirstDay({ post }: { post: Pick<JobPost, 'shifts'> }) {
  const days = post.shifts.flatMap(({ date }) => date ?? []).sort()
  return days[0] ? <span>{formatDay(days[0])}</span> : null
}
