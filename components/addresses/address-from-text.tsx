'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { wordingOf } from '@/lib/addresses/place'
import { type PlaceList, readAddress, type WrittenAddress } from '@/lib/addresses/read-address'
import { findPlaces, loadDistricts } from '@/lib/addresses/use-places'
import type { AddressInput } from '@/validators/address'
import { AddressOffer, useFillAddress } from './address-offer'

const list: PlaceList = {
  ofPostcode: findPlaces,
  subdistrictsOf: async ({ province, district }) => {
    const found = (await loadDistricts(province)).find(({ name }) => name === district)
    return found?.subdistricts.map(({ name }) => name) ?? []
  },
}

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
  const [found, setFound] = useState<(WrittenAddress & { isFilled: boolean }) | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is read once; what the form says later is no reason
  useEffect(() => {
    let isOver = false
    setFound(null)
    const read = async () => {
      const written = await readAddress(text, list).catch(() => null)
      if (isOver || !written) return
      const current: Partial<AddressInput> = form.getValues(name) ?? {}
      const isFilled = !Object.values(current).some(Boolean)
      if (isFilled) fill(written.address)
      setFound({ ...written, isFilled })
    }
    void read()
    return () => {
      isOver = true
    }
  }, [text, name])

  if (!found) return null
  const { address, unread, isFilled } = found
  const { line = '', subdistrict = '', district = '', province = '', postcode = '', isUnlisted } = address
  const words = { line, subdistrict, district, province, postcode }
  const wording = wordingOf(province)
  const area = district ? t(`${wording}.short`, words) : province
  const place = subdistrict ? t(`${wording}.full`, words).trim() : `${line} ${area}`.trim()
  const doubt =
    (isUnlisted && t(`${wording}.unlistedOnMap`, words)) || (unread && t('unread', { unread, postcode }))
  if (isFilled) {
    return (
      <div role="status" className="grid gap-1 rounded-card bg-leaf-soft px-4 py-3 text-sm">
        <p>{t('fromMapFilled', { place })}</p>
        {doubt && <p className="font-medium">{doubt}</p>}
      </div>
    )
  }
  return (
    <div className="grid gap-2 rounded-card bg-well px-4 py-3 text-sm">
      <div role="status" className="grid gap-1">
        <p>{t('fromMap', { place })}</p>
        {doubt && <p className="font-medium">{doubt}</p>}
      </div>
      <AddressOffer name={name} address={address} label={t('useFromMap')} icon="pin" />
    </div>
  )
}
