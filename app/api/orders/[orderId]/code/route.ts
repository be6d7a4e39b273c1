import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { codeAnswer } from '@/lib/orders/code-answer'
import { readCode } from '@/lib/orders/data'

/** The picture of the code with which an order is paid, for members who may see billing. */
export const GET = apiHandler<{ orderId: string }>(async (request, { params: { orderId } }) => {
  await requireIdentity(request)
  if (!isId(orderId)) throw refusal('not_found')
  return codeAnswer(await readCode(orderId))
})
