import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { creditNotePath, type HistoryOrder, receiptPath } from '@/lib/orders/order'

/** The tax invoice of an order and its credit notes, to download. */
export function OrderDocuments({ id, documents }: Pick<HistoryOrder, 'id' | 'documents'>) {
  const t = useTranslations('orders.history')
  return documents.map((document) => (
    <a
      key={document.id}
      href={document.kind === 'invoice' ? receiptPath(id) : creditNotePath(document.id)}
      download
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Icon name="download" className="size-4.5" />
      {t(document.kind, { number: document.number })}
    </a>
  ))
}
