'use client'

import { type ReactNode, useState } from 'react'

type ShareButtonProps = {
  address: string
  title: string
  className: string
  /** What it says instead of its own text once the link was copied, and the mark before it; both have room from the start. */
  copied: string
  mark: ReactNode
  /** Said beside it where the link can be neither shared nor copied. */
  failed: string
  children: ReactNode
}

/** Opens the device's own share dialog; where the browser has none, it copies the link. */
export function ShareButton({ address, title, className, copied, mark, failed, children }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const isCopied = outcome === 'copied'

  const share = async () => {
    // Closing the dialog is not an error.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url: address }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <>
      <button type="button" onClick={() => void share()} className={className}>
        <span className="grid justify-items-center *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:gap-2">
          <span aria-hidden={isCopied} className={isCopied ? 'invisible' : undefined}>
            {children}
          </span>
          <span aria-hidden={!isCopied} className={isCopied ? undefined : 'invisible'}>
            {mark}
            {copied}
          </span>
        </span>
      </button>
      <span
        role="status"
        className={isCopied ? 'sr-only' : 'order-last basis-full text-sm text-chilli empty:hidden'}
      >
        {isCopied ? copied : outcome === 'failed' && failed}
      </span>
    </>
  )
}
