import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { CompanyRegistry } from '../companies/registry'
import { keepRegistryAddress, listWithoutRegistryAddress } from '../companies/repository'

/** One turn asks about no more than this: the registry is not ours to load. */
const limitOfTurn = 50

/**
 * Asks the registry where registered companies are that are not represented and whose address it has not told yet; once a
 * day about each. A registry that does not answer ends the turn. A routine of routes.ts.
 */
export async function findAddresses(db: Database, registry: CompanyRegistry, work: ItemWork): Promise<void> {
  const unanswered = new AbortController()
  const stopping = AbortSignal.any([work.stopping, unanswered.signal])
  await workThrough(
    db,
    { ...work, stopping },
    {
      atMost: limitOfTurn,
      list: listWithoutRegistryAddress,
      idOf: ({ id }) => id,
      handle: async ({ id, juristicId }) => {
        const word = await registry.ask(juristicId, work.stopping)
        if (word.kind === 'unavailable') return unanswered.abort()
        const isActive = word.kind === 'found' && word.company.active
        await keepRegistryAddress(db, id, isActive ? word.company.address : null)
      },
    },
  )
}
