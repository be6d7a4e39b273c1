import { Problem } from '@/services/shared/problem'
import type { UnlockDebitState } from '@/validators/states/unlock'
import type { Debit, UnlockCredits } from '../workers/unlocks/credits-of-job-post'

/** A ledger of profile credits in memory, with plenty of them; nothing is returned to it. */
export function memoryCredits() {
  const debits = new Map<string, UnlockDebitState>()
  const state = { available: 1_000 }
  const answer = (id: string): Debit => ({
    state: debits.get(id) ?? 'released',
    available: state.available,
  })
  const credits: UnlockCredits = {
    async debit({ id }) {
      if (debits.has(id)) return answer(id)
      if (state.available === 0) throw new Problem(409, 'no_unlock_credit')
      state.available -= 1
      debits.set(id, 'held')
      return answer(id)
    },
    async close({ id }) {
      if (!debits.has(id)) debits.set(id, 'released')
      return answer(id)
    },
  }
  return Object.assign(state, credits)
}
