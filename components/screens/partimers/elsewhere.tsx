'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lateParts } from '@/components/layout/late-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import type { MapsAccess } from '@/lib/config/maps-access'
import type { Position } from '@/lib/geolocation/position'
import { useDevicePosition } from '@/lib/geolocation/use-device-position'
import { type SearchView, searchPath } from '@/lib/worker-search/search-view'

const PlaceDialog = pressPart(lateParts('maps', () => import('./place-dialog')))

type ElsewhereProps = { view: SearchView; maps: MapsAccess | null }

/** Searches near the device, which is asked at this press alone, or near a place that is looked up. */
export function Elsewhere({ view, maps }: ElsewhereProps) {
  const t = useTranslations('people.elsewhere')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const go = ({ lat, lng }: Position, place: string) =>
    router.push(
      searchPath({ ...view, branch: undefined, near: `${lat.toFixed(3)},${lng.toFixed(3)}`, place }),
    )
  const { state, ask } = useDevicePosition('rough', (position) => go(position, t('here')))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="sm" loading={state === 'asking'} onClick={ask}>
        {state !== 'asking' && <Icon name="navigate" className="size-4.5" />}
        <span>{t('here')}</span>
      </Button>
      {maps && (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          <Icon name="pin" className="size-4.5" />
          {t('place')}
        </Button>
      )}
      <p role="status" className="basis-full text-sm text-chilli empty:hidden">
        {(state === 'denied' || state === 'failed') && t(state)}
      </p>
      {isOpen && maps && (
        <PlaceDialog
          maps={maps}
          onChoose={({ name, position }) => {
            setOpen(false)
            go(position, name)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
