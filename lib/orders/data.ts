import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi, passApi, publicJobPostApi } from '@/lib/api/client'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { requireViewer } from '@/lib/auth/viewer'
import type { HistoryOrder, Order, OrderRow, PurchaseOptions, SavedCard } from './order'

/** What the viewer can buy for their company; for those who may pay (`billing.pay`). */
export async function getPurchaseOptions(): Promise<PurchaseOptions> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/purchase-options', {}))
}

/** An order of the viewer's company, or null; for those who may see billing (`billing.view`). */
export async function getOrder(orderId: string): Promise<Order | null> {
  await requireViewer()
  return answerOrNull(jobPostApi().GET('/v1/orders/{orderId}', { params: { path: { orderId } } }))
}

/** The cards that the viewer's company can pay by; for those who may pay (`billing.pay`). */
export async function getSavedCards(): Promise<readonly SavedCard[]> {
  await requireViewer()
  const { items } = await answerOf(jobPostApi().GET('/v1/saved-cards', {}))
  return items
}

/** The company's latest orders, newest first. */
export async function listLatestOrders(limit: number): Promise<readonly OrderRow[]> {
  await requireViewer()
  const { items } = await answerOf(jobPostApi().GET('/v1/orders', { params: { query: { limit } } }))
  return items
}

type HistoryPage = { readonly items: readonly HistoryOrder[]; readonly nextCursor: string | null }

/** One page of the company's orders with all that came of them, newest first; for `billing.view`. */
export async function listOrderHistory(cursor: string | null): Promise<HistoryPage> {
  await requireViewer()
  const query = { limit: 10, ...(cursor !== null && { cursor }) }
  return answerOf(jobPostApi().GET('/v1/order-history', { params: { query } }))
}

/** An order of the company with all that came of it; for `billing.view`. Rejects with ProblemError. */
export async function getOrderHistory(orderId: string): Promise<HistoryOrder> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/order-history/{orderId}', { params: { path: { orderId } } }))
}

type PdfFile = { readonly bytes: ArrayBuffer; readonly disposition: string }
type PdfAnswer = { data?: unknown; error?: unknown; response: Response }

async function pdfOf(asked: Promise<PdfAnswer>): Promise<PdfFile> {
  const { data, error, response } = await asked
  if (data === undefined) throw new ProblemError(asProblem(error, response))
  const disposition = response.headers.get('Content-Disposition')
  // Whatever the service's address returns, only documents are passed on.
  const isPdf = response.headers.get('Content-Type') === 'application/pdf' && data instanceof ArrayBuffer
  if (!isPdf || disposition === null) throw refusal('upstream_invalid')
  return { bytes: data, disposition }
}

/** The tax invoice and receipt of an order. Rejects with ProblemError. */
export const readReceipt = (orderId: string): Promise<PdfFile> =>
  pdfOf(
    jobPostApi().GET('/v1/orders/{orderId}/receipt', {
      params: { path: { orderId } },
      parseAs: 'arrayBuffer',
    }),
  )

/** A credit note. Rejects with ProblemError. */
export const readCreditNote = (creditNoteId: string): Promise<PdfFile> =>
  pdfOf(
    jobPostApi().GET('/v1/credit-notes/{creditNoteId}/file', {
      params: { path: { creditNoteId } },
      parseAs: 'arrayBuffer',
    }),
  )

const pictureTypes: readonly string[] = ['image/svg+xml', 'image/png']

type CodePicture = { readonly bytes: ArrayBuffer; readonly type: string }

/** The picture of the code of an order of the viewer's company, or of a pass's. Rejects with ProblemError. */
export async function readCode(orderId: string, pass: string | null = null): Promise<CodePicture> {
  const api = pass === null ? jobPostApi() : passApi(pass)
  const { data, error, response } = await api.GET('/v1/orders/{orderId}/code', {
    params: { path: { orderId } },
    parseAs: 'arrayBuffer',
  })
  if (data === undefined) throw new ProblemError(asProblem(error, response))
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? ''
  const bytes: unknown = data
  // Whatever the service's address returns, only pictures are passed on.
  if (!pictureTypes.includes(type) || !(bytes instanceof ArrayBuffer)) throw refusal('upstream_invalid')
  return { bytes, type }
}

type SentEvent = {
  readonly merchant: string
  readonly body: string
  readonly headers: Record<string, string>
}

/** Passes an event of the payment provider on, byte for byte: the service checks its signature. Rejects with ProblemError. */
export async function passPaymentEvent({ merchant, body, headers }: SentEvent): Promise<void> {
  const { error, response } = await publicJobPostApi().POST('/v1/payment-events/{merchant}', {
    params: { path: { merchant: merchant as 'job_post' } },
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body as never,
    bodySerializer: (text: unknown) => text as string,
  })
  if (!response.ok) throw new ProblemError(asProblem(error, response))
}
