'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'

type Where = 'here' | 'everywhere'

/** Signs out on this device or on all devices, and reports a failure. */
export function useSignOut() {
  const t = useTranslations('userMenu')
  const [leaving, setLeaving] = useState<Where | null>(null)
  const leave = async (where: Where) => {
    setLeaving(where)
    try {
      const { leaveTo, signOut } = await import('./sign-out')
      await signOut({ everywhere: where === 'everywhere' })
      await leaveTo('/')
    } catch {
      await toast('error', t('failed'))
    } finally {
      setLeaving(null)
    }
  }
  return { leaving, signOut: leave }
}
