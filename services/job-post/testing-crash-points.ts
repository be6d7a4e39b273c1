import { existsSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import type { PaymentProvider } from './billing/payments/provider'

/** Between which steps of a payment or refund the process ends: before a call, or after its answer has arrived. */
const calls = ['charge', 'find', 'readEvent', 'refund'] as const
type Call = (typeof calls)[number]

/**
 * Lets a test end this process without warning at a step that it names in a file: `charge.before`, `charge.after` and so
 * on for each call to the provider; `commit.before` and `commit.after` around the transaction that applies what the
 * provider said; `answer.before` when everything is done and only the answer is missing. Each name counts once.
 */
export function crashPoints(file: string) {
  let hasHeard = false

  async function pass(point: string): Promise<void> {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== point) return
    rmSync(file)
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  }

  function aroundCalls(provider: PaymentProvider): PaymentProvider {
    const around = (name: Call) => {
      const call = provider[name] as (...parameters: unknown[]) => Promise<unknown>
      return async (...parameters: unknown[]) => {
        await pass(`${name}.before`)
        const answer = await call(...parameters)
        await pass(`${name}.after`)
        if (name !== 'readEvent') hasHeard = true
        return answer
      }
    }
    return { ...provider, ...Object.fromEntries(calls.map((name) => [name, around(name)])) }
  }

  function aroundCommits(db: Database): void {
    const transaction = db.transaction.bind(db)
    db.transaction = async (work, config) => {
      if (!hasHeard) return transaction(work, config)
      const answer = await transaction(async (tx) => {
        const done = await work(tx)
        await pass('commit.before')
        return done
      }, config)
      await pass('commit.after')
      return answer
    }
  }

  /** Answers to requests that change something, once the provider has been asked. */
  function aroundAnswers(app: ServiceApp): void {
    app.addHook('onSend', async ({ method }) => {
      if (method === 'POST' && hasHeard) await pass('answer.before')
    })
  }

  return { aroundCalls, aroundCommits, aroundAnswers }
}
