import { useTranslations } from 'next-intl'
import { wordingOf } from '@/lib/addresses/place'
import type { AddressInput } from '@/validators/address'

type AddressLineProps = {
  address: AddressInput
  /** `short` shows only district and province. */
  form?: 'full' | 'short'
}

/** A Thai address in one line. */
export function AddressLine({ address, form = 'full' }: AddressLineProps) {
  const t = useTranslations('addresses')
  const { line = '', subdistrict = '', district = '', province = '', postcode = '' } = address
  // In an element of its own, since only the text of elements is kept from breaking in the middle of names.
  return (
    <>
      <span>{t(`${wordingOf(province)}.${form}`, { line, subdistrict, district, province, postcode })}</span>
      {address.isUnlisted && <span className="block text-sm text-ink-2">{t('unlisted')}</span>}
    </>
  )
}
