'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import type { District, Place } from '@/lib/addresses/place'
import { sharedPart, wordingOf } from '@/lib/addresses/place'
import { findPlaces, useDistricts } from '@/lib/addresses/use-places'
import type { AddressInput } from '@/validators/address'
import { tidyDigits } from '@/validators/digits'
import { namesOf, optionsOf } from './place-options'
import { PlacesFailed } from './places-failed'
import { type Served, StrayPostcode } from './stray-postcode'
import { SubdistrictField } from './subdistrict-field'

type AddressFieldsProps = {
  /** Path of the address in the form's values. */
  name: string
  provinces: readonly string[]
}

/** A Thai address: each choice narrows the next, and a postcode alone determines the province. */
export function AddressFields({ name, provinces }: AddressFieldsProps) {
  const t = useTranslations('addresses')
  const form = useFormContext()
  const value: Partial<AddressInput> = useWatch({ name }) ?? {}
  const { province = '', district = '', subdistrict = '', postcode, isUnlisted } = value
  const { districts, failed, retry } = useDistricts(province)
  const wording = wordingOf(province)
  const [served, setServed] = useState<Served>(nowhere)
  const chosenDistrict = districts.find((candidate) => candidate.name === district)

  // The company registry gives a subdistrict without its postcode.
  useEffect(() => {
    const path = `${name}.postcode`
    if (form.getValues(path)) return
    const found = postcodeOf(chosenDistrict, form.getValues(`${name}.subdistrict`))
    if (found) form.setValue(path, found)
  }, [chosenDistrict, form, name])

  const set = (field: keyof AddressInput, text: string) => {
    form.setValue(`${name}.${field}`, text, { shouldDirty: true })
  }
  const choosePlace = (place: Place) => {
    form.setValue(`${name}.isUnlisted`, undefined)
    set('province', place.province)
    set('district', place.district)
    set('subdistrict', place.subdistrict)
  }
  const forgetSubdistrict = () => {
    set('subdistrict', '')
    set('postcode', '')
    form.setValue(`${name}.isUnlisted`, undefined)
  }
  const followPostcode = async (typed: string) => {
    if (!/^\d{5}$/.test(typed)) return
    const places = await findPlaces(typed).catch(() => [])
    setServed({ postcode: typed, places })
    // Of a place that is chosen, the postcode may be the wrong part.
    if (places.length === 0 || form.getValues(`${name}.subdistrict`)) return
    const fits = places.some((place) => place.province === province && place.district === district)
    if (!fits) choosePlace(sharedPart(places))
  }
  // Only while a place for this very postcode is still missing, and is not one that the list lacks.
  const isAsked =
    served.postcode === postcode && served.places.length > 1 && subdistrict === '' && !isUnlisted

  return (
    <>
      <TextField name={`${name}.line`} label={t('line')} hint={t('lineHint')} autoComplete="street-address" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name={`${name}.province`}
          label={t('province')}
          placeholder={t('provincePlaceholder')}
          options={optionsOf(provinces, province)}
          onChoose={() => {
            set('district', '')
            forgetSubdistrict()
          }}
        />
        <SelectField
          name={`${name}.district`}
          label={t(`${wording}.district`)}
          placeholder={t(`${wording}.districtPlaceholder`)}
          options={optionsOf(namesOf(districts), district)}
          onChoose={forgetSubdistrict}
        />
        <SubdistrictField
          name={name}
          province={province}
          district={chosenDistrict}
          onChoose={(chosen) => set('postcode', postcodeOf(chosenDistrict, chosen))}
        />
        <TextField
          name={`${name}.postcode`}
          label={t('postcode')}
          inputMode="numeric"
          autoComplete="postal-code"
          tidy={tidyDigits(5)}
          onCommit={followPostcode}
        />
      </div>
      {isAsked && (
        <PlaceOfPostcode
          {...served}
          onChoose={(place) => {
            choosePlace(place)
            // The pressed button has disappeared.
            form.setFocus(`${name}.subdistrict`)
          }}
        />
      )}
      {chosenDistrict && (
        <StrayPostcode {...{ name, served, districts }} district={chosenDistrict} onPlace={choosePlace} />
      )}
      {failed && <PlacesFailed onRetry={retry} />}
    </>
  )
}

const nowhere: Served = { postcode: '', places: [] }

/** The places of a typed postcode as choices: one choice fills all three fields. */
function PlaceOfPostcode({ postcode, places, onChoose }: Served & { onChoose: (place: Place) => void }) {
  const t = useTranslations('addresses')
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="min-w-0 rounded-card bg-well p-4">
      <p id={id} role="status" className="mb-3 font-medium">
        {t('served', { postcode })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={`${place.province} ${place.district} ${place.subdistrict}`}>
            <Button variant="secondary" size="sm" onClick={() => onChoose(place)}>
              {t(`${wordingOf(place.province)}.place`, place)}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function postcodeOf(district: District | undefined, subdistrict: string): string {
  return district?.subdistricts.find(({ name }) => name === subdistrict)?.postcode ?? ''
}
