import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { passOf } from '@/lib/auth/topup-pass'
import { codeAnswer } from '@/lib/orders/code-answer'
import { readCode } from '@/lib/orders/data'

/** The picture of the code with which an order is paid, for a phone app's pass. */
export const GET = apiHandler<{ orderId: string }>(async (request, { params: { orderId } }) => {
  const pass = passOf(request)
  if (pass === null) throw refusal('pass_over')
  if (!isId(orderId)) throw refusal('not_found')
  return codeAnswer(await readCode(orderId, pass))
})
