'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { closeSession } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'

type Where = 'here' | 'everywhere'

/** Signs out on this device or on all, and says so when it does not work. */
export function useSignOut() {
  const t = useTranslations('userMenu')
  const [leaving, setLeaving] = useState<Where | null>(null)
  const signOut = async (where: Where) => {
    setLeaving(where)
    try {
      await closeSession({ everywhere: where === 'everywhere' })
      await leaveTo('/')
    } catch {
      await toast('error', t('failed'))
    } finally {
      setLeaving(null)
    }
  }
  return { leaving, signOut }
}
