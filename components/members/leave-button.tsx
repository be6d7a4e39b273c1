'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'

const ConfirmGoing = pressPart(() => import('./confirm-going'))
const leave = async () => (await import('@/lib/members/requests')).leaveCompany()
/** Everything in the router's cache was fetched as a member. */
const startAgain = async () => (await import('@/lib/navigation/navigate')).navigateTo('/my-account')

/** Lets the viewer leave the company. */
export function LeaveButton() {
  const t = useTranslations('members.leave')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Icon name="sign-out" />
        {t('open')}
      </Button>
      {asking && (
        <ConfirmGoing
          title={t('title')}
          about={t('about')}
          keep={t('keep')}
          confirm={t('confirm')}
          go={leave}
          onGone={() => void startAgain()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
