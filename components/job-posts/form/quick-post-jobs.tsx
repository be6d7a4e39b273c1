import { useTranslations } from 'next-intl'
import { type Ref, useId } from 'react'
import { Button } from '@/components/ui/button'
import type { Job } from '@/lib/job-posts/quick-post/jobs'

type QuickPostJobsProps = {
  heading: Ref<HTMLParagraphElement>
  jobs: readonly Job[]
  /** Whether they are of one type of work, so that one post can be for all. */
  isOfOneType: boolean
  onChoose: (job: Job) => void
  /** One post for all of them, with so many people. */
  onJoin: (people: number) => void
  /** The person goes on in the form. */
  onOwn: () => void
}

/** Asks which of a line's jobs the post is for: the others are for posts of their own. */
export function QuickPostJobs({ heading, jobs, isOfOneType, onChoose, onJoin, onOwn }: QuickPostJobsProps) {
  const t = useTranslations('jobPosts.quickPost')
  const id = useId()
  const people = jobs.reduce((sum, { headcount }) => sum + (headcount ?? Number.NaN), 0)
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-card bg-mango-soft p-3">
      <p ref={heading} id={id} tabIndex={-1} className="font-semibold">
        {t('jobs', { count: jobs.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        {jobs.map((job) => (
          <Button key={job.words} variant="secondary" size="sm" onClick={() => onChoose(job)}>
            {job.words}
          </Button>
        ))}
        {isOfOneType && people > 0 && (
          <Button variant="secondary" size="sm" onClick={() => onJoin(people)}>
            {t('onePost', { count: people })}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onOwn}>
          {t('own.workType')}
        </Button>
      </div>
    </section>
  )
}
