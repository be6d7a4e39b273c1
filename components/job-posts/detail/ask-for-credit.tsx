'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { problemOfFailure } from '@/components/forms/failed-request'
import { FormProblem } from '@/components/forms/form-problem'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { keptFresh } from '@/components/ui/kept-fresh'
import { Unbroken } from '@/components/ui/unbroken'
import { pastParts } from '@/lib/dates/format-thai'
import type { CreditRequest, JobPostFilter } from '@/lib/job-posts/job-post'
import { askJobPost, askJobPosts, requestCredit } from '@/lib/job-posts/requests'

/** A list of posts on one page: what it was asked for by, and which of its posts credit alone would publish. */
export type ListOfWaiting = { readonly filter: JobPostFilter; readonly ids: readonly string[] }

type AskForCreditProps = {
  jobPostId: string
  /** What the post is called, where it is one of several that are asked for. */
  of?: string
  /** The list that it stands in, which is watched as a whole; otherwise the post alone is. */
  among?: ListOfWaiting
  /** Whom somebody of the team asked within a day, and when; null where nobody did. */
  asked: CreditRequest['asked']
}

/** Asks the colleagues who may pay for the credit that a post waits for, once a day, and says who was asked. */
export function AskForCredit({ jobPostId, of, among, asked: before }: AskForCreditProps) {
  const t = useTranslations('jobPosts.pending')
  const [asked, setAsked] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof problemOfFailure> | null>(null)
  const ask = async () => {
    setBusy(true)
    setProblem(null)
    try {
      setAsked((await requestCredit(jobPostId)).asked)
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  usePageOfWaiting(asked !== null, jobPostId, among)
  const at = asked && new Date(asked.at)
  return (
    <div className="grid w-full gap-2 sm:w-64">
      {!asked && <p>{t('askForCredit')}</p>}
      <p role="status" className="empty:hidden">
        {asked && at && (
          <Unbroken>
            {t('asked', {
              ...pastParts(at),
              names: asked.names.join(', '),
            })}
          </Unbroken>
        )}
      </p>
      <FormProblem problem={problem} />
      {!asked && (
        <Button variant="accent" block loading={isBusy} onClick={() => void ask()}>
          <Icon name="coin" />
          <span>{t('ask')}</span>
          {of && <span className="sr-only"> {of}</span>}
        </Button>
      )}
    </div>
  )
}

/** As often as the board of a post is loaded again. */
const lookEveryMs = 10_000

/** Loads the page again once a post that others were asked for waits no more, or credit alone would not publish it. */
function usePageOfWaiting(isAsked: boolean, jobPostId: string, among?: ListOfWaiting): void {
  const router = useRouter()
  const { filter, ids } = among ?? { filter: null, ids: [jobPostId] }
  const askWaiting = async () => (filter ? (await askJobPosts(filter)).items : [await askJobPost(jobPostId)])
  useSWR(isAsked ? ['waiting', filter ?? jobPostId] : null, askWaiting, {
    ...keptFresh(lookEveryMs),
    // The posts of a list ask one question together, whenever each began to.
    dedupingInterval: lookEveryMs - 1_000,
    onSuccess: (posts) => {
      const waiting = posts.filter(({ state, publishesItself }) => state === 'draft' && publishesItself)
      if (!ids.every((id) => waiting.some((post) => post.id === id))) router.refresh()
    },
  })
}
