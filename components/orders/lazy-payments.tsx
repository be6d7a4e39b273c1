'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Cards from './card-result'
import type * as Codes from './promptpay'
import type * as Purchases from './purchase'

const CardResult = lazy(async () => ({ default: (await import('./card-result')).CardResult }))
const PromptPay = lazy(async () => ({ default: (await import('./promptpay')).PromptPay }))
const Purchase = lazy(async () => ({ default: (await import('./purchase')).Purchase }))

/** Choosing a package, where the same page also shows payments; the server renders it, its script loads late. */
export function LazyPurchase(props: ComponentProps<typeof Purchases.Purchase>) {
  return (
    <Suspense>
      <Purchase {...props} />
    </Suspense>
  )
}

/** The same for an order that is paid by a code. */
export function LazyPromptPay(props: ComponentProps<typeof Codes.PromptPay>) {
  return (
    <Suspense>
      <PromptPay {...props} />
    </Suspense>
  )
}

/** The same for an order that is paid by card. */
export function LazyCardResult(props: ComponentProps<typeof Cards.CardResult>) {
  return (
    <Suspense>
      <CardResult {...props} />
    </Suspense>
  )
}
