import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Money } from '@/components/ui/money'
import { formatBaht } from '@/lib/money/format-baht'
import { pricePerUnit } from '@/lib/money/unit-price'
import { withVat } from '@/lib/packages/prices'
import type { Offer } from '@/validators/price-list'

type UnlockPricesProps = {
  offers: readonly Offer[]
  /** Whether they can be ordered, where the viewer pays for a company; undefined for everybody else. */
  orderable?: boolean
  /** Whether the viewer belongs to a company for which others order. */
  isForOthers?: boolean
}

/** The packages of profile unlocks, side by side, with the way to buying them. */
export function UnlockPrices({ offers, orderable, isForOthers = false }: UnlockPricesProps) {
  const t = useTranslations('packages')
  const words = useTranslations('profilePackages')
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
              {orderable && (
                <ButtonLink
                  href={`/credit-package?kind=profile_unlock&size=${offer.size}`}
                  variant="accent"
                  block
                  className="mt-4 print:hidden"
                >
                  {words('buy', { size: offer.size })}
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-3">{t('vatBoth')}</p>
      {orderable === false && <p className="mt-2 font-medium">{words('notYet')}</p>}
      {isForOthers && <p className="mt-2 font-medium">{words('othersBuy')}</p>}
    </>
  )
}
