'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type CopyLinkProps = {
  address: string
  texts: { readonly link: string; readonly copy: string; readonly copied: string; readonly failed: string }
}

/** A link with a copy button; it can be copied by hand if the browser refuses. */
export function CopyLink({ address, texts }: CopyLinkProps) {
  const id = useId()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {texts.link}
      </label>
      <input
        id={id}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="control text-sm"
      />
      <Button variant="secondary" block onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} />
        {texts.copy}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {outcome ? texts[outcome] : ''}
      </p>
    </div>
  )
}
