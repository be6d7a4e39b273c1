'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { askLiveApplications, askOpenPosts } from '@/lib/talk/requests'
import type { Attachment, Conversation, Side } from '@/lib/talk/talk'
import type { Carried } from '@/lib/talk/thread'
import { bangkokToday } from '@/validators/rules'
import { AttachmentView } from './attachment-view'

type JobCard = Extract<Attachment, { kind: 'job' }>
type JobChoiceProps = { side: Side; conversation: Conversation; onSend: (carried: Carried) => void }

type Shift = {
  readonly date: string | null
  readonly startTime: string | null
  readonly endTime: string | null
}

/** The first shift of today or later, which the service looks at again. */
function nextShift(shifts: readonly Shift[]): JobCard['shift'] {
  const today = bangkokToday()
  const ahead = shifts.flatMap(({ date, startTime, endTime }) =>
    date && startTime && endTime && date >= today ? [{ date, startTime, endTime }] : [],
  )
  return ahead.sort((one, other) => (one.date < other.date ? -1 : 1))[0] ?? null
}

/** The open posts that can be spoken of: the company's own, or those by which a worker has to do with it. */
async function askJobs(side: Side, { post, with: other }: Conversation): Promise<JobCard[]> {
  if (side === 'company')
    return (await askOpenPosts()).map(({ id, title, workType, payUnit, payAmount, shifts }) => ({
      kind: 'job',
      jobPostId: id,
      title: title ?? '',
      workType,
      payUnit,
      payAmount,
      shift: nextShift(shifts),
    }))
  const own = (await askLiveApplications())
    .filter(({ companyId, post: { state } }) => companyId === other.id && state === 'published')
    .map(
      ({ jobPostId, post: { title, workType, payUnit, payAmount }, shifts }): JobCard => ({
        kind: 'job',
        jobPostId,
        title,
        workType,
        payUnit,
        payAmount,
        shift: nextShift(shifts),
      }),
    )
  if (!post || own.some(({ jobPostId }) => jobPostId === post.id)) return own
  const { id, title, workType } = post
  return [
    { kind: 'job', jobPostId: id, title, workType, payUnit: null, payAmount: null, shift: null },
    ...own,
  ]
}

/** Chooses a job to send as a card. */
export function JobChoice({ side, conversation, onSend }: JobChoiceProps) {
  const t = useTranslations('chat.attach')
  const [jobs, setJobs] = useState<readonly JobCard[] | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when somebody says so
  useEffect(() => {
    let isOver = false
    setJobs(null)
    askJobs(side, conversation).then(
      (found) => !isOver && setJobs(found),
      () => !isOver && setJobs('failed'),
    )
    return () => {
      isOver = true
    }
  }, [side, conversation.id, attempt])
  if (jobs === null) return <Skeleton className="h-16 w-full" />
  if (jobs === 'failed') return <Failed onRetry={() => setAttempt((before) => before + 1)} />
  if (jobs.length === 0) return <p className="text-ink-2">{t('noJobs')}</p>
  return (
    <ul className="grid gap-3">
      {jobs.map((job) => (
        <li key={job.jobPostId}>
          <AttachmentView attachment={job} side={side} isOwn by="" address={null} />
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            aria-label={t('sendJobOf', { title: job.title })}
            onClick={() =>
              onSend({ kind: 'card', sent: { kind: 'job', jobPostId: job.jobPostId }, shown: job })
            }
          >
            {t('sendJob')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Says that a list could not be had. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('chat.failed')
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-chilli">
      {t('thread')}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  )
}
