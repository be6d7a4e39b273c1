'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Me } from '@/lib/accounts/me'
import { formatDate } from '@/lib/dates/format-long'

/** Keeping an account after all, until it is deleted. */
export default function PendingDeletion({ me, deleteAfter }: { me: Me; deleteAfter: string }) {
  const t = useTranslations('account.deletion')
  const problemText = useProblemText()
  const router = useRouter()
  const [keeping, setKeeping] = useState(false)

  const keep = async () => {
    setKeeping(true)
    try {
      const { cancelDeletion } = await import('@/lib/accounts/own-account-requests')
      await cancelDeletion(me.kind)
      void toast('success', t('kept'))
      router.refresh()
    } catch (error) {
      void toast('error', problemText(problemOfFailure(error)))
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
      {t('pendingAbout', { kind: me.kind })}
    </Alert>
  )
}
