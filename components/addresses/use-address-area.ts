'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { wordingOf } from '@/lib/addresses/place'
import { useDistricts } from '@/lib/addresses/use-places'
import { areaOfAll, type NamedArea } from '@/lib/geolocation/area'
import type { AddressInput } from '@/validators/address'

/** The district of a form's address, or its province while no district is chosen; null while neither is known. */
export function useAddressArea(name: string): NamedArea | null {
  const t = useTranslations('addresses')
  const { province = '', district = '' }: Partial<AddressInput> = useWatch({ name }) ?? {}
  const { districts } = useDistricts(province)
  return useMemo(() => {
    const chosen = districts.find((candidate) => candidate.name === district)
    if (chosen) return { name: `${t(`${wordingOf(province)}.district`)}${district}`, area: chosen.area }
    const area = areaOfAll(districts.map((candidate) => candidate.area))
    return area && { name: province, area }
  }, [districts, province, district, t])
}
