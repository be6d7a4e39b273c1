import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { CompanyRegistry, RegistryWord } from './registry'
import { type Company, findConfirmedNumber } from './repository'

/** How many companies one turn asks about, to limit the load on the registry. */
const limitOfTurn = 50

type Asked = Pick<Company, 'id' | 'juristicId'>
type Answered = Exclude<RegistryWord, { readonly kind: 'unavailable' }>

type Questions<Of extends Asked> = {
  /** Companies to ask about, without those in `except`, the longest waiting first. */
  readonly list: (db: Database, except: readonly string[], limit: number) => Promise<readonly Of[]>
  readonly handle: (company: Of, word: Answered) => Promise<unknown>
}

/**
 * Asks the registry about companies one by one. When it gives no usable answer about one, a company that it confirmed
 * before is asked about as a probe: if that succeeds, the first one is put off and the turn continues; if not, the
 * registry is down and the turn ends.
 */
export async function askRegistryInTurn<Of extends Asked>(
  db: Database,
  registry: CompanyRegistry,
  work: ItemWork,
  { list, handle }: Questions<Of>,
): Promise<void> {
  const down = new AbortController()
  const stopping = AbortSignal.any([work.stopping, down.signal])
  const isDown = async () => {
    const known = await findConfirmedNumber(db)
    return known === null || (await registry.ask(known, work.stopping)).kind === 'unavailable'
  }
  await workThrough(
    db,
    { ...work, stopping },
    {
      atMost: limitOfTurn,
      list,
      idOf: ({ id }) => id,
      handle: async (company) => {
        const word = await registry.ask(company.juristicId, work.stopping)
        if (word.kind !== 'unavailable') return handle(company, word)
        if (await isDown()) return down.abort()
        throw new Error('the registry gives no usable answer about this company, and does about another')
      },
    },
  )
}
