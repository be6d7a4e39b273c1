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
import type { CreditRequest } from '@/lib/job-posts/job-post'
import { askJobPost, requestCredit } from '@/lib/job-posts/requests'

type AskForCreditProps = {
  jobPostId: string
  /** What the post is called, where it is one of several that are asked for. */
  of?: string
  /** Whom somebody of the team asked within a day, and when; null where nobody did. */
  asked: CreditRequest['asked']
}

/** Asks the colleagues who may pay for the credit that a post waits for, once a day, and says who was asked. */
export function AskForCredit({ jobPostId, of, asked: before }: AskForCreditProps) {
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
  usePageOfWaiting(jobPostId, asked !== null)
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
function usePageOfWaiting(jobPostId: string, isAsked: boolean): void {
  const router = useRouter()
  useSWR(isAsked ? ['waiting', jobPostId] : null, () => askJobPost(jobPostId), {
    ...keptFresh(lookEveryMs),
    onSuccess: ({ state, publishesItself }) => {
      if (state !== 'draft' || !publishesItself) router.refresh()
    },
  })
}
