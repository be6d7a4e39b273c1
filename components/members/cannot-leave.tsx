'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import type { LeaveHindrance } from '@/lib/members/leave-hindrance'

type CannotLeaveProps = { hindrance: LeaveHindrance; onClose: () => void }

/** Why an owner cannot leave the company, and what to do first; in the place of the question. */
export default function CannotLeave({ hindrance, onClose }: CannotLeaveProps) {
  const t = useTranslations('members.leave.hindered')
  const isAlone = hindrance === 'alone'
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('title')}
      actions={
        <>
          <Button variant={isAlone ? 'secondary' : 'primary'} onClick={onClose}>
            {t('close')}
          </Button>
          {isAlone && (
            <ButtonLink href="#deletion" variant="secondary" onClick={onClose}>
              {t('toDeletion')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="mb-3 text-ink-2">{t(hindrance)}</p>
    </Dialog>
  )
}
