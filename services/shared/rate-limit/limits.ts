import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forEverybody } from '@/lib/security/visitor-header'
import type { Database } from '../database'
import { tooManyRequests } from '../problem'
import { countUses, type Limit, type Use } from './rate-limit'

export type Limits = {
  /** Reads of one public operation by one visitor, counted in this process. */
  readonly publicRead: Limit
  /** Writes by one public operation by one visitor. */
  readonly publicWrite: Limit
  /** All writes of one account. */
  readonly write: Limit
  /** All signed-in writes of one visitor, across accounts. */
  readonly visitorWrite: Limit
  /** All writes of one company's members. */
  readonly companyWrite: Limit
}

/** Mobile carriers put some hundred phones behind one IPv4 address, so the limits per visitor leave room for them. */
export const usualLimits: Limits = {
  publicRead: { max: 1_200, seconds: 60 },
  publicWrite: { max: 120, seconds: 60 },
  write: { max: 600, seconds: 60 },
  visitorWrite: { max: 3_000, seconds: 60 },
  companyWrite: { max: 3_000, seconds: 60 },
}

/** How many visitors' reads a process remembers; beyond that it forgets the least recently seen. */
const rememberedVisitors = 50_000

type LimitParts = {
  readonly db: Database
  readonly limits: Limits
  /** The company a request is for, if known. */
  readonly companyOf: (request: FastifyRequest) => string | null
}

/**
 * Limits every operation of the app from now on. Reads of public pages are counted in memory, because they must not
 * cause a write; everything else is counted in the database, which all instances share.
 */
export async function limitRates(app: FastifyInstance, { db, limits, companyOf }: LimitParts): Promise<void> {
  const isPublic = ({ routeOptions: { config } }: FastifyRequest) =>
    config.access === 'public' || config.access === 'optional'
  const operationOf = ({ method, routeOptions: { url } }: FastifyRequest) => `${method} ${url}`
  const readLimitOf = ({ routeOptions: { config } }: FastifyRequest) => config.limit ?? limits.publicRead

  await app.register(rateLimit, { global: false, cache: rememberedVisitors })
  const noteRead = app.createRateLimit({
    keyGenerator: (request) => `${operationOf(request)} ${request.visitor}`,
    max: (request) => readLimitOf(request).max,
    timeWindow: (request) => readLimitOf(request).seconds * 1_000,
  })

  function storedUses(request: FastifyRequest): readonly Use[] {
    const { visitor, caller, routeOptions } = request
    const { limit } = routeOptions.config
    const operation = operationOf(request)
    if (isPublic(request)) {
      const byVisitor = { key: `${operation} from ${visitor}`, limit: limit ?? limits.publicWrite }
      return caller ? [byVisitor, { key: `writes ${caller.uid}`, limit: limits.write }] : [byVisitor]
    }
    if (!caller) return []
    if (limit) return [{ key: `${operation} ${caller.uid}`, limit }]
    if (request.method === 'GET') return []
    const companyId = companyOf(request)
    return [
      { key: `writes ${caller.uid}`, limit: limits.write },
      { key: `writes from ${visitor}`, limit: limits.visitorWrite },
      ...(companyId ? [{ key: `writes for ${companyId}`, limit: limits.companyWrite }] : []),
    ]
  }

  app.addHook('preValidation', async (request) => {
    if (request.method === 'GET' && isPublic(request)) {
      // What the web keeps for everybody it asks no more often than that changes.
      if (request.visitor === forEverybody) return
      const read = await noteRead(request)
      if (!read.isAllowed && read.isExceeded) throw tooManyRequests(read.ttlInSeconds)
      return
    }
    const uses = storedUses(request)
    if (uses.length > 0) await countUses(db, uses)
  })
}
