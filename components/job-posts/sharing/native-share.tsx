'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type NativeShareProps = { address: string; title: string; label: string }

/** The phone's own way of sharing; nothing where the browser has none. */
export function NativeShare({ address, title, label }: NativeShareProps) {
  const [isThere, setIsThere] = useState(false)
  // What the server cannot know.
  useEffect(() => setIsThere(typeof navigator.share === 'function'), [])
  if (!isThere) return null

  // Closing the phone's own panel is no fault.
  const share = () => navigator.share({ title, url: address }).catch(() => undefined)
  return (
    <Button variant="secondary" block onClick={() => void share()}>
      <Icon name="people" />
      {label}
    </Button>
  )
}
