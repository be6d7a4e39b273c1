import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'
import { formatDay } from '@/lib/dates/format-thai'

type TrendCardProps = {
  title: string
  items: readonly { readonly from: string; readonly to: string }[]
  children: ReactNode
}

/** A trend with its heading and its period. */
export function TrendCard({ title, items, children }: TrendCardProps) {
  const t = useTranslations('trends')
  const id = useId()
  const [first, last] = [items.at(0), items.at(-1)]
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={id} className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={id} className="text-base">
            {title}
          </h3>
          {first && last && (
            <p className="text-sm text-ink-3">
              {t('from', { first: formatDay(first.from), last: formatDay(last.to) })}
            </p>
          )}
        </div>
        {children}
      </section>
    </Card>
  )
}
