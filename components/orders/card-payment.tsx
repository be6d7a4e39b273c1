'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { whenIdle } from '@/components/ui/prefetch'
import type { CardPaymentProps } from './card-form'
import { CardLoading } from './card-loading'

const loadForm = () => import('./card-form')

/** The form comes with the choice of a card at the latest, and the provider's script with the form. */
const CardForm = lazy(() => loadForm().catch(() => ({ default: NotLoaded })))

/** Has the form of a card there before one is chosen, once the page is idle. */
export function useCardFormSoon(isOffered: boolean): void {
  useEffect(() => {
    if (isOffered) whenIdle(() => void loadForm().catch(() => undefined))
  }, [isOffered])
}

/** Paying by a remembered card, or by one that is typed. */
export function CardPayment(props: CardPaymentProps) {
  return (
    <Suspense fallback={<CardLoading amount={props.amount} />}>
      <CardForm {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  const t = useTranslations('orders.card')
  return <Alert live tone="mango" title={t('notLoaded')} />
}
