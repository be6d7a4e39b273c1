import { useTranslations } from 'next-intl'
import type { PackageKind } from '@/validators/price-list'

type Named = { readonly kind: PackageKind; readonly size: number }

/** Names a package, or what an order is for. */
export function usePackageName(): (named: Named) => string {
  const t = useTranslations('orders.buy')
  return ({ kind, size }) => {
    if (kind === 'buffet') return t('buffetSize', { days: size })
    return kind === 'profile_unlock' ? t('unlockSize', { count: size }) : t('size', { count: size })
  }
}
