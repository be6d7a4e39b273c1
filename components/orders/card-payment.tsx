'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { prefetchAfter } from '@/components/ui/prefetch'
import type { CardPaymentProps } from './card-form'
import { CardLoading } from './card-loading'

/** The links of the page wait for it: who pays goes nowhere before. */
function loadForm() {
  const form = import('./card-form')
  prefetchAfter(form)
  return form
}

/** The form comes with the choice of a card at the latest, and the provider's script with the form. */
const CardForm = lazy(() => loadForm().catch(() => ({ default: NotLoaded })))

/**
 * Has the form of a card there before one is chosen. It begins while the page is drawn: an effect would come after those of
 * the links above, which fetch their pages first.
 */
export function loadCardForm(): void {
  if (typeof window !== 'undefined') loadForm().catch(() => undefined)
}

/** Paying by a remembered card, or by one that is typed. */
export function CardPayment(props: CardPaymentProps) {
  const [isPressed, setPressed] = useState(false)
  // Nothing is charged to a remembered card before it is seen: its button waits.
  const isToType = props.savedCards?.every(({ merchant }) => merchant !== props.merchant)
  const early = isToType ? { isPressed, onPress: () => setPressed(true) } : null
  return (
    <Suspense fallback={<CardLoading amount={props.amount} early={early} />}>
      <CardForm {...props} early={early} />
    </Suspense>
  )
}

function NotLoaded() {
  const t = useTranslations('orders.card')
  return <Alert live tone="mango" title={t('notLoaded')} />
}
