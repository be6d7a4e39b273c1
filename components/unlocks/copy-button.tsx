'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Copies a number or address; where the browser refuses, it can still be selected by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('unlocks.contact')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <div className="shrink-0">
      <Button variant="ghost" aria-label={label} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </Button>
      <p role="status" className="sr-only">
        {outcome ? t(outcome) : ''}
      </p>
    </div>
  )
}
