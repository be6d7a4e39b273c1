'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { onToast } from './toast'

type ListProps = { label: string }

/** Where toasts appear, named by `label` for screen readers; only a listener until the first one. */
export function ToastHost({ label }: ListProps) {
  const [List, setList] = useState<ComponentType<ListProps> | null>(null)
  useEffect(() => {
    if (List) return
    return onToast(() => {
      import('./toast-list').then(
        ({ default: loaded }) => setList(() => loaded),
        // Without a network: the next toast asks again.
        () => undefined,
      )
    })
  }, [List])
  return List && <List label={label} />
}
