'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ButtonVariant } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { type Problem, ProblemError } from '@/lib/api/browser'
import { unlockWorker } from '@/lib/unlocks/requests'
import type { ContactAccess } from '@/lib/unlocks/unlock'
import { buyUnlocksPath, type UnlockOffer } from './unlock-offer'

type UnlockButtonProps = {
  workerId: string
  /** The worker's name as masked on the card, for screen readers. */
  name: string
  offer: UnlockOffer
  /** The address to return to after buying a credit. */
  backTo: string
  variant?: ButtonVariant
  /** What to do with the opened contact; without it the page is read again. */
  onUnlocked?: (access: ContactAccess) => void
}

/** Opens a worker's contact for one credit, or leads to what is missing: a credit, a proof, a permission. */
export function UnlockButton({ offer, backTo, ...rest }: UnlockButtonProps) {
  const t = useTranslations('unlocks.button')
  const { name, variant = 'accent' } = rest
  if (offer.kind === 'open') return <Opening {...rest} backTo={backTo} variant={variant} />
  if (offer.kind === 'buy') return <Buying backTo={backTo} variant={variant} />
  if (offer.kind === 'prove')
    return (
      <ButtonLink href="/profile-document" variant="secondary" block>
        <Icon name="shield" />
        {t('prove')}
      </ButtonLink>
    )
  return (
    <div className="grid gap-1 text-center">
      <Button variant="secondary" block aria-disabled onClick={(event) => event.preventDefault()}>
        <Icon name="lock" />
        {t('open')}
        <span className="sr-only"> {name}</span>
      </Button>
      <p className="text-sm text-ink-2">{t(offer.kind === 'forbidden' ? 'forbidden' : 'askPayer')}</p>
    </div>
  )
}

function Buying({ backTo, variant }: { backTo: string; variant: ButtonVariant }) {
  const t = useTranslations('unlocks.button')
  return (
    <ButtonLink href={buyUnlocksPath(backTo)} variant={variant} block className="max-sm:px-2">
      <Icon name="coin" />
      {t('buy')}
    </ButtonLink>
  )
}

type OpeningProps = Omit<UnlockButtonProps, 'offer' | 'variant'> & { variant: ButtonVariant }

function Opening({ workerId, name, backTo, variant, onUnlocked }: OpeningProps) {
  const t = useTranslations('unlocks.button')
  const problemText = useProblemText()
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<Problem | null>(null)

  const open = async () => {
    setAsked(true)
    setRefusal(null)
    try {
      const access = await unlockWorker(workerId)
      const { creditsLeft } = access
      void toast('success', creditsLeft === null ? t('done') : t('doneLeft', { left: creditsLeft }))
      if (onUnlocked) onUnlocked(access)
      else router.refresh()
    } catch (error) {
      setAsked(false)
      if (!(error instanceof ProblemError)) throw error
      setRefusal(error.problem)
    }
  }

  if (refusal?.code === 'no_unlock_credit') return <Buying backTo={backTo} variant={variant} />
  return (
    <div className="grid gap-2">
      <Button variant={variant} block loading={isAsked} onClick={open} className="max-sm:px-2">
        <Icon name="lock" />
        {t('open')}
        <span className="sr-only"> {name}</span>
      </Button>
      {refusal && (
        <p role="alert" className="text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
    </div>
  )
}
