import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Money } from '@/components/ui/money'
import { formatBaht } from '@/lib/money/format-baht'
import { pricePerUnit, withVat } from '@/lib/packages/prices'
import type { Offer } from '@/validators/price-list'

/** The packages of profile unlocks, side by side. */
export function UnlockPrices({ offers }: { offers: readonly Offer[] }) {
  const t = useTranslations('packages')
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.size}>
            <Card className="h-full p-5 sm:p-6 print:break-inside-avoid">
              <h3 className="text-lg">{t('profile_unlock.size', { count: offer.size })}</h3>
              <p className="mt-2 text-3xl font-bold">
                <Money satang={offer.satang} />
              </p>
              <p className="text-sm text-ink-2">
                {t('withVat', { price: formatBaht(withVat(offer.satang)) })}
              </p>
              <p className="mt-3 border-t border-line pt-3">
                {t('profile_unlock.each', { price: formatBaht(pricePerUnit(offer)) })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-3">{t('vatBoth')}</p>
    </>
  )
}
