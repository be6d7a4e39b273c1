'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { pressPart } from '@/components/ui/press-part'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { Unbroken } from '@/components/ui/unbroken'
import type { Me } from '@/lib/accounts/me'
import { Fact } from './fact'

const OwnDataForm = pressPart(() => import('./own-data-form'), <Skeleton className="h-48" />)

/** Name and phone number, and the form that changes them. */
export function OwnData({ me }: { me: Me }) {
  const t = useTranslations('account')
  const router = useRouter()
  const [shown, setShown] = useState(me)
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)

  const close = () => {
    setEditing(false)
    // The focus is lost when the form closes.
    setTimeout(() => editButton.current?.focus())
  }

  if (editing) {
    return (
      <OwnDataForm
        me={shown}
        onClose={close}
        onSaved={(saved) => {
          setShown(saved)
          close()
          void toast('success', t('saved'))
          router.refresh()
        }}
      />
    )
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <Fact name={t('name')}>
          <Unbroken isName>{shown.displayName}</Unbroken>
        </Fact>
        <Fact name={t('phone')}>{shown.phone}</Fact>
      </div>
      <Button
        ref={editButton}
        variant="secondary"
        size="sm"
        className="mt-4"
        aria-label={t('editName')}
        onClick={() => setEditing(true)}
      >
        {t('edit')}
      </Button>
    </>
  )
}
