import { LRUCache } from 'lru-cache'
import { FetchFailure, fetchWithPolicy } from '@/lib/api/fetch-policy'
import { type RegisteredCompany, readRegistryAnswer, UnreadableAnswer } from './registry-answer'

/** No usable answer: the registry is slow or broken, or its firewall answers instead. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable'
}

type RegistryClientOptions = {
  readonly address: string
  readonly credential: string
  readonly timeoutMs?: number
  readonly now?: () => number
}

/** How long answers are cached (facts.md), and how many. */
const foundLifetimeMs = 60 * 60_000
const unknownLifetimeMs = 5 * 60_000
const cachedCompanies = 1_000

/**
 * The company registry: looks a 13-digit number up, null when it is unknown. Answers are cached for a while, and
 * concurrent look-ups of one number share a call. Rejects with RegistryUnavailable.
 */
export function createRegistryClient({ address, credential, timeoutMs, now }: RegistryClientOptions) {
  // Wrapped in an object, because "unknown" is cached too and `undefined` means "not cached".
  const cache = new LRUCache<string, { readonly company: RegisteredCompany | null }>({
    max: cachedCompanies,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  })
  const running = new Map<string, Promise<RegisteredCompany | null>>()

  async function ask(juristicId: string): Promise<RegisteredCompany | null> {
    const url = new URL(`/api/v1/juristic_person/${juristicId}`, address)
    const headers = { Accept: 'application/json', 'X-Registry-Credential': credential }
    try {
      const response = await fetchWithPolicy(new Request(url, { headers }), { timeoutMs })
      if (!response.ok) throw new UnreadableAnswer(`HTTP ${response.status}`)
      const company = readRegistryAnswer(await response.text(), juristicId)
      cache.set(juristicId, { company }, { ttl: company ? foundLifetimeMs : unknownLifetimeMs })
      return company
    } catch (cause) {
      if (cause instanceof FetchFailure || cause instanceof UnreadableAnswer) {
        throw new RegistryUnavailable('the company registry gave no usable answer', { cause })
      }
      throw cause
    } finally {
      running.delete(juristicId)
    }
  }

  return {
    async find(juristicId: string): Promise<RegisteredCompany | null> {
      const kept = cache.get(juristicId)
      if (kept) return kept.company
      const asked = running.get(juristicId) ?? ask(juristicId)
      running.set(juristicId, asked)
      return asked
    },
  }
}

export type RegistryClient = ReturnType<typeof createRegistryClient>
