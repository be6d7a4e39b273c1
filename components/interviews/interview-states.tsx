import { Badge } from '@/components/ui/badge'
import type { Tone } from '@/components/ui/tone'
import type { InterviewAdvice } from '@/lib/interviews/interview-advice'

/** The meaning of each state of an appointment. */
export function InterviewStates({ states }: Pick<InterviewAdvice, 'states'>) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-x-8">
      {states.map(({ id, tone, name, about }) => (
        <div
          key={id}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-4 border-b border-line py-3"
        >
          <dt>
            <Badge tone={tone as Tone}>{name}</Badge>
          </dt>
          <dd className="text-ink-2">{about}</dd>
        </div>
      ))}
    </dl>
  )
}
