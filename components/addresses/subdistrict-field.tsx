'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { type District, wordingOf } from '@/lib/addresses/place'
import { namesOf, optionsOf } from './place-options'

type SubdistrictFieldProps = {
  /** Path of the address in the form's values. */
  name: string
  province: string
  /** The chosen district; nothing before it is chosen and loaded. */
  district: District | undefined
  onChoose: (subdistrict: string) => void
}

/** The subdistrict of an address, chosen from the list or, where the list lacks it, typed. */
export function SubdistrictField({ name, province, district, onChoose }: SubdistrictFieldProps) {
  const t = useTranslations('addresses')
  const form = useFormContext()
  const path = `${name}.subdistrict`
  const [subdistrict = '', isUnlisted, districtName] = useWatch({
    name: [path, `${name}.isUnlisted`, `${name}.district`],
  })
  const [isTyped, setTyped] = useState(false)
  const [isSwitched, setSwitched] = useState(false)
  const listed = namesOf(district?.subdistricts ?? [])
  const wording = wordingOf(province)
  if (!isTyped && isUnlisted && district && subdistrict && !listed.includes(subdistrict)) setTyped(true)
  if (isTyped && !isUnlisted) setTyped(false)
  // The form goes on telling the select of what is typed in its place.
  const isSelect = useRef(true)
  isSelect.current = !isTyped

  // The pressed button has disappeared.
  useEffect(() => {
    if (isSwitched) form.setFocus(path)
    setSwitched(false)
  }, [form, isSwitched, path])

  const type = (typed: boolean) => {
    form.setValue(path, '', { shouldDirty: true })
    form.setValue(`${name}.isUnlisted`, typed || undefined)
    form.clearErrors(path)
    setTyped(typed)
    setSwitched(true)
  }

  const label = t(`${wording}.subdistrict`)
  if (isTyped)
    return (
      <div>
        <TextField name={path} label={label} hint={t(`${wording}.typedHint`)} />
        <Button variant="ghost" size="sm" onClick={() => type(false)}>
          {t(`${wording}.fromList`)}
        </Button>
      </div>
    )
  return (
    <div>
      <SelectField
        name={path}
        label={label}
        placeholder={t(`${wording}.subdistrictPlaceholder`)}
        options={optionsOf(listed, subdistrict)}
        onChoose={(chosen) => {
          if (!isSelect.current) return
          form.setValue(`${name}.isUnlisted`, undefined)
          onChoose(chosen)
        }}
      />
      {/* Before its list has come, so that what stands below does not move away from a finger. */}
      {districtName && (
        <Button variant="ghost" size="sm" className="underline underline-offset-4" onClick={() => type(true)}>
          {t(`${wording}.missing`)}
        </Button>
      )}
    </div>
  )
}
