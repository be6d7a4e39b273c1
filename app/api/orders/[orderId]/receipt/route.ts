import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { pdfAnswer } from '@/lib/api/pdf-answer'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { readReceipt } from '@/lib/orders/data'

/** The tax invoice and receipt of a paid order, for members who may see billing. */
export const GET = apiHandler<{ orderId: string }>(async (request, { params: { orderId } }) => {
  await requireIdentity(request)
  if (!isId(orderId)) throw refusal('not_found')
  return pdfAnswer(await readReceipt(orderId))
})
