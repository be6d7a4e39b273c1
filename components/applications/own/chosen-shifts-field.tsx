'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { useField } from '@/components/forms/use-field'
import type { OpenShift } from '@/lib/applications/own-application'
import { ShiftChecks } from '../shift-checks'

type ChosenShiftsFieldProps = {
  shifts: readonly OpenShift[]
  /** The shifts that others took while the form was open. */
  justTaken: readonly string[]
}

/** The shifts of a post that somebody can work; none is ticked in advance. */
export function ChosenShiftsField({ shifts, justTaken }: ChosenShiftsFieldProps) {
  const t = useTranslations('shiftChoice')
  const label = t('label')
  const { error, form } = useField({ name: 'shiftIds', label })
  const { field } = useController({ name: 'shiftIds', control: form.control })
  const noteOf = ({ id, placesLeft, clash }: OpenShift) =>
    clash ?? (justTaken.includes(id) ? t('justTaken') : t('left', { count: placesLeft ?? 0 }))
  return (
    <ShiftChecks
      label={label}
      hint={t('hint')}
      error={error}
      shifts={shifts.map((shift) => ({
        ...shift,
        note: noteOf(shift),
        isOff: shift.placesLeft === 0 || shift.clash !== undefined,
      }))}
      chosen={field.value as readonly string[]}
      onChange={(chosen) => {
        field.onChange(chosen)
        void form.trigger('shiftIds')
      }}
      firstRef={field.ref}
    />
  )
}
