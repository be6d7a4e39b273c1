'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/forms/select-field'
import { wordingOf } from '@/lib/addresses/place'
import { useDistricts } from '@/lib/addresses/use-places'
import { namesOf, optionsOf } from './place-options'
import { PlacesFailed } from './places-failed'

type AreaFieldsProps = {
  provinces: readonly string[]
  /** Loads the provinces again, where that failed. */
  onRetry?: (() => void) | undefined
}

/** A province and one of its districts, as `province` and `district`. */
export function AreaFields({ provinces, onRetry }: AreaFieldsProps) {
  const t = useTranslations('addresses')
  const form = useFormContext()
  const [province = '', district = ''] = useWatch({ name: ['province', 'district'] }) as string[]
  const { districts, failed, retry } = useDistricts(province)
  const wording = wordingOf(province)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="province"
        label={t('province')}
        placeholder={t('provincePlaceholder')}
        options={optionsOf(provinces, province)}
        onChoose={() => form.setValue('district', '', { shouldDirty: true })}
      />
      <SelectField
        name="district"
        label={t(`${wording}.district`)}
        placeholder={t(`${wording}.districtPlaceholder`)}
        options={optionsOf(namesOf(districts), district)}
      />
      {(failed || onRetry) && (
        <div className="sm:col-span-2">
          <PlacesFailed
            onRetry={() => {
              if (failed) retry()
              onRetry?.()
            }}
          />
        </div>
      )}
    </div>
  )
}
