'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { Me } from '@/lib/accounts/me'

const DeletionForm = lazy(() => import('./deletion-form'))

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

  return (
    <>
      <ul className="mb-4 grid list-disc gap-1 pl-5 text-sm text-ink-2">
        <li>{t('grace', { count: graceDays })}</li>
        <li>{t('what', { kind: me.kind })}</li>
        {isLast !== 'no' && <li>{t('alone', { isLast })}</li>}
      </ul>
      {open ? (
        <Suspense fallback={<Skeleton className="h-48" />}>
          {children}
          <DeletionForm
            me={me}
            onCancel={() => {
              setOpen(false)
              // The focus is lost when the form closes.
              setTimeout(() => openButton.current?.focus())
            }}
          />
        </Suspense>
      ) : (
        <Button ref={openButton} variant="secondary" className="text-chilli" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </>
  )
}
