import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi, passApi, publicJobPostApi } from '@/lib/api/client'
import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { settled } from '@/lib/api/settled'
import type { Order, PurchaseOptions, SavedCard } from '@/lib/orders/order'

type Opened = { readonly pass: string; readonly seconds: number }

/** Exchanges a phone app's link for a pass, once. Rejects with ProblemError. */
export async function openTopupLink(token: string): Promise<Opened> {
  const { data, error, response } = await publicJobPostApi().POST('/v1/topup-passes', { body: { token } })
  if (!response.ok || !data) throw new ProblemError(asProblem(error, response))
  return data
}

/** What somebody can buy in the top-up screens, and where their app is answered. */
export type Topup = {
  readonly options: PurchaseOptions
  readonly balances: AnswerOf<operations['getCreditBalance']>
  /** The cards that the company can pay by; null where they could not be read. */
  readonly savedCards: readonly SavedCard[] | null
  readonly returnTo: string | null
}

/** With a pass; null for one that opens nothing any more. */
export async function topupOfPass(pass: string): Promise<Topup | null> {
  const api = passApi(pass)
  const { data: options, error, response } = await api.GET('/v1/purchase-options', {})
  if (response.status === 401) return null
  if (!options) throw new ProblemError(asProblem(error, response))
  const [balances, { returnTo }, saved] = await Promise.all([
    answerOf(api.GET('/v1/credits/balance', {})),
    answerOf(api.GET('/v1/topup-return', {})),
    settled(answerOf(api.GET('/v1/saved-cards', {}))),
  ])
  return {
    options,
    balances,
    savedCards: saved?.data.items ?? null,
    returnTo,
  }
}

/** The same for a signed-in member who pays for their company. */
export async function topupOfMember(): Promise<Topup> {
  const [options, balances, saved] = await Promise.all([
    answerOf(jobPostApi().GET('/v1/purchase-options', {})),
    answerOf(jobPostApi().GET('/v1/credits/balance', {})),
    settled(answerOf(jobPostApi().GET('/v1/saved-cards', {}))),
  ])
  return {
    options,
    balances,
    savedCards: saved?.data.items ?? null,
    returnTo: null,
  }
}

/** An order of the company of a pass, or of the viewer without one; null where there is none. */
export async function topupOrder(pass: string | null, orderId: string): Promise<Order | null> {
  const api = pass === null ? jobPostApi() : passApi(pass)
  return answerOrNull<Order>(api.GET('/v1/orders/{orderId}', { params: { path: { orderId } } }))
}
