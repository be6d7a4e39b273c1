import { useEffect, useEffectEvent } from 'react'
import { type Entry, entryNow, isSecondStep } from './use-back-closes'

/**
 * The second step of what covers a page has an entry of its own: the browser's back button leads from it to the first step,
 * which `showFirst` shows, and only then closes. What is loaded again begins with the first. `enter` and `leave` go with the
 * steps where `isUsed`; who leads to another page in the place of the cover leaves first, and waits.
 */
export function useSecondStep(isUsed: boolean, showFirst: () => void) {
  const show = useEffectEvent(showFirst)
  useEffect(() => {
    if (!isUsed) return
    if (isSecondStep()) history.back()
    // The forward button does not lead past the first step, which may have to be filled in again.
    const onMove = () => (isSecondStep() ? history.back() : show())
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [isUsed])

  return {
    enter: () => {
      const { partimCover } = entryNow() ?? {}
      if (!isUsed || partimCover === undefined || isSecondStep()) return
      history.pushState({ partimCover, partimStep: 'second' } satisfies Entry, '')
    },
    leave: () =>
      new Promise<void>((resolve) => {
        if (!isUsed || !isSecondStep()) return resolve()
        addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      }),
  }
}
