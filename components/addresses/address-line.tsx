import { useTranslations } from 'next-intl'
import { wordingOf } from '@/lib/addresses/place'
import type { AddressInput } from '@/validators/address'

type AddressLineProps = {
  address: AddressInput
  /** `short` names district and province only. */
  form?: 'full' | 'short'
}

/** A Thai address as it is written in one line. */
export function AddressLine({ address, form = 'full' }: AddressLineProps) {
  const t = useTranslations('addresses')
  const { line = '', subdistrict = '', district = '', province = '', postcode = '' } = address
  return t(`${wordingOf(province)}.${form}`, { line, subdistrict, district, province, postcode })
}
