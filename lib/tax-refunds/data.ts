import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { requireViewer } from '@/lib/auth/viewer'
import { extensionOf } from '@/validators/upload-terms'
import type { TaxRefundOverview, UnfinishedTaxRefund } from './tax-refund'

/** What the viewer's company can ask back for the order that a payment paid, or null; for `billing.view`. */
export async function getTaxRefund(paymentId: string): Promise<TaxRefundOverview | null> {
  await requireViewer()
  return answerOrNull(
    jobPostApi().GET('/v1/payments/{paymentId}/tax-refund', { params: { path: { paymentId } } }),
  )
}

/** The refunds of the viewer's company that are not over; for `billing.view`. */
export async function listUnfinishedTaxRefunds(): Promise<readonly UnfinishedTaxRefund[]> {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/tax-refunds', {}))).items
}

type CertificateFile = {
  readonly bytes: ArrayBuffer
  readonly fileType: string
  readonly disposition: string
}

/** The certificate of a refund of the viewer's company. Rejects with ProblemError. */
export async function readCertificate(taxRefundId: string): Promise<CertificateFile> {
  const { data, error, response } = await jobPostApi().GET('/v1/tax-refunds/{taxRefundId}/certificate', {
    params: { path: { taxRefundId } },
    parseAs: 'arrayBuffer',
  })
  if (data === undefined) throw new ProblemError(asProblem(error, response))
  const fileType = response.headers.get('Content-Type') ?? ''
  const bytes: unknown = data
  // Whatever the service's address returns, only the types we store are passed on.
  if (!Object.hasOwn(extensionOf, fileType) || !(bytes instanceof ArrayBuffer))
    throw refusal('upstream_invalid')
  return { bytes, fileType, disposition: response.headers.get('Content-Disposition') ?? 'attachment' }
}
