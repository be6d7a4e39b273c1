'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'

type DismissibleProps = {
  applicationId: string
  words: { readonly dismiss: string; readonly failed: string }
  about: ReactNode
  /** The way to somebody in their place. */
  step: ReactNode
}

/** Somebody who cannot come; goes at once where nobody is needed in their place, and returns if that cannot be stored. */
export function Dismissible({ applicationId, words, about, step }: DismissibleProps) {
  const router = useRouter()
  const [isGone, setGone] = useState(false)

  const dismiss = async () => {
    setGone(true)
    try {
      const { dismissLostPlace } = await import('@/lib/days/requests')
      await dismissLostPlace(applicationId)
      router.refresh()
    } catch {
      setGone(false)
      void toast('error', words.failed)
    }
  }
  if (isGone) return null
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-chilli-soft p-4 sm:px-5">
      {about}
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {step}
        <Button variant="ghost" onClick={() => void dismiss()}>
          {words.dismiss}
        </Button>
      </div>
    </li>
  )
}
