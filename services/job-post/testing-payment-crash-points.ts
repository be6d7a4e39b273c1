import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import type { CrashPoints } from '@/services/shared/testing/crash-points'
import type { PaymentProvider } from './billing/payments/provider'

/** The calls to the provider around which a payment, a kept card, a refund or a dispute may be cut short. */
const calls = [
  'charge',
  'find',
  'lookUp',
  'expire',
  'keepCard',
  'findKeptCard',
  'refund',
  'readEvent',
  'findDispute',
] as const

/**
 * The points of a payment or refund: before and after each call to the provider, as `charge.before`; `commit.before` and
 * `commit.after` around a transaction that applies what the provider said; `answer.before` when everything is done and
 * only the answer is missing.
 */
export function paymentCrashPoints({ pass, aroundCalls, aroundCommits }: CrashPoints) {
  let hasHeard = false
  const heard = (call: string) => {
    if (call !== 'readEvent') hasHeard = true
  }

  return {
    aroundProvider: (provider: PaymentProvider) => aroundCalls(provider, calls, heard),
    aroundCommits: (db: Database) => aroundCommits(db, () => (hasHeard ? ['commit'] : [])),
    /** Answers to requests that change something, once the provider has been asked. */
    aroundAnswers(app: ServiceApp): void {
      app.addHook('onSend', async ({ method }) => {
        if (method === 'POST' && hasHeard) await pass('answer.before')
      })
    },
  }
}
