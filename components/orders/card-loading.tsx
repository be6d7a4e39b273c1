'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

/** What stands in the place of the card's fields until they come: that they do, and what will be paid by them. */
export function CardLoading({ amount }: { amount: string }) {
  const t = useTranslations('orders.card')
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-2">
        {t('loading')}
      </p>
      <Skeleton className="h-110" />
      <Button variant="accent" size="lg" block loading>
        {t('pay', { amount })}
      </Button>
    </div>
  )
}
