'use client'

import { useTranslations } from 'next-intl'
import { MapsGate } from '@/components/maps/maps-gate'
import { PlaceSearch } from '@/components/maps/place-search'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { MapsAccess } from '@/lib/config/maps-access'
import type { FoundPlace } from '@/lib/maps/find-places'

type PlaceDialogProps = {
  maps: MapsAccess
  onChoose: (place: FoundPlace) => void
  onClose: () => void
}

/** Looks a place up by its name, to search near it. */
export default function PlaceDialog({ maps, onChoose, onClose }: PlaceDialogProps) {
  const t = useTranslations('people.elsewhere')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('placeTitle')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <MapsGate maps={maps} problemText={t('unavailable')}>
        <PlaceSearch near={null} onChoose={onChoose} />
      </MapsGate>
    </Dialog>
  )
}
