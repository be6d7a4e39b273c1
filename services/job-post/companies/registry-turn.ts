import type { Database } from '@/services/shared/database'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { CompanyRegistry, RegistryWord } from './registry'
import type { Company } from './repository'

/** One turn asks about no more than this: the registry is not ours to load. */
const limitOfTurn = 50

type Asked = Pick<Company, 'id' | 'juristicId'>
type Answered = Exclude<RegistryWord, { readonly kind: 'unavailable' }>

type Questions<Of extends Asked> = {
  /** Companies to ask about, but for some, the longest waiting first. */
  readonly list: (db: Database, except: readonly string[], limit: number) => Promise<readonly Of[]>
  readonly handle: (company: Of, word: Answered) => Promise<unknown>
}

/** Asks the registry about companies, one after the other; a registry that does not answer ends the turn. */
export async function askRegistryInTurn<Of extends Asked>(
  db: Database,
  registry: CompanyRegistry,
  work: ItemWork,
  { list, handle }: Questions<Of>,
): Promise<void> {
  const unanswered = new AbortController()
  const stopping = AbortSignal.any([work.stopping, unanswered.signal])
  await workThrough(
    db,
    { ...work, stopping },
    {
      atMost: limitOfTurn,
      list,
      idOf: ({ id }) => id,
      handle: async (company) => {
        const word = await registry.ask(company.juristicId, work.stopping)
        return word.kind === 'unavailable' ? unanswered.abort() : handle(company, word)
      },
    },
  )
}
