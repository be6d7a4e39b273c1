'use client'

import { useTranslations } from 'next-intl'
import { radioCardClass } from '@/components/forms/radio-card-class'
import { type IntroQuestion, introQuestions } from '@/validators/intro-video-terms'

type QuestionChoiceProps = {
  chosen: IntroQuestion | null
  /** Questions that another film answers already. */
  answered: readonly (string | null)[]
  onChoose: (question: IntroQuestion | null) => void
}

/** What the film will be about: one question, or anything. */
export function QuestionChoice({ chosen, answered, onChoose }: QuestionChoiceProps) {
  const t = useTranslations()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('recording.choose.title')}</legend>
      <p className="mb-3 text-sm text-ink-2">{t('recording.choose.about')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {[...introQuestions, null].map((question) => (
          <label key={question ?? 'free'} className={radioCardClass}>
            <input
              type="radio"
              name="question"
              value={question ?? ''}
              checked={chosen === question}
              onChange={() => onChoose(question)}
              className="sr-only"
            />
            <span className="min-w-0">
              <span className="block leading-snug font-semibold">
                {question ? t(`introVideos.questions.${question}`) : t('introVideos.free')}
              </span>
              <span className="block text-sm text-ink-3">
                {question && answered.includes(question)
                  ? t('recording.choose.answered')
                  : t(`recording.hints.${question ?? 'free'}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
