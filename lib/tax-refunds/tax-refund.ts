import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** What can be asked back for an order that a payment paid, and how far its refund is. */
export type TaxRefundOverview = AnswerOf<operations['getTaxRefund']>
export type CertificateDetails = TaxRefundOverview['certificate']
export type TaxRefund = NonNullable<TaxRefundOverview['refund']>
export type UnfinishedTaxRefund = AnswerOf<operations['listUnfinishedTaxRefunds']>['items'][number]

/** Where a refund's certificate is opened. */
export const certificatePath = ({ id }: Pick<TaxRefund, 'id'>): string => `/api/tax-refunds/${id}/certificate`

/** A rate in hundredths of a per cent as people read it: 300 is 3. */
export const percentOf = (rate: number): string => String(rate / 100)
