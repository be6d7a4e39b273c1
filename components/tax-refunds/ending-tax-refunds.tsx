import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import type { UnfinishedTaxRefund } from '@/lib/tax-refunds/tax-refund'
import { type TaxRefundState, unsentStates, waitingStates } from '@/validators/states/tax-refund'

type EndingTaxRefundsProps = { refunds: readonly UnfinishedTaxRefund[] }

const isOneOf =
  (states: readonly TaxRefundState[]) =>
  ({ state }: UnfinishedTaxRefund) =>
    states.includes(state)

/** Which refunds of tax are given up as their company closes, and which go on; nothing where none is under way. */
export function EndingTaxRefunds({ refunds }: EndingTaxRefundsProps) {
  const t = useTranslations('account.deletion.taxRefunds')
  const [unsent, waiting] = [refunds.filter(isOneOf(unsentStates)), refunds.filter(isOneOf(waitingStates))]
  if (unsent.length === 0 && waiting.length === 0) return null
  return (
    <Alert tone="mango" className="mb-4" title={t('title')}>
      {unsent.length > 0 && <Those refunds={unsent}>{t('unsent')}</Those>}
      {waiting.length > 0 && <Those refunds={waiting}>{t('waiting')}</Those>}
    </Alert>
  )
}

function Those({ refunds, children }: EndingTaxRefundsProps & { children: string }) {
  return (
    <>
      <p className="mt-2">{children}</p>
      <ul className="flex flex-wrap gap-x-4">
        {refunds.map(({ orderNumber, paymentId }) => (
          <li key={orderNumber}>
            <Link
              href={`/tax-refund/${paymentId}`}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {orderNumber}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
