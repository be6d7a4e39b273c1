'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDevicePosition } from '@/lib/geolocation/use-device-position'

type NearMeProps = {
  /** The list as it is, without an order and a position. */
  path: string
  /** What the button says, and what is said where there is no position. */
  texts: { readonly use: string; readonly denied: string; readonly failed: string }
}

/** Two decimals of a degree are about a kilometre: enough to order jobs by distance, in an address that may be passed on. */
const about = (degrees: number) => degrees.toFixed(2)

/** Orders the jobs by their distance from the device, which is asked for at this press alone and stored nowhere. */
export function NearMe({ path, texts }: NearMeProps) {
  const router = useRouter()
  const { state, ask } = useDevicePosition('rough', ({ lat, lng }) => {
    const url = new URL(path, location.origin)
    url.searchParams.set('sort', 'near')
    url.searchParams.set('near', `${about(lat)},${about(lng)}`)
    router.push(url.pathname + url.search + url.hash)
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
        {texts.use}
      </Button>
      <p role="status" className="order-last basis-full text-sm text-chilli empty:hidden">
        {state === 'denied' && texts.denied}
        {state === 'failed' && texts.failed}
      </p>
    </>
  )
}
