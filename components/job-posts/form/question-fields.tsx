'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FieldError, FieldHint } from '@/components/forms/field-frame'
import { radioCardClass } from '@/components/forms/radio-card-class'
import { RadioCards } from '@/components/forms/radio-cards'
import { TextField } from '@/components/forms/text-field'
import { longAria, TooLong } from '@/components/forms/too-long'
import { useField } from '@/components/forms/use-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { jobPostLimits, questionKinds, yesNo } from '@/validators/job-post-terms'
import type { JobPostValues } from './job-post-values'

/** Letters of an answer to choose. */
const choiceLength = 80

/** Short, and never reused: answers refer to their question by it. */
const newQuestionId = () => crypto.randomUUID().slice(0, 8)

/** The questions that every applicant answers, with the answers the company is looking for. */
export function QuestionFields() {
  const t = useTranslations('jobPosts.questions')
  const { setValue } = useFormContext<JobPostValues>()
  const { fields, append, remove } = useFieldArray<JobPostValues, 'knockOutQuestions', 'key'>({
    name: 'knockOutQuestions',
    keyName: 'key',
  })
  return (
    <div className="grid min-w-0 gap-4">
      <p className="text-sm text-ink-3">{t('hint')}</p>
      {fields.map((field, index) => (
        <fieldset key={field.key} className="grid min-w-0 gap-4 rounded-card border border-line p-4">
          <legend className="sr-only">{t('question', { number: index + 1 })}</legend>
          <div className="flex items-center justify-between gap-3">
            <p aria-hidden className="font-semibold">
              {t('question', { number: index + 1 })}
            </p>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="trash" className="size-4.5" />
            </Button>
          </div>
          <TextField name={`knockOutQuestions.${index}.text`} label={t('text')} hint={t('textHint')} />
          <RadioCards
            name={`knockOutQuestions.${index}.kind`}
            label={t('kind')}
            columns={3}
            options={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChoose={() => setValue(`knockOutQuestions.${index}.wanted`, [])}
          />
          <Answers index={index} />
        </fieldset>
      ))}
      {fields.length < jobPostLimits.questions && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            append(
              { id: newQuestionId(), text: '', kind: 'yes_no', choices: [], wanted: [] },
              { focusName: `knockOutQuestions.${fields.length}.text` },
            )
          }
        >
          <Icon name="plus" className="size-4.5" />
          {t('add')}
        </Button>
      )}
    </div>
  )
}

function Answers({ index }: { index: number }) {
  const kind = useWatch<JobPostValues, `knockOutQuestions.${number}.kind`>({
    name: `knockOutQuestions.${index}.kind`,
  })
  if (kind === 'yes_no') return <WantedYesNo index={index} />
  return kind === 'choice' ? <Choices index={index} /> : null
}

/** The wanted answer: one of the two, or either. */
function WantedYesNo({ index }: { index: number }) {
  const t = useTranslations('jobPosts.questions')
  const name = `knockOutQuestions.${index}.wanted` as const
  const { field } = useController<JobPostValues, typeof name>({ name })
  const chosen = field.value?.[0] ?? ''
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('wanted')}</legend>
      <div className="grid grid-cols-3 gap-3">
        {(['', ...yesNo] as const).map((answer) => (
          <label key={answer} className={radioCardClass}>
            <input
              ref={answer === '' ? field.ref : undefined}
              type="radio"
              name={name}
              checked={chosen === answer}
              onChange={() => field.onChange(answer === '' ? [] : [answer])}
              onBlur={field.onBlur}
              className="sr-only"
            />
            <span className="min-w-0 leading-snug font-semibold">{t(`answers.${answer || 'any'}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const { choices: choiceLimits } = jobPostLimits

/** The choices of a question, each of which can be marked as wanted. */
function Choices({ index }: { index: number }) {
  const t = useTranslations('jobPosts.questions')
  const path = `knockOutQuestions.${index}` as const
  const { id, error, aria, form } = useField({ name: `${path}.choices`, label: t('choices'), hint: true })
  const choices = useController<JobPostValues, `${typeof path}.choices`>({ name: `${path}.choices` }).field
  const wanted = useController<JobPostValues, `${typeof path}.wanted`>({ name: `${path}.wanted` }).field
  const list = useRef<HTMLUListElement>(null)
  const given: readonly string[] = choices.value ?? []
  const sought: readonly string[] = wanted.value ?? []
  const rows = [...given, ...Array(Math.max(0, choiceLimits.min - given.length)).fill('')] as string[]

  const put = (next: readonly string[]) => {
    choices.onChange([...next])
    wanted.onChange(sought.filter((answer) => next.includes(answer)))
  }
  const rename = (at: number, text: string) => {
    const before = rows[at] ?? ''
    choices.onChange(rows.map((choice, position) => (position === at ? text : choice)))
    // A row stays wanted when its text changes.
    if (before)
      wanted.onChange(sought.flatMap((answer) => (answer === before ? (text ? [text] : []) : [answer])))
  }
  const toggle = (choice: string) =>
    wanted.onChange(
      sought.includes(choice) ? sought.filter((answer) => answer !== choice) : [...sought, choice],
    )
  return (
    <fieldset className="min-w-0" aria-describedby={aria['aria-describedby']}>
      <legend className="mb-1.5 font-medium">{t('choices')}</legend>
      <FieldHint id={id}>{t('choicesHint')}</FieldHint>
      <ul ref={list} className="grid gap-3">
        {rows.map((choice, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its text changes with every keystroke
          <li key={at}>
            <div className="flex items-center gap-2">
              <input
                ref={at === 0 ? choices.ref : undefined}
                value={choice}
                aria-label={t('choice', { number: at + 1 })}
                {...longAria(`${id}-${at}`, {
                  text: choice,
                  limit: choiceLength,
                  isFaulty: aria['aria-invalid'],
                })}
                autoComplete="off"
                onChange={({ target }) => rename(at, target.value)}
                onBlur={choices.onBlur}
                className="control min-w-0 flex-1"
              />
              <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 px-1 text-sm">
                <input
                  type="checkbox"
                  checked={choice !== '' && sought.includes(choice)}
                  disabled={choice === ''}
                  onChange={() => toggle(choice)}
                  aria-label={t('wantedChoice', { number: at + 1 })}
                  className="size-5.5 accent-primary"
                />
                <span aria-hidden>{t('wantedShort')}</span>
              </label>
              {rows.length > choiceLimits.min && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('removeChoice', { number: at + 1 })}
                  onClick={() => {
                    put(rows.filter((_, position) => position !== at))
                    void form.trigger(`${path}.choices`)
                  }}
                >
                  <Icon name="trash" className="size-4.5" />
                </Button>
              )}
            </div>
            <TooLong id={`${id}-${at}`} text={choice} limit={choiceLength} />
          </li>
        ))}
      </ul>
      <FieldError id={id} error={error} />
      {rows.length < choiceLimits.max && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ml-3.5"
          onClick={() => {
            put([...rows, ''])
            requestAnimationFrame(() =>
              list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
            )
          }}
        >
          <Icon name="plus" className="size-4.5" />
          {t('addChoice')}
        </Button>
      )}
    </fieldset>
  )
}
