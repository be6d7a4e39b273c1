'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type NativeShareProps = { address: string; title: string; label: string }

/** The phone's own share dialog; nothing when the browser has none. */
export function NativeShare({ address, title, label }: NativeShareProps) {
  const [isThere, setIsThere] = useState(false)
  // The server cannot know this.
  useEffect(() => setIsThere(typeof navigator.share === 'function'), [])
  if (!isThere) return null

  // Closing the phone's dialog is not an error.
  const share = () => navigator.share({ title, url: address }).catch(() => undefined)
  return (
    <Button variant="secondary" block onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </Button>
  )
}
