import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { readJsonText } from '@/lib/api/request-body'
import { passPaymentEvent } from '@/lib/orders/data'

const maximumBodyBytes = 128 * 1024

const signatureHeaders = ['Omise-Signature', 'Omise-Signature-Timestamp'] as const

/**
 * Where the payment provider sends its events: passed on with their signature, which the service checks. Nobody is signed
 * in, and the provider's servers are no page of ours.
 */
export const POST = apiHandler<{ merchant: string }>(async (request, { params: { merchant } }) => {
  if (!/^\w{1,40}$/.test(merchant)) throw refusal('not_found')
  const body = (await readJsonText(request, maximumBodyBytes)) ?? ''
  const headers: Record<string, string> = {}
  for (const name of signatureHeaders) {
    const value = request.headers.get(name)
    if (value === null) throw refusal('unauthenticated')
    headers[name] = value
  }
  await passPaymentEvent({ merchant, body, headers })
  return Response.json({ received: true })
})
