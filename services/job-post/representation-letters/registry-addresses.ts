import type { Database } from '@/services/shared/database'
import type { CompanyRegistry } from '../companies/registry'
import { keepRegistryAddress, listWithoutRegistryAddress } from '../companies/repository'

/** One turn asks about no more than this: the registry is not ours to load. */
const limitOfTurn = 50

/**
 * Asks the registry where registered companies are that are not represented and whose address it has not told yet; once a
 * day about each. A registry that does not answer ends the turn. A routine of routes.ts.
 */
export async function findAddresses(
  db: Database,
  registry: CompanyRegistry,
  stopping: AbortSignal,
): Promise<void> {
  for (const { id, juristicId } of await listWithoutRegistryAddress(db, limitOfTurn)) {
    if (stopping.aborted) return
    const word = await registry.ask(juristicId, stopping)
    if (word.kind === 'unavailable') return
    await keepRegistryAddress(
      db,
      id,
      word.kind === 'found' && word.company.active ? word.company.address : null,
    )
  }
}
