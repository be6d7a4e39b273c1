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
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import type { JobPost } from '@/lib/job-posts/job-post'
import { jobPostLimits } from '@/validators/job-post-terms'
import { addDays, nextWeek } from '@/validators/shift-days'
import { areShiftsChosen } from '@/validators/shift-places'
import { type JobPostValues, jobPostBody, jobPostValues } from './job-post-values'
import { ShiftLines } from './shift-lines'

/** The post with the weekdays of its last week once more; a deadline moves to the end of the day before them. */
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

/** Gives a running post the days of its last week again: one press shows them, the next adds them. */
export function ExtendButton({ post, today }: { post: JobPost; today: string }) {
  const t = useTranslations('jobPosts.extend')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { more, body, movesDeadline } = extended(post, today)
  if (more.length === 0 || post.shifts.length + more.length > jobPostLimits.shifts) return null

  const extend = async () => {
    setBusy(true)
    setProblem(null)
    const store = await import('./store-job-post').catch(() => null)
    const outcome = await store?.storeJobPost(post, body, `extend:${post.id}`).catch(() => null)
    setBusy(false)
    if (!outcome) return setProblem(offline)
    if (outcome.kind === 'refused') return setProblem(outcome.problem)
    // The page shows the newest post, so the next press adds to that.
    router.refresh()
    if (outcome.kind === 'conflict') return setProblem({ code: 'stale' })
    setOpen(false)
    void toast('success', t('done', { count: more.length }))
  }

  const needsEdit = problem?.code === 'unlawful' || problem?.code === 'validation_failed'
  return (
    <>
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        <Icon name="calendar" />
        {t('action')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="confirm"
        title={t('title', { count: more.length })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
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
    </>
  )
}
