import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Money } from '@/components/ui/money'
import { formatBaht } from '@/lib/money/format-baht'
import { priceList, pricePerUnit } from '@/lib/packages/price-list'

const products = [
  { key: 'jobCredit', icon: 'post', tint: 'bg-mango-soft text-mango-ink' },
  { key: 'buffet', icon: 'calendar', tint: 'bg-leaf-soft text-leaf' },
  { key: 'profileUnlock', icon: 'person', tint: 'bg-sky-soft text-sky' },
] as const satisfies readonly { key: keyof typeof priceList; icon: IconName; tint: string }[]

/** The public prices: what is sold, in which sizes, and what one unit comes to. */
export function PriceTable() {
  const t = useTranslations('packages')
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-3">
        {products.map(({ key, icon, tint }) => (
          <Card key={key} className="flex flex-col p-6">
            <span className={classNames('mb-4 grid size-11 place-items-center rounded-card', tint)}>
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="text-xl">{t(`${key}.title`)}</h3>
            <p className="mt-1 text-ink-2">{t(`${key}.about`)}</p>
            <ul className="mt-4 grid divide-y divide-line">
              {priceList[key].map((offer) => (
                <li key={offer.size} className="flex items-baseline justify-between gap-4 py-3">
                  <span>
                    <span className="font-medium">
                      {t(`${key}.size`, { count: offer.size, days: offer.size })}
                    </span>
                    {offer.size > 1 && (
                      <span className="block text-sm text-ink-3">
                        {t(`${key}.each`, { price: formatBaht(pricePerUnit(offer)) })}
                      </span>
                    )}
                  </span>
                  <strong className="text-xl font-semibold whitespace-nowrap">
                    <Money satang={offer.satang} />
                  </strong>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-3">{t('vat')}</p>
    </>
  )
}
