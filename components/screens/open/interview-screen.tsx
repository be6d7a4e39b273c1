import { getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/documents/page-head'
import { InterviewChecklists, InterviewQuestions } from '@/components/interviews/interview-checklists'
import { InterviewKinds } from '@/components/interviews/interview-kinds'
import { InterviewStates } from '@/components/interviews/interview-states'
import { NextStep } from '@/components/layout/next-step'
import { Card } from '@/components/ui/card'
import { interviews } from '@/messages/guides/interviews'

/** How interviews by video and on site work, and how to do them well. */
export async function InterviewScreen() {
  const t = await getTranslations('interviews')
  const { kinds, states, checklists, questions, calendar } = interviews
  return (
    <>
      <PageHead path="/job-interview" />
      <InterviewKinds kinds={kinds} />
      <section aria-labelledby="states" className="mt-14">
        <h2 id="states" className="scroll-mt-6 text-2xl sm:text-3xl">
          {t('statesTitle')}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{t('statesAbout')}</p>
        <InterviewStates states={states} />
      </section>
      <section aria-labelledby="checklist" className="mt-14">
        <h2 id="checklist" className="scroll-mt-6 text-2xl sm:text-3xl">
          {t('checklistTitle')}
        </h2>
        <p className="mt-1 mb-6 text-ink-2">{t('checklistAbout')}</p>
        <InterviewChecklists checklists={checklists} />
      </section>
      <section aria-labelledby="questions" className="mt-14">
        <h2 id="questions" className="mb-5 scroll-mt-6 text-2xl sm:text-3xl">
          {t('questionsTitle')}
        </h2>
        <InterviewQuestions questions={questions} />
      </section>
      <section aria-labelledby="calendar" className="mt-14">
        <h2 id="calendar" className="scroll-mt-6 text-2xl sm:text-3xl">
          {t('calendarTitle')}
        </h2>
        <p className="mt-1 mb-6 text-ink-2">{t('calendarAbout')}</p>
        <Card className="p-5 sm:p-7">
          <ol className="grid gap-3">
            {calendar.map((step, index) => (
              <li key={step} className="flex gap-3.5">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-mango text-sm font-semibold text-on-mango"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </Card>
      </section>
      <NextStep title={t('more')} about={t('moreAbout')} href="/howto" label={t('toHowto')} />
    </>
  )
}
