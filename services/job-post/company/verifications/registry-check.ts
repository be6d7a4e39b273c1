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
 * Asks the registry again about companies whose number was typed by hand. A company that it knows as active is matched
 * and gets the registered name; for others it records that they were asked about, which is valid for a day.
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

/** False when it cannot be matched: another company has the number, or its state has changed meanwhile. */
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

/** Checks unverified companies every ten minutes while the app listens. */
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
