'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { type District, type Place, sharedPart, wordingOf } from '@/lib/addresses/place'
import type { AddressInput } from '@/validators/address'
import { isPostcodeOf } from '@/validators/district-postcodes'

/** The places of a postcode that was typed. */
export type Served = { readonly postcode: string; readonly places: readonly Place[] }

type StrayPostcodeProps = {
  /** Path of the address in the form's values. */
  name: string
  /** The chosen district. */
  district: District
  /** All districts of the chosen province. */
  districts: readonly District[]
  served: Served
  onPlace: (place: Place) => void
}

/** Whether a postcode begins as one of some districts does; the services refuse others, whatever is said of them. */
const canBeOf = (districts: readonly District[], postcode: string): boolean =>
  districts.some(({ subdistricts }) =>
    subdistricts.some((one) => one.postcode.slice(0, 2) === postcode.slice(0, 2)),
  )

/** Asks about a postcode that is not one of the chosen district, where nobody has said that it is right or it cannot be. */
export function StrayPostcode({ name, district, districts, served, onPlace }: StrayPostcodeProps) {
  const t = useTranslations('addresses')
  const form = useFormContext()
  const value: Partial<AddressInput> = useWatch({ name }) ?? {}
  const { province = '', subdistrict, postcode = '', isUnlisted } = value
  const chosen = district.subdistricts.find((one) => one.name === subdistrict)
  const canBeRight = canBeOf(districts, postcode)
  if (!chosen || isPostcodeOf(district, postcode) || !/^\d{5}$/.test(postcode)) return null
  if (isUnlisted && canBeRight) return null

  const likely = chosen.postcode
  const path = `${name}.postcode`
  const answer = () => {
    form.clearErrors(path)
    // The pressed button has disappeared.
    form.setFocus(path)
  }
  return (
    <div className="grid gap-3 rounded-card bg-well px-4 py-3">
      <p role="status">
        {t('stray.question', {
          postcode,
          subdistrict: `${t(`${wordingOf(province)}.subdistrict`)}${subdistrict}`,
          likely,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            form.setValue(path, likely, { shouldDirty: true })
            form.setValue(`${name}.isUnlisted`, undefined)
            answer()
          }}
        >
          {t('stray.usePostcode', { likely })}
        </Button>
        {served.postcode === postcode && served.places.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onPlace(sharedPart(served.places))
              answer()
            }}
          >
            {t('stray.usePlace', { postcode })}
          </Button>
        )}
        {canBeRight && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              form.setValue(`${name}.isUnlisted`, true, { shouldDirty: true })
              answer()
            }}
          >
            {t('stray.right')}
          </Button>
        )}
      </div>
    </div>
  )
}
