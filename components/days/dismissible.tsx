'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify, toast } from '@/components/ui/toast'

/** As long as a decision about an applicant can be undone. */
const undoableMs = 8_000

type DismissibleProps = {
  applicationId: string
  words: {
    readonly dismiss: string
    readonly failed: string
    /** That nobody is needed in whose place. */
    readonly dismissed: string
    /** Where else it can be taken back. */
    readonly later: string
    readonly undo: string
    readonly close: string
  }
  about: ReactNode
  /** The way to somebody in their place. */
  step: ReactNode
}

/**
 * Somebody who cannot come; goes at once where nobody is needed in their place, which can be taken back for a while, and returns
 * if that cannot be stored.
 */
export function Dismissible({ applicationId, words, about, step }: DismissibleProps) {
  const router = useRouter()
  const [isGone, setGone] = useState(false)

  const store = async (isDismissed: boolean) => {
    setGone(isDismissed)
    try {
      const { dismissLostPlace, restoreLostPlace } = await import('@/lib/days/requests')
      await (isDismissed ? dismissLostPlace : restoreLostPlace)(applicationId)
      router.refresh()
    } catch {
      setGone(!isDismissed)
      return void toast('error', words.failed)
    }
    if (!isDismissed) return
    // Not in its place, which the page loses as it is loaded anew.
    void notify({
      title: words.dismissed,
      text: words.later,
      action: { label: words.undo, onPress: () => void store(false) },
      shownForMs: undoableMs,
      closeLabel: words.close,
    })
  }
  if (isGone) return null
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-chilli-soft p-4 sm:px-5">
      {about}
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {step}
        <Button variant="ghost" onClick={() => void store(true)}>
          {words.dismiss}
        </Button>
      </div>
    </li>
  )
}
