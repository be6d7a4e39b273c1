'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { findDistrict } from '@/lib/addresses/find-district'
import type { Position } from '@/lib/geolocation/position'
import { useDevicePosition } from '@/lib/geolocation/use-device-position'

/** How naming the district went, once the device had given a position. */
type Naming = 'idle' | 'running' | 'done' | 'abroad' | 'unanswered'

/** Fills `province` and `district` with where the device is; of the position nothing else is kept. */
export function AreaByPosition() {
  const t = useTranslations('addresses.here')
  const form = useFormContext()
  const [naming, setNaming] = useState<Naming>('idle')

  /** What was chosen when the button was pressed: who chooses by hand meanwhile is not overruled. */
  const before = useRef('')
  const chosen = () => form.getValues(['province', 'district']).join()

  const name = async (position: Position) => {
    setNaming('running')
    const found = await findDistrict(position).catch(() => undefined)
    if (!found) return setNaming(found === null ? 'abroad' : 'unanswered')
    if (chosen() !== before.current) return setNaming('idle')
    form.setValue('province', found.province, { shouldDirty: true })
    form.setValue('district', found.district, { shouldDirty: true, shouldValidate: true })
    setNaming('done')
  }
  const { state, ask } = useDevicePosition('rough', (position) => void name(position))
  const isBusy = state === 'asking' || naming === 'running'
  const problem = state === 'denied' || state === 'failed' ? state : naming

  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        loading={isBusy}
        onClick={() => {
          setNaming('idle')
          before.current = chosen()
          ask()
        }}
      >
        {!isBusy && <Icon name="pin" className="size-4.5" />}
        <span>{t('use')}</span>
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
        {!isBusy && problem !== 'idle' && problem !== 'running' && t(problem)}
      </p>
    </div>
  )
}
