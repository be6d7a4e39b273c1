'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { leaveTo } from '@/lib/accounts/leave-to'
import type { Me } from '@/lib/accounts/me'
import { cancelDeletion } from '@/lib/accounts/own-account-requests'
import { formatDate } from '@/lib/dates/format-thai'
import { retention } from '@/validators/retention'

const DeletionForm = lazy(() => import('./deletion-form'))

/** Giving the account up, and, until it is gone, keeping it after all. */
export function AccountDeletion({ me }: { me: Me }) {
  const t = useTranslations('account.deletion')
  const [open, setOpen] = useState(false)
  const [deleteAfter, setDeleteAfter] = useState<string | null>(null)
  const openButton = useRef<HTMLButtonElement>(null)

  if (deleteAfter) {
    return (
      <Alert
        live
        tone="mango"
        title={t('requested')}
        action={<Button onClick={() => void leaveTo('/')}>{t('leave')}</Button>}
      >
        {t('requestedAbout', { day: formatDate(new Date(deleteAfter)), email: me.email })}
      </Alert>
    )
  }
  if (me.deleteAfter) return <Pending me={me} deleteAfter={me.deleteAfter} />
  return (
    <>
      <ul className="mb-4 grid list-disc gap-1 pl-5 text-sm text-ink-2">
        <li>{t('grace', { count: retention.deletedAccount.count })}</li>
        <li>{t('what')}</li>
        {me.kind === 'employer' && <li>{t('alone')}</li>}
      </ul>
      {open ? (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <DeletionForm
            me={me}
            onRequested={setDeleteAfter}
            onCancel={() => {
              setOpen(false)
              // The form takes the focus away with it.
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

function Pending({ me, deleteAfter }: { me: Me; deleteAfter: string }) {
  const t = useTranslations('account.deletion')
  const problemText = useProblemText()
  const router = useRouter()
  const [keeping, setKeeping] = useState(false)

  const keep = async () => {
    setKeeping(true)
    try {
      await cancelDeletion(me.kind)
      void toast('success', t('kept'))
      router.refresh()
    } catch (error) {
      void toast('error', problemText(problemFrom(error)))
    } finally {
      setKeeping(false)
    }
  }

  return (
    <Alert
      tone="mango"
      title={t('pending', { day: formatDate(new Date(deleteAfter)) })}
      action={
        <Button loading={keeping} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      }
    >
      {t('pendingAbout')}
    </Alert>
  )
}
