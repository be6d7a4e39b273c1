'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isLatitude, isLongitude } from '@/validators/rules'

type Search = 'idle' | 'searching' | 'denied' | 'failed'

/** Six decimals of a degree are about ten centimetres. */
const decimals = 6

type PositionFieldsProps = {
  /** What the position is for. */
  about: string
}

/** A place as `lat` and `lng`: from the device, or by hand, with a map to check it on. */
export function PositionFields({ about }: PositionFieldsProps) {
  const t = useTranslations('addresses.position')
  const form = useFormContext()
  const [search, setSearch] = useState<Search>('idle')

  const fillFromDevice = () => {
    if (!('geolocation' in navigator)) return setSearch('failed')
    setSearch('searching')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const options = { shouldDirty: true, shouldValidate: true }
        form.setValue('lat', coords.latitude.toFixed(decimals), options)
        form.setValue('lng', coords.longitude.toFixed(decimals), options)
        setSearch('idle')
      },
      (error) => setSearch(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    )
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="text-sm text-ink-3">{about}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" loading={search === 'searching'} onClick={fillFromDevice}>
          {search !== 'searching' && <Icon name="pin" />}
          {t('useDevice')}
        </Button>
        <MapLink />
      </div>
      <p role="status" className="text-sm text-chilli empty:hidden">
        {search === 'denied' && t('denied')}
        {search === 'failed' && t('failed')}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="lat" label={t('lat')} optional inputMode="decimal" placeholder="13.7563" />
        <TextField name="lng" label={t('lng')} optional inputMode="decimal" placeholder="100.5018" />
      </div>
    </fieldset>
  )
}

function MapLink() {
  const t = useTranslations('addresses.position')
  const [lat, lng] = useWatch({ name: ['lat', 'lng'] }) as [string, string]
  if (!isLatitude(lat ?? '') || !isLongitude(lng ?? '')) return null
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
    >
      {t('openMap')}
      <Icon name="arrow-right" className="size-4" />
    </a>
  )
}
