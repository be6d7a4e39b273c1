import { type RefObject, useEffect, useState } from 'react'

/**
 * Room at the end of a phone's page for a bar at the window's foot, which a notice makes higher, and above it for the
 * contact button, which takes 5 rem with its gaps; the shells leave 6.5 rem.
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
  const style = height === undefined ? undefined : { height: `calc(${height}px - 1.5rem)` }
  return <div className="-mt-3 lg:hidden" style={style} />
}
