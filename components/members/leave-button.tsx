'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import type { LeaveHindrance } from '@/lib/members/leave-hindrance'

const CannotLeave = pressPart(() => import('./cannot-leave'))
const ConfirmGoing = pressPart(() => import('./confirm-going'))
const leave = async () => (await import('@/lib/members/requests')).leaveCompany()
/** Where it cannot be found out, the question is asked: the service refuses what may not be. */
const hindranceNow = () =>
  import('@/lib/members/leave-hindrance').then(({ leaveHindrance }) => leaveHindrance()).catch(() => null)
/** Everything in the router's cache was fetched as a member. */
const startAgain = async () => (await import('@/lib/navigation/navigate')).navigateTo('/my-account')

/** Lets the viewer leave the company; an owner without whom it would have none is told what to do first. */
export function LeaveButton({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations('members.leave')
  const [shown, setShown] = useState<LeaveHindrance | 'question' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setShown(null)
  const open = async () => {
    setBusy(true)
    const hindrance = isOwner ? await hindranceNow() : null
    setBusy(false)
    setShown(hindrance ?? 'question')
  }
  return (
    <>
      <Button variant="secondary" loading={busy} onClick={() => void open()}>
        <Icon name="sign-out" />
        {t('open')}
      </Button>
      {shown === 'question' && (
        <ConfirmGoing
          title={t('title')}
          about={t('about')}
          keep={t('keep')}
          confirm={t('confirm')}
          go={leave}
          onGone={() => void startAgain()}
          onClose={close}
        />
      )}
      {shown && shown !== 'question' && <CannotLeave hindrance={shown} onClose={close} />}
    </>
  )
}
