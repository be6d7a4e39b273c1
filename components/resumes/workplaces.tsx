'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatMonth } from '@/lib/dates/calendar-month'
import type { Workplace } from '@/lib/resumes/resume'
import { resumeLimits } from '@/validators/resume-limits'
import { WorkplaceDialog } from './workplace-dialog'

const latestFirst = (jobs: readonly Workplace[]) =>
  [...jobs].sort((one, other) => (one.startedOn < other.startedOn ? 1 : -1))

/** Earlier and current jobs: each in a dialog of its own, stored as soon as it is whole; removing one can be undone. */
export function Workplaces() {
  const t = useTranslations('resumes.experience')
  const workTypeName = useTranslations('workTypes')
  const { field } = useController({ name: 'workExperiences' })
  const jobs = (Array.isArray(field.value) ? field.value : []) as Workplace[]
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [removed, setRemoved] = useState<{ before: Workplace[]; workplace: string } | null>(null)
  const add = useRef<HTMLButtonElement>(null)

  const put = (next: readonly Workplace[]) => field.onChange(latestFirst(next))
  const store = (job: Workplace) => {
    put(edited === 'new' ? [...jobs, job] : jobs.map((other, index) => (index === edited ? job : other)))
    setRemoved(null)
    setEdited(null)
  }
  const remove = (index: number) => {
    setRemoved({ before: jobs, workplace: jobs[index]?.workplace ?? '' })
    field.onChange(jobs.filter((_, other) => other !== index))
    add.current?.focus()
  }
  const undo = () => {
    field.onChange(removed?.before ?? jobs)
    setRemoved(null)
    add.current?.focus()
  }

  return (
    <section aria-label={t('title')} className="grid gap-2">
      <h2 className="font-medium">{t('title')}</h2>
      <p className="text-sm text-ink-3">{t('about')}</p>
      <ul className="grid gap-2 empty:hidden">
        {jobs.map((job, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may say the same
            key={index}
            className="flex items-center gap-2 rounded-card border border-line bg-card px-4 py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-semibold">{job.workplace}</span>
              <span className="block text-sm text-ink-3">
                {[job.title || (job.workType && workTypeName(job.workType)), spanOf(job)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <button
              type="button"
              aria-label={t('edit', { workplace: job.workplace })}
              onClick={() => setEdited(index)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
            >
              <Icon name="edit" />
            </button>
            <button
              type="button"
              aria-label={`${t('remove')} ${job.workplace}`}
              onClick={() => remove(index)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {jobs.length < resumeLimits.workExperiences && (
          <Button ref={add} variant="secondary" onClick={() => setEdited('new')}>
            <Icon name="plus" />
            {t('add')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {removed && t('removed', { workplace: removed.workplace })}
        </p>
        {removed && (
          <Button variant="ghost" size="sm" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
      {edited !== null && (
        <WorkplaceDialog
          job={edited === 'new' ? null : (jobs[edited] ?? null)}
          onStore={store}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )

  function spanOf({ startedOn, endedOn }: Workplace): string {
    const until = endedOn ? formatMonth(endedOn) : t('still')
    return t('span', { from: formatMonth(startedOn), until })
  }
}
