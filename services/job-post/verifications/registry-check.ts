import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { addRoutine } from '@/services/shared/routine'
import type { ItemWork } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import type { Attestation } from '../companies/attestation'
import type { CompanyRegistry } from '../companies/registry'
import { askRegistryInTurn } from '../companies/registry-turn'
import { type Company, listUnchecked, markChecked } from '../companies/repository'
import { applyEvent } from './service'

export type CheckedCompanies = { readonly matched: number; readonly unmatched: number }

/**
 * Asks the registry again about companies that were typed by hand. One it knows as active is matched, its registered
 * name included; of others it is noted that they were asked about, which is good for a day.
 */
export async function checkUnverified(
  db: Database,
  registry: CompanyRegistry,
  work: ItemWork,
): Promise<CheckedCompanies> {
  let [matched, unmatched] = [0, 0]
  await askRegistryInTurn(db, registry, work, {
    list: listUnchecked,
    handle: async (company, word) => {
      const isMatched =
        word.kind === 'found' && word.company.active && (await match(db, company, word.company))
      if (isMatched) matched++
      else {
        await markChecked(db, company.id)
        unmatched++
      }
    },
  })
  return { matched, unmatched }
}

/** False when it cannot be matched: another company holds the number, or it has moved on meanwhile. */
async function match(
  db: Database,
  { id }: Company,
  { name, address: registryAddress }: Attestation,
): Promise<boolean> {
  const now = new Date()
  const values = () => ({ name, registryAddress, registryCheckedAt: now, numberConfirmedAt: now })
  try {
    await db.transaction((tx) =>
      applyEvent(tx, id, { who: 'system', uid: 'system' }, { event: 'match', values }),
    )
    return true
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return false
    throw error
  }
}

/** Does so every ten minutes while the app listens. */
export function scheduleRegistryChecks(app: ServiceApp, db: Database, registry: CompanyRegistry): void {
  addRoutine(app, {
    name: 'unverified companies',
    everySeconds: 600,
    run: async (work) => {
      const done = await checkUnverified(db, registry, work)
      if (done.matched + done.unmatched > 0)
        work.log.info(done, 'unverified companies checked with the registry')
    },
  })
}
