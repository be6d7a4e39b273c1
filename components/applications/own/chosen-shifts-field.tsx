'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { useField } from '@/components/forms/use-field'
import type { OpenShift } from '@/lib/applications/own-application'
import { formatBaht } from '@/lib/money/format-baht'
import { ShiftChecks } from '../shift-checks'

type ChosenShiftsFieldProps = {
  shifts: readonly OpenShift[]
  /** Whether people choose theirs; otherwise all are ticked, and stay so. */
  areChosen: boolean
  /** Whether those that lack somebody are theirs at once. */
  isReplacement?: boolean
  /** Satang for each shift; null where it is paid with others. */
  pays: readonly (number | null)[]
  /** The shifts that others took while the form was open. */
  justTaken: readonly string[]
}

/** The shifts of a post with what each pays, and with ticks for those that somebody comes to. */
export function ChosenShiftsField({
  shifts,
  areChosen,
  isReplacement = false,
  pays,
  justTaken,
}: ChosenShiftsFieldProps) {
  const t = useTranslations('shiftChoice')
  const days = new Set(shifts.map(({ date }) => date)).size
  const label = areChosen ? t('label') : t('labelOfAll', { days })
  const { error, form } = useField({ name: 'shiftIds', label })
  const { field } = useController({ name: 'shiftIds', control: form.control })
  const leftOf = ({ id, placesLeft }: OpenShift) =>
    justTaken.includes(id) ? t('justTaken') : t('left', { count: placesLeft ?? 0 })
  const noteOf = (shift: OpenShift, pay: number | null | undefined) =>
    // What they cannot take pays them nothing.
    shift.clash ?? [areChosen && leftOf(shift), pay != null && formatBaht(pay)].filter(Boolean).join(' · ')
  return (
    <ShiftChecks
      label={label}
      hint={areChosen ? t(isReplacement ? 'hintInstead' : 'hint') : undefined}
      error={error}
      shifts={shifts.map((shift, index) => ({
        ...shift,
        note: noteOf(shift, pays[index]),
        isOff: !areChosen || shift.placesLeft === 0 || shift.clash !== undefined,
      }))}
      chosen={areChosen ? (field.value as readonly string[]) : shifts.map(({ id }) => id)}
      onChange={(chosen) => {
        field.onChange(chosen)
        void form.trigger('shiftIds')
      }}
      firstRef={field.ref}
    />
  )
}
