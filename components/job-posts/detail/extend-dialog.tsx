'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem as Refusal } from '@/components/forms/apply-problem'
import { FormProblem } from '@/components/forms/form-problem'
import { offline } from '@/components/forms/use-lazy-module'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import type { JobPost } from '@/lib/job-posts/job-post'
import { addDays, nextWeek } from '@/validators/shift-days'
import { areShiftsChosen } from '@/validators/shift-places'
import { type JobPostValues, jobPostBody, jobPostValues } from '../form/job-post-values'
import { ShiftLines } from '../shift-lines'

/** The post with its last week's days repeated; an earlier deadline moves to the end of the day before them. */
function extended(post: JobPost, today: string) {
  const { version: _, ...values } = jobPostValues(post)
  const shifts = values.shifts ?? []
  const more = nextWeek(shifts, today)
  const first = more.map(({ date }) => date ?? '').sort()[0] ?? ''
  const { applyBy } = values
  const moved =
    applyBy.date && first && applyBy.date < first ? { date: addDays(first, -1), time: '' } : applyBy
  const body: JobPostValues = { ...values, shifts: [...shifts, ...more], applyBy: moved }
  return { more, body: jobPostBody(body), movesDeadline: moved !== applyBy }
}

export type ExtendDialogProps = { post: JobPost; today: string; open: boolean; onClose: () => void }

/** Shows the days that would be added to a running post, and adds them. */
export default function ExtendDialog({ post, today, open, onClose }: ExtendDialogProps) {
  const t = useTranslations('jobPosts.extend')
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { more, body, movesDeadline } = extended(post, today)

  const extend = async () => {
    setBusy(true)
    setProblem(null)
    const store = await import('../form/store-job-post').catch(() => null)
    const outcome = await store?.storeJobPost(post, body, `extend:${post.id}`).catch(() => null)
    setBusy(false)
    if (!outcome) return setProblem(offline)
    if (outcome.kind === 'refused') return setProblem(outcome.problem)
    // The page then shows the current post, so the next press adds to that.
    router.refresh()
    if (outcome.kind === 'conflict') return setProblem({ code: 'stale' })
    onClose()
    void toast('success', t('done', { count: more.length }))
  }

  const needsEdit = problem?.code === 'unlawful' || problem?.code === 'validation_failed'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="confirm"
      title={t('title', { count: more.length })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="accent" loading={isBusy} onClick={extend}>
            {t('confirm', { count: more.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-ink-2">{t('explain')}</p>
        <ShiftLines {...body} shifts={more} />
        {!areShiftsChosen(post) && <p className="text-sm text-ink-2">{t('tells')}</p>}
        {movesDeadline && <p className="text-sm text-ink-2">{t('deadline')}</p>}
        {needsEdit ? (
          <Alert
            live
            tone="mango"
            title={t('refused')}
            action={
              <ButtonLink href={`/job-posting/edit/${post.id}`} variant="secondary" size="sm">
                {t('edit')}
              </ButtonLink>
            }
          />
        ) : (
          <FormProblem problem={problem} />
        )}
      </div>
    </Dialog>
  )
}
