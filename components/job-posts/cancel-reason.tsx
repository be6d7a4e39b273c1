import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useViolationText } from '@/components/forms/violation-text'
import type { FieldError } from '@/lib/api/problem'
import { encodeViolation, knownViolation } from '@/validators/violation'

type CancelReasonProps = {
  value: string
  fault: FieldError | undefined
  onChange: (reason: string) => void
}

/** Why a job or a shift is cancelled, for those who lose it. */
export function CancelReason({ value, fault, onChange }: CancelReasonProps) {
  const t = useTranslations('jobPosts.cancelReason')
  const violationText = useViolationText()
  const id = useId()
  return (
    <div className="mt-3 grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {t('label')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t('hint')}
      </p>
      <textarea
        id={id}
        rows={2}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className="control field-sizing-content min-h-16 resize-y"
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-sm font-medium text-chilli">
          {violationText(encodeViolation(knownViolation(fault.rule, fault.params)), t('name'))}
        </p>
      )}
    </div>
  )
}
