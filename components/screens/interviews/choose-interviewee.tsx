'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { Unbroken } from '@/components/ui/unbroken'
import { formatDay } from '@/lib/dates/format-thai'
import type { Interview } from '@/lib/interviews/interview'
import { useInterviewees } from './use-interviewees'

/** Somebody who was chosen, and the post that the interview is about. */
export type Chosen = { readonly workerId: string; readonly name: string; readonly postId: string }

type ChooseIntervieweeProps = {
  interviews: readonly Interview[]
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

/** The applicants of the open posts, by post and to be searched by name, to ask one of them to an interview. */
export default function ChooseInterviewee({ interviews, onChoose, onClose }: ChooseIntervieweeProps) {
  const t = useTranslations('interviewing.choose')
  const problemText = useProblemText()
  const searchId = useId()
  const [typed, setTyped] = useState('')
  const { found, hasMore, error, retry } = useInterviewees(interviews)
  const words = typed.trim().toLocaleLowerCase('th')
  const shown = found?.flatMap(({ people, ...rest }) => {
    const named = people.filter(({ displayName }) => displayName.toLocaleLowerCase('th').includes(words))
    return named.length > 0 || rest.hasMore ? [{ ...rest, people: named }] : []
  })
  const isNobody = shown?.every(({ people }) => people.length === 0) ?? false
  const isCut = hasMore || (found?.some((post) => post.hasMore) ?? false)
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {!found && !error && (
        <div className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {!found && error !== undefined && (
        <Alert
          live
          tone="chilli"
          title={problemText(problemOfFailure(error))}
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {found?.length === 0 && !hasMore && (
        <Alert
          title={t('none')}
          action={
            <ButtonLink href="/job-posting" size="sm">
              {t('toPosts')}
            </ButtonLink>
          }
        >
          {t('noneAbout')}
        </Alert>
      )}
      {found && (found.length > 0 || hasMore) && (
        <>
          <label htmlFor={searchId} className="mb-1.5 block font-medium">
            {t('search')}
          </label>
          <input
            id={searchId}
            type="search"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            className="control"
          />
          <p role="status" className="mt-2 text-sm text-ink-2">
            {words !== '' && isNobody && t(isCut ? 'notAmongShown' : 'notFound')}
          </p>
          {shown?.map(({ jobPostId, title, branchName, firstDay, people, ...post }) => (
            <section key={jobPostId} aria-labelledby={`${searchId}-${jobPostId}`} className="mt-3">
              <h3 id={`${searchId}-${jobPostId}`} className="text-base">
                <Unbroken>{title ?? ''}</Unbroken>
              </h3>
              <p className="text-sm text-ink-2">
                <Unbroken>
                  {[branchName, firstDay && formatDay(firstDay)].filter(Boolean).join(' · ')}
                </Unbroken>
              </p>
              {people.length > 0 && (
                <ul className="mt-1">
                  {people.map(({ workerId, displayName: name }) => (
                    <li key={workerId} className="border-b border-line last:border-b-0">
                      <button
                        type="button"
                        onClick={() => onChoose({ workerId, name, postId: jobPostId })}
                        className="flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-control px-2 text-left hover:bg-well"
                      >
                        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                          <Unbroken isName>{name}</Unbroken>
                        </span>
                        <Icon name="calendar" className="size-5 shrink-0 text-ink-3" />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              {post.hasMore && (
                <Link href={`/job-posting/${jobPostId}`} className={moreClass}>
                  {t('more')}
                </Link>
              )}
            </section>
          ))}
          {hasMore && (
            <Link href="/job-posting" className={classNames('mt-3', moreClass)}>
              {t('morePosts')}
            </Link>
          )}
        </>
      )}
    </Dialog>
  )
}

const moreClass = 'inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4'
