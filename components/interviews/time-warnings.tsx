import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { type Interview, type WorkTime, workDuring } from '@/lib/interviews/interview'
import type { JobStart } from '@/validators/job-start'
import { useWhen } from './use-when'

type TimeWarningsProps = {
  interview: Pick<Interview, 'minutes'>
  /** Times at which it may be, in ISO 8601. */
  times: readonly string[]
  /** When the viewer works, where it is known. */
  work?: readonly WorkTime[]
  /** When the work that it is about begins, where that is known. */
  start: JobStart | null
}

/** What speaks against times of an interview: the viewer works then, or the work has begun by then. Nothing is forbidden. */
export function TimeWarnings({ interview, times, work = [], start }: TimeWarningsProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const warnings = times.flatMap((at) => {
    const during = workDuring(interview, at, work)
    return [
      during && t('duringWork', { when: when(at), title: during.title }),
      start &&
        Date.parse(at) > Date.parse(start.at) &&
        t('afterStart', { when: when(at), shift: start.shift, start: when(start.at) }),
    ].filter((text) => typeof text === 'string')
  })
  return warnings.map((text) => (
    <p key={text} className="flex gap-1.5 text-sm font-medium text-mango-ink">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  ))
}
