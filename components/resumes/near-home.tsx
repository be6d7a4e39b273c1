'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDevicePosition } from '@/lib/geolocation/use-device-position'
import { isInThailand } from '@/validators/worker-search'

/**
 * Lets a worker add where they are to their district, which is enough to be found, by one press; nobody reads or types
 * coordinates.
 */
export function NearHome() {
  const t = useTranslations('resumes.nearHome')
  const form = useFormContext()
  const [lat, lng] = useWatch({ name: ['lat', 'lng'] }) as [string | undefined, string | undefined]
  const isKnown = Boolean(lat && lng)

  const put = (position: { lat: string; lng: string }) => {
    form.setValue('lat', position.lat, { shouldDirty: true, shouldValidate: true })
    form.setValue('lng', position.lng, { shouldDirty: true, shouldValidate: true })
  }
  const [isAbroad, setAbroad] = useState(false)
  const { state, ask } = useDevicePosition('rough', (found) => {
    const isHome = isInThailand(found)
    setAbroad(!isHome)
    if (isHome) put({ lat: found.lat.toFixed(3), lng: found.lng.toFixed(3) })
  })

  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-3">{t('about')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {isKnown && (
          <p className="flex min-h-11 items-center gap-1.5 font-medium text-leaf">
            <Icon name="check-circle" className="size-5" />
            {t('known')}
          </p>
        )}
        <Button variant="secondary" loading={state === 'asking'} onClick={ask}>
          {state !== 'asking' && <Icon name="pin" />}
          <span>{t(isKnown ? 'again' : 'use')}</span>
        </Button>
        {isKnown && (
          <Button variant="ghost" onClick={() => put({ lat: '', lng: '' })}>
            {t('remove')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-chilli empty:hidden">
        {state === 'denied' || state === 'failed' ? t(state) : state === 'idle' && isAbroad && t('abroad')}
      </p>
    </div>
  )
}
