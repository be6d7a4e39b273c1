'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { PlaceContext } from '@/components/orders/place'
import { Button } from '@/components/ui/button'
import { navigateTo } from '@/lib/navigation/navigate'
import { type AppAnswer, answerAddress, answerOf, post } from '@/lib/orders/app-answer'
import { type PaymentPlace, topupPlace } from '@/lib/orders/place'

type TopupScreenProps = {
  name: PaymentPlace['name']
  /** The app's address to which the screens lead back; null where it only listens to messages. */
  returnTo: string | null
  /** The order that is paid, if one is on the screen. */
  paid: AppAnswer | null
  /** The bank has just led back to it. */
  isBack: boolean
  children: ReactNode
}

/** How long a person reads that it is paid before they are led back to their app. */
const readMs = 3_000

/** The frame of the top-up screens: tells the app around it what happens, and leads back to it. */
export function TopupScreen({ name, returnTo, paid, isBack, children }: TopupScreenProps) {
  const told = useRef<string>(null)
  const place = useMemo<PaymentPlace>(
    () => ({
      ...topupPlace(name),
      tell(order) {
        const answer = answerOf(order)
        const key = `${order.id} ${answer.state}`
        if (told.current === key) return
        const isChange = told.current !== null || isBack
        told.current = key
        post(answer)
        // Who comes back to a paid order is not sent away at once.
        if (answer.state === 'paid' && returnTo !== null && isChange)
          setTimeout(() => leaveTo(returnTo, answer), readMs)
      },
    }),
    [name, returnTo, isBack],
  )
  useArrival(isBack)
  return (
    <PlaceContext value={place}>
      {children}
      {paid && <BackToApp returnTo={returnTo} answer={paid} />}
    </PlaceContext>
  )
}

/** Who comes back from the bank has arrived once: a reload finds the order like any other. */
function useArrival(isBack: boolean): void {
  useEffect(() => {
    if (!isBack) return
    const here = new URL(location.href)
    here.searchParams.delete('from')
    history.replaceState(null, '', here)
  }, [isBack])
}

const leaveTo = (returnTo: string, answer: AppAnswer) =>
  navigateTo(answerAddress(returnTo, answer), { external: true, app: returnTo })

function BackToApp({ returnTo, answer }: { returnTo: string | null; answer: AppAnswer }) {
  const t = useTranslations('topup')
  if (returnTo === null) return <p className="text-center text-ink-2">{t('closeWindow')}</p>
  return (
    <div className="mx-auto max-w-md">
      <Button variant="accent" size="lg" block onClick={() => leaveTo(returnTo, answer)}>
        {t('backToApp')}
      </Button>
    </div>
  )
}
