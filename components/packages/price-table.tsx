import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Money } from '@/components/ui/money'
import { formatBaht } from '@/lib/money/format-baht'
import { pricePerUnit } from '@/lib/money/unit-price'
import { withVat } from '@/lib/packages/prices'
import { type Offer, type PackageKind, type PriceList, packageKinds } from '@/validators/price-list'

const looks: Record<PackageKind, { icon: IconName; tint: string }> = {
  job_post: { icon: 'post', tint: 'bg-mango-soft text-mango-ink' },
  buffet: { icon: 'calendar', tint: 'bg-leaf-soft text-leaf' },
  profile_unlock: { icon: 'person', tint: 'bg-sky-soft text-sky' },
}

type PriceTableProps = {
  prices: PriceList
  /** Also shows each price with VAT. */
  vat?: boolean
}

/** The public prices: what is sold, in which sizes, and the price per unit. */
export function PriceTable({ prices, vat }: PriceTableProps) {
  const t = useTranslations('packages')
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
        {packageKinds.map((kind) => (
          <Card key={kind} className="flex flex-col p-6 print:break-inside-avoid">
            <span
              className={classNames('mb-4 grid size-11 place-items-center rounded-card', looks[kind].tint)}
            >
              <Icon name={looks[kind].icon} className="size-6" />
            </span>
            <h3 className="text-xl">{t(`${kind}.title`)}</h3>
            <p className="mt-1 text-ink-2">{t(`${kind}.about`)}</p>
            <Offers kind={kind} offers={prices[kind]} vat={vat} />
          </Card>
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-3">{t(vat ? 'vatBoth' : 'vat')}</p>
    </>
  )
}

type OffersProps = { kind: PackageKind; offers: readonly Offer[]; vat?: boolean }

function Offers({ kind, offers, vat }: OffersProps) {
  const t = useTranslations('packages')
  return (
    <ul className="mt-4 grid divide-y divide-line">
      {offers.map((offer) => (
        <li key={offer.size} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          <span>
            <span className="font-medium">{t(`${kind}.size`, { count: offer.size })}</span>
            {offer.size > 1 && (
              <span className="block text-sm text-ink-3">
                {t(`${kind}.each`, { price: formatBaht(pricePerUnit(offer)) })}
              </span>
            )}
          </span>
          <span className="text-right whitespace-nowrap">
            <strong className="text-xl font-semibold">
              <Money satang={offer.satang} />
            </strong>
            {vat && (
              <span className="block text-sm text-ink-3">
                {t('withVat', { price: formatBaht(withVat(offer.satang)) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
