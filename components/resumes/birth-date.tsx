'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { describedBy, FieldFrame } from '@/components/forms/field-frame'
import { useViolationText } from '@/components/forms/violation-text'
import { Button } from '@/components/ui/button'
import { asProblem, partim } from '@/lib/api/browser'
import type { Problem } from '@/lib/api/problem'
import { formatDate } from '@/lib/dates/format-long'
import { adultAge, ageOn, isWorkingAge } from '@/validators/age'
import { birthDateSchema } from '@/validators/birth-date'
import { bangkokToday } from '@/validators/rules'
import { readTypedDay, tidyTypedDay } from '@/validators/typed-day'

/** What is wrong with a birth date as it was typed, as the service would say it; undefined for nothing. */
const faultOf = (birthDate: string): Promise<string | undefined> =>
  birthDateSchema.validate({ birthDate }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : undefined),
  )

/** Asks when somebody was born, before their resume is open: nobody under 18 is seen whole. */
export function BirthDate({ onYoung }: { onYoung: () => void }) {
  const t = useTranslations('resumes.birthDate')
  const router = useRouter()
  const violation = useViolationText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)

  const today = bangkokToday()
  const birthDate = readTypedDay(typed, 'birth')

  const save = async () => {
    setProblem(null)
    const found = await faultOf(typed)
    setFault(found)
    if (found || !birthDate) return field.current?.focus()
    setSaving(true)
    const { error, response } = await partim.PUT('/v1/workers/me/birth-date', { body: { birthDate } })
    setSaving(false)
    if (!response.ok) return setProblem(asProblem(error, response))
    setSaved(true)
    if (ageOn(today, birthDate) < adultAge) onYoung()
    router.refresh()
  }

  const error = fault && violation(fault, t('title'))
  if (isSaved) return <p role="status">{t('saved')}</p>
  return (
    <div className="grid gap-3 rounded-card border border-line bg-card p-4">
      <p className="font-semibold">{t('first')}</p>
      <ErrorSummary problem={problem} />
      <FieldFrame id={id} label={t('title')} hint={t('about')} {...(error && { error })}>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="bday"
          placeholder={t('example')}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: true, error })}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(tidyTypedDay(typed, 'birth'))}
          className="control"
        />
        <p role="status" className="mt-1 text-sm text-leaf empty:hidden">
          {birthDate &&
            isWorkingAge(today, birthDate) &&
            t('read', { day: formatDate(birthDate), age: ageOn(today, birthDate) })}
        </p>
      </FieldFrame>
      <Button variant="secondary" loading={isSaving} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  )
}
