import { type RefObject, useEffect, useState } from 'react'

/**
 * Room at the end of a phone's page for a bar at the window's foot that is higher than what the shells leave there, which
 * is 6.5 rem: a notice in it would cover the last fields.
 */
export function BarRoom({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const sizes = new ResizeObserver(() => setHeight(element.offsetHeight))
    sizes.observe(element, { box: 'border-box' })
    return () => sizes.disconnect()
  }, [bar])
  const style = height === undefined ? undefined : { height: `calc(${height}px - 6.5rem)` }
  return <div className="-mt-3 lg:hidden" style={style} />
}
