'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useSignOut } from './use-sign-out'

/** The two ways to sign out, as buttons on the account page. */
export function SignOutButtons() {
  const t = useTranslations('userMenu')
  const { leaving, signOut } = useSignOut()
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" loading={leaving === 'here'} onClick={() => signOut('here')}>
        {leaving !== 'here' && <Icon name="sign-out" />}
        <span>{t('signOut')}</span>
      </Button>
      <Button variant="secondary" loading={leaving === 'everywhere'} onClick={() => signOut('everywhere')}>
        {leaving !== 'everywhere' && <Icon name="devices" />}
        <span>{t('signOutEverywhere')}</span>
      </Button>
    </div>
  )
}
