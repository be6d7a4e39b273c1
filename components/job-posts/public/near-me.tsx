'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { keepPosition } from '@/lib/geolocation/kept-position'
import { useDevicePosition } from '@/lib/geolocation/use-device-position'

type NearMeProps = {
  /** The list in the order of distance from the reader. */
  path: string
  /** What the button says, and what is said where there is no position. */
  texts: { readonly use: string; readonly denied: string; readonly failed: string }
}

/** Orders the jobs by their distance from the device, which is asked for at this press alone. */
export function NearMe({ path, texts }: NearMeProps) {
  const router = useRouter()
  const { state, ask } = useDevicePosition('rough', (position) => {
    keepPosition(position)
    // Somebody else's address of the same list: going there would ask the server for nothing.
    const isHere = path.split('#', 1)[0] === location.pathname + location.search
    if (isHere) router.refresh()
    else router.push(path)
  })

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={state === 'asking'}
        onClick={ask}
        className="shrink-0 whitespace-nowrap"
      >
        {state !== 'asking' && <Icon name="pin" className="size-4.5" />}
        <span>{texts.use}</span>
      </Button>
      <p role="status" className="order-last basis-full text-sm text-chilli empty:hidden">
        {(state === 'denied' || state === 'failed') && texts[state]}
      </p>
    </>
  )
}
