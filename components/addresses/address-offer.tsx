'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { AddressInput } from '@/validators/address'

type AddressOfferProps = {
  /** Path of the address in the form's values. */
  name: string
  address: AddressInput
  label: string
  icon: IconName
}

const fields = ['line', 'subdistrict', 'district', 'province', 'postcode'] as const

/** Whether an address already says everything that another one says. */
export const saysAll = (current: Partial<AddressInput> | undefined, offered: AddressInput): boolean =>
  fields.every((field) => !offered[field] || offered[field] === current?.[field])

/** Fills the parts that an address has; the ones it lacks are left as they are within the same district, and emptied elsewhere. */
export function useFillAddress(name: string): (offered: AddressInput) => void {
  const form = useFormContext()
  return (offered) => {
    const current: Partial<AddressInput> = form.getValues(name) ?? {}
    const isSameDistrict = offered.district !== '' && offered.district === current.district
    for (const field of fields) {
      const value = offered[field] || (field === 'line' || isSameDistrict ? (current[field] ?? '') : '')
      form.setValue(`${name}.${field}`, value, { shouldDirty: true })
    }
    form.setValue(`${name}.isUnlisted`, offered.isUnlisted || undefined)
  }
}

/** One tap that fills an address with one that is known already, and one that undoes it. */
export function AddressOffer({ name, address, label, icon }: AddressOfferProps) {
  const t = useTranslations('addresses')
  const fill = useFillAddress(name)
  const form = useFormContext()
  const current: Partial<AddressInput> | undefined = useWatch({ name })
  const [before, setBefore] = useState<AddressInput | null>(null)
  if (saysAll(current, address)) {
    return (
      <p
        role="status"
        className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-2 empty:hidden"
      >
        {before && (
          <>
            <span className="flex items-center gap-1.5">
              <Icon name="check-circle" className="size-4.5 text-leaf" />
              {t('filled')}
            </span>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                for (const field of fields)
                  form.setValue(`${name}.${field}`, before[field] ?? '', { shouldDirty: true })
                form.setValue(`${name}.isUnlisted`, before.isUnlisted)
                setBefore(null)
              }}
            >
              {t('undo')}
            </Button>
          </>
        )}
      </p>
    )
  }
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      onClick={() => {
        setBefore({ ...(form.getValues(name) as AddressInput) })
        fill(address)
      }}
    >
      <Icon name={icon} />
      {label}
    </Button>
  )
}
