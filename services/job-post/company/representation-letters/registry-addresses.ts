import type { Database } from '@/services/shared/database'
import type { ItemWork } from '@/services/shared/routines/items'
import type { CompanyRegistry } from '../companies/registry'
import { askRegistryInTurn } from '../companies/registry-turn'
import { keepRegistryAddress, listWithoutRegistryAddress } from '../companies/repository'

/**
 * Asks the registry for the addresses of registered companies that are not represented and have none; once a day for
 * each. A routine of routes.ts.
 */
export const findAddresses = (db: Database, registry: CompanyRegistry, work: ItemWork): Promise<void> =>
  askRegistryInTurn(db, registry, work, {
    list: listWithoutRegistryAddress,
    handle: ({ id }, word) => {
      const isActive = word.kind === 'found' && word.company.active
      return keepRegistryAddress(db, id, isActive ? word.company.address : null)
    },
  })
