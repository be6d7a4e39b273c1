import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { InterviewAdvice } from '@/lib/interviews/interview-advice'

const moments = ['before', 'during', 'after'] as const

/** Checklists for before, during and after an interview, for either side; also for printing. */
export function InterviewChecklists({ checklists }: Pick<InterviewAdvice, 'checklists'>) {
  const t = useTranslations('interviews')
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5">
      {checklists.map((checklist) => (
        <Card key={checklist.id} className="p-5 sm:p-7 print:break-inside-avoid">
          <h3 className="text-xl">{checklist.title}</h3>
          {moments.map((moment) => (
            <div key={moment} className="mt-4">
              <h4 className="text-sm text-ink-2">{t(moment)}</h4>
              <ul className="mt-1.5 grid gap-2">
                {checklist[moment].map((thing) => (
                  <li key={thing} className="flex gap-2.5">
                    <span
                      aria-hidden="true"
                      className="mt-1 size-4.5 shrink-0 rounded border-2 border-control"
                    />
                    {thing}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Card>
      ))}
    </div>
  )
}

/** Questions that show how somebody works, and questions that must not be asked. */
export function InterviewQuestions({ questions }: Pick<InterviewAdvice, 'questions'>) {
  const t = useTranslations('interviews')
  const lists = [
    { key: 'ask', icon: 'check-circle', className: 'text-leaf' },
    { key: 'avoid', icon: 'close', className: 'text-chilli' },
  ] as const
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-6">
      {lists.map(({ key, icon, className }) => (
        <div key={key}>
          <h3 className="text-lg">{t(key)}</h3>
          <ul className="mt-2 grid gap-2">
            {questions[key].map((question) => (
              <li key={question} className="flex gap-2.5">
                <Icon name={icon} className={`mt-0.75 size-5 ${className}`} />
                {question}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
