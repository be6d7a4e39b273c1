import { savedFile } from '@/lib/api/file-answer'
import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { readCertificate } from '@/lib/tax-refunds/data'

/** The certificate of a refund of withheld tax, for members who may see billing; it is only ever saved. */
export const GET = apiHandler<{ taxRefundId: string }>(async (request, { params: { taxRefundId } }) => {
  await requireIdentity(request)
  if (!isId(taxRefundId)) throw refusal('not_found')
  return savedFile(await readCertificate(taxRefundId))
})
