'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Alert } from '@/components/ui/alert'
import type { CardPaymentProps } from './card-form'
import { CardLoading } from './card-loading'

/** The form comes with the choice of a card, and the provider's script with the form. */
const CardForm = lazy(() => import('./card-form').catch(() => ({ default: NotLoaded })))

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
