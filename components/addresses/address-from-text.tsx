'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { wordingOf } from '@/lib/addresses/place'
import { readAddress } from '@/lib/addresses/read-address'
import { findPlaces } from '@/lib/addresses/use-places'
import type { AddressInput } from '@/validators/address'
import { AddressOffer, useFillAddress } from './address-offer'

type AddressFromTextProps = {
  /** Path of the address in the form's values. */
  name: string
  /** Name and address of a place in one line, as maps give them. */
  text: string
}

/** Offers the address of a place on the map; one that is still empty is filled at once. */
export function AddressFromText({ name, text }: AddressFromTextProps) {
  const t = useTranslations('addresses')
  const form = useFormContext()
  const fill = useFillAddress(name)
  const [found, setFound] = useState<{ address: AddressInput; isFilled: boolean } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is read once; what the form says later is no reason
  useEffect(() => {
    let isOver = false
    setFound(null)
    const read = async () => {
      const address = await readAddress(text, findPlaces).catch(() => null)
      if (isOver || !address) return
      const current: Partial<AddressInput> = form.getValues(name) ?? {}
      const isFilled = !Object.values(current).some(Boolean)
      if (isFilled) fill(address)
      setFound({ address, isFilled })
    }
    void read()
    return () => {
      isOver = true
    }
  }, [text, name])

  if (!found) return null
  const { address, isFilled } = found
  const { line = '', subdistrict = '', district = '', province = '', postcode = '' } = address
  const words = { line, subdistrict, district, province, postcode }
  const place = district
    ? t(`${wordingOf(province)}.${subdistrict ? 'full' : 'short'}`, words).trim()
    : province
  if (isFilled) {
    return (
      <p role="status" className="rounded-card bg-leaf-soft px-4 py-3 text-sm">
        {t('fromMapFilled', { place })}
      </p>
    )
  }
  return (
    <div className="grid gap-2 rounded-card bg-well px-4 py-3 text-sm">
      <p role="status">{t('fromMap', { place })}</p>
      <AddressOffer name={name} address={address} label={t('useFromMap')} icon="pin" />
    </div>
  )
}
