import 'client-only'
import { type Answer, dataOf, jobPost } from '@/lib/api/browser'
import type { Target } from '@/lib/api/store-resource'
import type { UploadInput } from '@/validators/upload'
import type { TaxRefund, TaxRefundOverview } from './tax-refund'

/** Begins a refund as a draft; the same key again is the same draft. Answers no problem itself. */
export const beginTaxRefund = (paymentId: string, key: string): Promise<Answer<TaxRefund>> =>
  jobPost.POST('/v1/tax-refunds', { body: { paymentId }, headers: { 'Idempotency-Key': key } })

export type TaxRefundFields = {
  readonly certificateNumber: string
  readonly certificateDate: string
  readonly bank: string
  readonly accountName: string
  /** Blank leaves the stored one. */
  readonly accountNumber: string
}

/** Stores what is known so far, at the version that was read. */
export const putTaxRefund = (
  { id }: Target,
  body: TaxRefundFields,
  headers: { 'If-Match': string },
): Promise<Answer<TaxRefund>> =>
  jobPost.PATCH('/v1/tax-refunds/{taxRefundId}', { params: { path: { taxRefundId: id } }, body, headers })

/** Sends a refund to staff, or gives it up, at the version that was read. Answers no problem itself. */
export const moveTaxRefund = (
  { id, version }: Target,
  event: 'submit' | 'cancel',
): Promise<Answer<TaxRefund>> =>
  jobPost.POST('/v1/tax-refunds/{taxRefundId}/events', {
    params: { path: { taxRefundId: id } },
    body: { event },
    headers: { 'If-Match': `"${version}"` },
  })

/** Permit to upload one certificate. Rejects with ProblemError. */
export const permitTaxCertificate = (body: UploadInput) =>
  dataOf(jobPost.POST('/v1/tax-refunds/uploads', { body }))

/** Puts an uploaded file into a refund, in the place of an earlier one. Rejects with ProblemError. */
export const addTaxCertificate = (
  { id }: Pick<Target, 'id'>,
  body: { readonly name: string; readonly fileName: string },
): Promise<TaxRefundOverview> =>
  dataOf(
    jobPost.PUT('/v1/tax-refunds/{taxRefundId}/certificate', { params: { path: { taxRefundId: id } }, body }),
  )
