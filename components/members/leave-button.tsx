'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { leaveCompany } from '@/lib/members/requests'
import { navigateTo } from '@/lib/navigation/navigate'

const ConfirmGoing = lazy(() => import('./confirm-going'))

/** The viewer's own way out of the company. */
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
        <Suspense>
          <ConfirmGoing
            title={t('title')}
            about={t('about')}
            keep={t('keep')}
            confirm={t('confirm')}
            go={leaveCompany}
            // Everything the router remembers was fetched as a member.
            onGone={() => navigateTo('/my-account')}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
