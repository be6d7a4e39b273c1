'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { DayInput } from '@/components/forms/day-input'
import { useProblemText } from '@/components/forms/problem-text'
import { type Problem, ProblemError } from '@/lib/api/problem'
import type { CompanyDocument } from '@/lib/company-documents/company-document'
import { changeExpiry } from '@/lib/company-documents/requests'
import { formatDay } from '@/lib/dates/format-thai'
import { commonDay } from '@/validators/buddhist-year'
import { bangkokToday, isDate } from '@/validators/rules'

type ExpiryInputProps = {
  document: CompanyDocument
  onChanged: (document: CompanyDocument) => void
  /** Called with a change that is being stored; resolves to whether it was stored. */
  onStoring: (stored: Promise<boolean>) => void
}

/** The expiry date of a document; stored when the control loses focus. */
export function ExpiryInput({ document, onChanged, onStoring }: ExpiryInputProps) {
  const t = useTranslations('companyDocuments.expiry')
  const problemText = useProblemText()
  const id = useId()
  const [typed, setTyped] = useState(document.expiresOn ?? '')
  const day = commonDay(typed)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isHalf, setHalf] = useState(false)
  const isOver = isDate(day) && day < bangkokToday()

  const store = async (): Promise<boolean> => {
    if (day === (document.expiresOn ?? '') || isOver) return true
    setProblem(null)
    try {
      onChanged(await changeExpiry(document, day))
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblem(error.problem)
      if (error.problem.code === 'stale') onChanged(error.problem.current as CompanyDocument)
      return false
    }
  }
  const fault = isHalf ? t('half') : isOver ? t('over') : problem ? problemText(problem) : null
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {t('label')}
      </label>
      <DayInput
        id={id}
        value={typed}
        min={bangkokToday()}
        onChange={({ target }) => setTyped(target.value)}
        onCommonYear={setTyped}
        onBlur={({ target }) => {
          // Half typed, the control is blank, which would take the day away; 29 February may be none of the Buddhist year.
          const isNoDay = target.validity.badInput || (day !== '' && !isDate(day))
          setHalf(isNoDay)
          onStoring(isNoDay ? Promise.resolve(false) : store())
        }}
        aria-invalid={isHalf || isOver || undefined}
        aria-describedby={`${id}-note`}
        className="control max-w-56"
      />
      <p
        id={`${id}-note`}
        role="status"
        className={fault ? 'mt-1 text-sm text-chilli' : 'mt-1 text-sm text-ink-2'}
      >
        {fault ?? (isDate(day) ? t('until', { day: formatDay(day) }) : t('hint'))}
      </p>
    </div>
  )
}
