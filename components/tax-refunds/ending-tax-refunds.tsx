import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import { type TaxRefundState, unsentStates, waitingStates } from '@/validators/states/tax-refund'

type RefundOfOrder = {
  readonly number: string
  readonly paymentId: string | null
  readonly taxRefundState: TaxRefundState | null
}

type EndingTaxRefundsProps = { orders: readonly RefundOfOrder[] }

const isOneOf =
  (states: readonly TaxRefundState[]) =>
  ({ taxRefundState }: RefundOfOrder) =>
    taxRefundState !== null && states.includes(taxRefundState)

/** Which refunds of tax are given up as their company closes, and which go on; nothing where none is under way. */
export function EndingTaxRefunds({ orders }: EndingTaxRefundsProps) {
  const t = useTranslations('account.deletion.taxRefunds')
  const [unsent, waiting] = [orders.filter(isOneOf(unsentStates)), orders.filter(isOneOf(waitingStates))]
  if (unsent.length === 0 && waiting.length === 0) return null
  return (
    <Alert tone="mango" className="mb-4" title={t('title')}>
      {unsent.length > 0 && <Those orders={unsent}>{t('unsent')}</Those>}
      {waiting.length > 0 && <Those orders={waiting}>{t('waiting')}</Those>}
    </Alert>
  )
}

function Those({ orders, children }: EndingTaxRefundsProps & { children: string }) {
  return (
    <>
      <p className="mt-2">{children}</p>
      <ul className="flex flex-wrap gap-x-4">
        {orders.map(({ number, paymentId }) => (
          <li key={number}>
            <Link
              href={`/tax-refund/${paymentId}`}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
