'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { closeSession } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'

/** Signs out here and goes on at a screen of ours as nobody. */
export function SwitchAccount({ to }: { to: string }) {
  const t = useTranslations('invitation')
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      await closeSession()
      await leaveTo(to)
    } catch {
      await toast('error', t('switchFailed'))
    } finally {
      setLeaving(false)
    }
  }
  return (
    <Button size="lg" block loading={leaving} onClick={() => void leave()}>
      {t('switch')}
    </Button>
  )
}
