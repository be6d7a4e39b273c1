'use client'

import { useEffect, useRef } from 'react'

type FoundHeadingProps = {
  id: string
  /** The address of what is shown. */
  path: string
  children: string
}

/** The heading of what a search found; it takes the focus where the link that led here is gone with the former list. */
export function FoundHeading({ id, path, children }: FoundHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="-mx-1 w-fit rounded-control px-1 text-xl">
      {children}
    </h2>
  )
}
