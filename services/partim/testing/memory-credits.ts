import { Problem } from '@/services/shared/problem'
import { nextDebitState, type UnlockDebitState } from '@/validators/states/unlock'
import type { Debit, UnlockCredits } from '../workers/unlocks/credits-of-job-post'

/** A ledger of profile credits in memory, with plenty of them; a test may take them away or let it fail. */
export function memoryCredits() {
  const debits = new Map<string, UnlockDebitState>()
  const state = { available: 1_000, isDown: false, debits }
  const answer = (id: string): Debit => ({
    state: debits.get(id) ?? 'released',
    available: state.available,
  })
  const credits: UnlockCredits = {
    async debit({ id }) {
      if (state.isDown) throw new Problem(503, 'unavailable')
      if (debits.has(id)) return answer(id)
      if (state.available === 0) throw new Problem(409, 'no_unlock_credit')
      state.available -= 1
      debits.set(id, 'held')
      return answer(id)
    },
    async settle({ id }, event) {
      if (state.isDown) throw new Problem(503, 'unavailable')
      const known = debits.get(id)
      if (!known) debits.set(id, 'released')
      const next = known && nextDebitState(known, event)
      if (known && next && next !== known) {
        if (next !== 'captured') state.available += 1
        debits.set(id, next)
      }
      return answer(id)
    },
  }
  return Object.assign(state, credits)
}
