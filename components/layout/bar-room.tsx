import { type RefObject, useEffect, useState } from 'react'

type BarRoomProps = {
  bar: RefObject<HTMLElement | null>
  /** Whether nothing follows: the contact button then stands above the bar, and takes 5 rem with its gaps. */
  endsPage: boolean
}

/**
 * Room at the end of a phone's page for a bar at the window's foot that is higher than what the shells leave there, which
 * is 6.5 rem: a notice in it would cover the last fields.
 */
export function BarRoom({ bar, endsPage }: BarRoomProps) {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const sizes = new ResizeObserver(() => setHeight(element.offsetHeight))
    sizes.observe(element, { box: 'border-box' })
    return () => sizes.disconnect()
  }, [bar])
  const style =
    height === undefined ? undefined : { height: `calc(${height}px - ${endsPage ? 1.5 : 6.5}rem)` }
  return <div className="-mt-3 lg:hidden" style={style} />
}
