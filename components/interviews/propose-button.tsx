'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ComponentType, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { ProposeDialogProps } from './propose-dialog'
import { useProposed } from './use-proposed'

type ProposeButtonProps = {
  /** The dialog, which knows where the two could meet. */
  Dialog: ComponentType<Omit<ProposeDialogProps, 'address'>>
  workerId: string
  name: string
  postId?: string | undefined
  variant?: ButtonVariant
}

/** Opens the dialog in which a company proposes an interview to a worker. */
export function ProposeButton({ Dialog, workerId, name, postId, variant = 'secondary' }: ProposeButtonProps) {
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
      {isOpen && (
        <Dialog
          {...{ workerId, name, postId }}
          onProposed={(interview) => {
            setOpen(false)
            tellProposed(name, interview)
            router.refresh()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
