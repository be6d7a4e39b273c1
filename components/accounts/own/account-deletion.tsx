'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { pressPart } from '@/components/ui/press-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { Me } from '@/lib/accounts/me'

const DeletionForm = pressPart(() => import('./deletion-form'), <Skeleton className="h-48" />)

type AccountDeletionProps = {
  me: Me
  graceDays: number
  /** Whether the company closes with this account, because it has no other member. */
  isLast: 'yes' | 'perhaps' | 'no'
  /** What ends at once, above the form. */
  children: ReactNode
}

/** Deleting the account. */
export function AccountDeletion({ me, graceDays, isLast, children }: AccountDeletionProps) {
  const t = useTranslations('account.deletion')
  const [open, setOpen] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The focus is lost when the form closes.
    setTimeout(() => openButton.current?.focus())
  }

  return (
    <>
      <ul className="mb-4 grid list-disc gap-1 pl-5 text-sm text-ink-2">
        <li>{t('grace', { count: graceDays })}</li>
        <li>{t('what', { kind: me.kind })}</li>
        {isLast !== 'no' && <li>{t('alone', { isLast })}</li>}
      </ul>
      {open ? (
        <>
          {children}
          <DeletionForm me={me} onClose={close} />
        </>
      ) : (
        <Button ref={openButton} variant="secondary" className="text-chilli" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </>
  )
}
