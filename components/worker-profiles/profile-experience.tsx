import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { monthsInAll, monthsWorked, monthYear } from '@/lib/worker-profiles/months'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'

/** The jobs of a worker, the latest first, on a line. */
export function ProfileExperience({ jobs }: { jobs: WorkerProfile['workExperiences'] }) {
  const t = useTranslations('workerProfiles.experience')
  const months = monthsInAll(jobs)
  return (
    <section aria-labelledby="experience">
      <h2 id="experience" className="text-lg">
        <span>{t('title')}</span>{' '}
        {jobs.length > 1 && (
          <span className="text-sm font-normal text-ink-2">
            {t('inAll', { length: t('months', inYears(months)) })}
          </span>
        )}
      </h2>
      {jobs.length === 0 && <p className="mt-1 text-ink-2">{t('none')}</p>}
      <ol className="mt-3 ml-1.5 border-l border-line">
        {jobs.map((job) => (
          <li key={`${job.startedOn} ${job.title} ${job.workplace}`} className="flex gap-3 pb-4">
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1.5 -ml-2 size-3.5 shrink-0 rounded-full border',
                job.endedOn === null ? 'border-primary bg-primary' : 'border-control bg-card',
              )}
            />
            <div className="min-w-0">
              <Job job={job} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const inYears = (months: number) => ({ years: Math.floor(months / 12), months: months % 12 })

function Job({ job }: { job: WorkerProfile['workExperiences'][number] }) {
  const t = useTranslations('workerProfiles.experience')
  const workTypeName = useTranslations('workTypes')
  const { workType, title, workplace, startedOn, endedOn } = job
  const length = t('months', inYears(monthsWorked(startedOn, endedOn)))
  const time = `${monthYear(startedOn)} – ${endedOn ? monthYear(endedOn) : t('present')}`
  const done = title || (workType && workTypeName(workType))
  return (
    <>
      <h3 className="text-base">{done || workplace}</h3>
      <p className="text-sm text-ink-2">{[done && workplace, time, length].filter(Boolean).join(' · ')}</p>
    </>
  )
}
