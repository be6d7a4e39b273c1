'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { isFailedChunk, reloadOnce } from '@/lib/observability/failed-chunk'

/** What a part opened by a press is told: that it is closed again, and whether it is open where it stays in the page. */
type Pressed = { readonly onClose: () => void; readonly open?: boolean }

type Late<Props> = {
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  loaded?: ComponentType<Props>
}

/**
 * A dialog, or the like, whose script is loaded by the press that opens it; `load` is a constant function. Where that fails,
 * the page stays as it is and the missing network is said over it; the part counts as closed, so that the next press loads
 * it again. `lazy` would replace the whole page, and remember the failure.
 */
export function pressPart<Props extends object>(load: Late<Props>['load']): ComponentType<Props & Pressed> {
  const late: Late<Props> = { load }
  return (props) => <PressPart late={late} of={props} />
}

function PressPart<Props extends object>({ late, of }: { late: Late<Props>; of: Props & Pressed }) {
  const t = useTranslations('problems')
  const { open = true } = of
  const [Part, setPart] = useState(() => late.loaded)
  const fail = useEffectEvent((failure: unknown) => {
    // Of another release: as anywhere else, a part that is gone from the server.
    if (isFailedChunk(failure) && reloadOnce()) return
    sayOverPage(t('network'))
    of.onClose()
  })
  useEffect(() => {
    if (!open) return
    unsay()
    if (Part) return
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
  return Part ? <Part {...of} /> : null
}

let said: HTMLElement | undefined

/**
 * Says something above all else in the page, dialogs too, without taking the focus, until the next press. Outside of React,
 * because what was to be opened is closed again.
 */
function sayOverPage(text: string): void {
  unsay()
  said = document.createElement('p')
  said.setAttribute('role', 'alert')
  said.popover = 'auto'
  said.className =
    'fixed inset-x-4 m-auto max-w-[416px] rounded-card border border-line bg-card p-4 font-medium text-ink shadow-soft'
  said.textContent = text
  document.body.append(said)
  said.showPopover?.()
}

function unsay(): void {
  said?.remove()
  said = undefined
}
