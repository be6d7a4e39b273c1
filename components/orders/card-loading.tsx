'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

/** The press of who does not wait for the fields, which leads to the first of them; null where nobody can press yet. */
export type EarlyPress = { readonly isPressed: boolean; readonly onPress: () => void } | null

/** What stands in the place of the card's fields until they come: that they do, and what will be paid by them. */
export function CardLoading({ amount, early }: { amount: string; early: EarlyPress }) {
  const t = useTranslations('orders.card')
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-2">
        {t('loading')}
      </p>
      <Skeleton className="h-110" />
      <Button variant="accent" size="lg" block loading={early?.isPressed ?? true} onClick={early?.onPress}>
        {t('pay', { amount })}
      </Button>
    </div>
  )
}
