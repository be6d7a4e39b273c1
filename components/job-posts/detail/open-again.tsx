'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { asProblem, jobPost, type Problem } from '@/lib/api/browser'
import type { JobPost } from '@/lib/job-posts/job-post'

type OpenAgainProps = { post: Pick<JobPost, 'id'>; event: 'resume' | 'reopen' }

/** Lets a paused or closed post look for people again, so that they can be invited where this stands. */
export function OpenAgain({ post, event }: OpenAgainProps) {
  const t = useTranslations('jobPosts.actions')
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const open = async () => {
    setBusy(true)
    setProblem(null)
    const { error, response } = await jobPost.POST('/v1/job-posts/{jobPostId}/events', {
      params: { path: { jobPostId: post.id } },
      body: { event },
    })
    setBusy(false)
    const refused = response.ok ? null : asProblem(error, response)
    setProblem(refused)
    // `wrong_state` means that the page is out of date.
    if (!refused || refused.code === 'wrong_state') router.refresh()
  }
  return (
    <div className="grid justify-items-start gap-3">
      {problem?.errors?.some(({ rule }) => rule === 'begun') ? (
        <Alert live tone="mango" title={t('begun')} />
      ) : (
        <FormProblem problem={problem} />
      )}
      <Button variant="accent" loading={isBusy} onClick={() => void open()}>
        {!isBusy && <Icon name="play" />}
        <span>{t(event)}</span>
      </Button>
    </div>
  )
}
