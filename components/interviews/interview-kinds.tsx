import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Illustration } from '@/components/ui/illustration'
import type { IllustrationName } from '@/components/ui/illustration-names'
import type { InterviewAdvice } from '@/lib/interviews/interview-advice'

/** The kinds of interview, side by side. */
export function InterviewKinds({ kinds }: Pick<InterviewAdvice, 'kinds'>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5">
      {kinds.map(({ id, picture, title, about, points }) => (
        <Card key={id} className="p-5 sm:p-7 print:break-inside-avoid">
          <Illustration name={picture as IllustrationName} />
          <h2 id={id} className="mt-3 scroll-mt-6 text-2xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-2">{about}</p>
          <ul className="mt-4 grid gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Icon name="check-circle" className="mt-0.75 size-5 text-leaf" />
                {point}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
