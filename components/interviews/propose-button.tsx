'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { useProposed } from './use-proposed'

const ProposeDialog = lazy(() => import('./propose-dialog'))

type ProposeButtonProps = {
  workerId: string
  name: string
  postId?: string | undefined
  variant?: ButtonVariant
}

/** Opens the dialog in which a company proposes an interview to a worker. */
export function ProposeButton({ workerId, name, postId, variant = 'secondary' }: ProposeButtonProps) {
  const t = useTranslations('interviewing')
  const router = useRouter()
  const tellProposed = useProposed()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant={variant} aria-label={t('proposeTo', { name })} onClick={() => setOpen(true)}>
        <Icon name="calendar" className="size-5" />
        {t('propose')}
      </Button>
      <Suspense>
        {isOpen && (
          <ProposeDialog
            {...{ workerId, name, postId }}
            onProposed={(interview) => {
              setOpen(false)
              tellProposed(name, interview)
              router.refresh()
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
