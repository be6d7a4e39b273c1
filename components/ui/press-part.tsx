'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { isFailedChunk, reloadOnce } from '@/lib/observability/failed-chunk'
import { whenIdle } from './prefetch'
import { Spinner } from './spinner'

let saying: Promise<(text: string) => void> | undefined

/** What says that there is no network comes while there is one. */
async function loadSaying(): Promise<(text: string) => void> {
  saying ??= import('./say-over-page').then(({ sayOverPage }) => sayOverPage)
  try {
    return await saying
  } catch (failure) {
    saying = undefined
    throw failure
  }
}

/** What a part opened by a press is told: that it is closed again, and whether it is open where it stays in the page. */
type Pressed = { readonly onClose: () => void; readonly open?: boolean }

type Late<Props> = {
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  /** What stands in the part's place until it is there. */
  readonly waiting: ReactNode
  loaded?: ComponentType<Props>
}

/**
 * A dialog, or the like, whose script is loaded by the press that opens it; `load` is a constant function. Until it is there
 * `waiting` stands in its place, because a press is answered at once on the slowest network too. Where it cannot be loaded, the
 * page stays as it is and the missing network is said over it; the part counts as closed, so that the next press loads it
 * again. `lazy` would replace the whole page, and remember the failure.
 */
export function pressPart<Props extends object>(
  load: Late<Props>['load'],
  waiting: ReactNode = <Spinner className="fixed inset-x-0 inset-y-0 z-50 m-auto size-8" />,
): ComponentType<Props & Pressed> {
  if (typeof window !== 'undefined') whenIdle(() => void loadSaying().catch(() => undefined))
  const late: Late<Props> = { load, waiting }
  return (props) => <PressPart late={late} of={props} />
}

function PressPart<Props extends object>({ late, of }: { late: Late<Props>; of: Props & Pressed }) {
  const t = useTranslations('problems')
  const { open = true } = of
  const [Part, setPart] = useState(() => late.loaded)
  const fail = useEffectEvent((failure: unknown) => {
    // Of another release: as anywhere else, a part that is gone from the server.
    if (isFailedChunk(failure) && reloadOnce()) return
    loadSaying().then(
      (say) => say(t('network')),
      () => undefined,
    )
    of.onClose()
  })
  useEffect(() => {
    if (!open || Part) return
    let isGone = false
    late.load().then(
      ({ default: loaded }) => {
        late.loaded = loaded
        if (!isGone) setPart(() => loaded)
      },
      (failure: unknown) => {
        if (!isGone) fail(failure)
        // Any other failure is a defect, which is noted as such.
        if (!isFailedChunk(failure)) throw failure
      },
    )
    return () => {
      isGone = true
    }
  }, [open, Part, late])
  return Part ? <Part {...of} /> : open && late.waiting
}
