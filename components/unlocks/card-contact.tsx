'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Reach } from '@/components/ui/reach'
import type { ContactAccess } from '@/lib/unlocks/unlock'
import { phoneHref, shownPhone } from '@/validators/contact-phone'
import { UnlockButton } from './unlock-button'
import type { UnlockOffer } from './unlock-offer'

type CardContactProps = {
  workerId: string
  /** The worker's name as the card shows it. */
  name: string
  /** The company may read the contact already. */
  isOpen: boolean
  offer: UnlockOffer
  /** The address of the list, to return to after buying a credit. */
  backTo: string
  /** Called with the credits that are left after one was taken; null where they are not known. */
  onUnlocked: (left: number | null) => void
}

/**
 * The contact on a card of a list: what opens it and what that costs, then the number in the same place and of the same
 * height, so that the list does not move. Nothing where the company can only be told on the profile what it lacks.
 */
export function CardContact({ workerId, name, isOpen, offer, backTo, onUnlocked }: CardContactProps) {
  const [access, setAccess] = useState<ContactAccess | null>(null)
  if (access?.contact || isOpen)
    return (
      <div className="flex gap-1">
        {access?.contact ? (
          <OpenNumber name={name} phone={access.contact.phone} />
        ) : (
          <AlreadyOpen workerId={workerId} name={name} />
        )}
        <Reach id={workerId} name={name} looks="icon" />
      </div>
    )
  if (offer.kind === 'ask_payer') return <AskPayer />
  if (offer.kind !== 'open' && offer.kind !== 'buy') return null
  return (
    <UnlockButton
      workerId={workerId}
      name={name}
      offer={offer}
      backTo={backTo}
      variant="secondary"
      onUnlocked={(opened) => {
        setAccess(opened)
        onUnlocked(opened.creditsLeft)
      }}
    />
  )
}

/** As high as the button that stood there while there were credits. */
function AskPayer() {
  const t = useTranslations('unlocks.button')
  return <p className="grid min-h-11 place-items-center text-center text-sm text-ink-2">{t('askPayer')}</p>
}

function OpenNumber({ name, phone }: { name: string; phone: string }) {
  const t = useTranslations('unlocks.card')
  return (
    <a
      ref={(link) => link?.focus({ preventScroll: true })}
      href={phoneHref(phone)}
      aria-label={t('call', { name, phone: shownPhone(phone) })}
      className={buttonClass({ variant: 'secondary', block: true }, 'border-leaf tabular-nums max-sm:px-2')}
    >
      <Icon name="phone" className="size-5 text-leaf" />
      <span translate="no">{shownPhone(phone)}</span>
    </a>
  )
}

function AlreadyOpen({ workerId, name }: { workerId: string; name: string }) {
  const t = useTranslations('unlocks.card')
  return (
    <ButtonLink
      href={`/resume/${workerId}`}
      variant="secondary"
      block
      prefetch="reach"
      className="max-sm:px-2"
    >
      <Icon name="check-circle" className="size-5 text-leaf" />
      {t('open')}
      <span className="sr-only"> {name}</span>
    </ButtonLink>
  )
}
