import type { TaxRefund } from '@/lib/tax-refunds/tax-refund'

/** Props of the component that chooses and sends the certificate; the page supplies it. */
export type ChooserProps = {
  readonly refundId: string
  readonly label: string
  readonly of: string
  readonly replaces: boolean
  readonly describedBy: string
  readonly onArrived: (refund: TaxRefund) => void
  readonly onBusy: (busy: boolean) => void
}
