import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Problem } from '@/lib/api/problem'
import type { OwnStanding } from '@/lib/standing/own-standing'
import { ProveStanding } from './prove-standing'

const reasons = [
  'workers_until_registered',
  'workers_until_represented',
  'workers_a_day',
  'workers_a_day_of_member',
  'profiles_a_day',
  'profiles_a_day_of_member',
] as const
/** Those that end once more of the company is proven. */
const provable: readonly Reason[] = ['workers_until_registered', 'workers_until_represented']
type Reason = (typeof reasons)[number]

/** The reason in a service's problem why no workers are shown to the company now; null for any other problem. */
export const withheldReason = ({ code }: Pick<Problem, 'code'>): Reason | null =>
  reasons.find((reason) => reason === code) ?? null

type WorkersWithheldProps = {
  reason: Reason
  params: Problem['params']
  own: OwnStanding | null
}

/** Shown in place of workers that are withheld from the company: why, until when, and how to see more. */
export function WorkersWithheld({ reason, params = {}, own }: WorkersWithheldProps) {
  const t = useTranslations('standing.withheld')
  const note = useTranslations('standing.note')
  const figures = { workers: 0, more: 0, profiles: 0, ...params }
  const ends = provable.includes(reason)
  return (
    <Alert title={t(`${reason}.title`, figures)} action={own && ends && <ProveStanding own={own} />}>
      <p>{t(`${reason}.about`, figures)}</p>
      {ends && <p className="mt-1">{note('why')}</p>}
    </Alert>
  )
}
