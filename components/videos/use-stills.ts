'use client'

import { useEffect, useState } from 'react'
import { type Frame, framesOf, timesOfStills } from '@/lib/videos/film-frames'

export type Stills =
  | { readonly state: 'drawing' }
  | { readonly state: 'drawn'; readonly frames: readonly (Frame & { readonly address: string })[] }
  /** This browser cannot show the film; it may be sent all the same. */
  | { readonly state: 'failed' }

const drawing: Stills = { state: 'drawing' }

/** Stills of a film, drawn by this browser; `source` is the film's address. */
export function useStills(source: string | undefined, filmMs: number, count: number): Stills {
  const [stills, setStills] = useState<Stills>(drawing)
  useEffect(() => {
    if (!source || filmMs <= 0) return
    const over = new AbortController()
    const addresses: string[] = []
    setStills(drawing)
    framesOf(source, timesOfStills(filmMs, count), over.signal).then(
      (frames) => {
        if (over.signal.aborted) return
        const shown = frames.map((frame) => ({ ...frame, address: URL.createObjectURL(frame.picture) }))
        addresses.push(...shown.map(({ address }) => address))
        setStills({ state: 'drawn', frames: shown })
      },
      () => {
        if (!over.signal.aborted) setStills({ state: 'failed' })
      },
    )
    return () => {
      over.abort()
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [source, filmMs, count])
  return stills
}
