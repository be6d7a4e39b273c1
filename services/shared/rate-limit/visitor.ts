import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '@/lib/config/settings'
import { plainAddress, readProxies, visitorKey } from '@/lib/security/visitor-address'
import { verifyVisitor, visitorHeader } from '@/lib/security/visitor-header'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is, as limits count it: the visitor the web vouches for, or else who is connected. */
    readonly visitor: string
    /**
     * Whom budgets of a visitor's own are counted to, which leave no room for many people at one address; null for this
     * very machine where its sign-ins are the sandbox's: a developer and tests are many people at once.
     */
    readonly budgetVisitor: string | null
  }
}

type VisitorSettings = Pick<
  Settings<'job-post' | 'partim'>,
  'onCloudRun' | 'TRUSTED_PROXIES' | 'VISITOR_SECRET' | 'FIREBASE_AUTH_EMULATOR_HOST'
>

/** Which hops before a service are believed: Cloud Run's front end, and the proxies that a setting names. */
export function trustedHops({ onCloudRun, TRUSTED_PROXIES }: VisitorSettings) {
  const isOurProxy = readProxies(TRUSTED_PROXIES)
  return (address: string, hop: number): boolean =>
    (onCloudRun && hop === 0) || isOurProxy(plainAddress(address) ?? '')
}

const thisMachine: readonly string[] = ['127.0.0.1', '::1'].map(visitorKey)

const tellEveryMs = 60_000

/** Makes `request.visitor` known to every operation of the app. */
export function noteVisitors(app: FastifyInstance, settings: VisitorSettings): void {
  const { VISITOR_SECRET, onCloudRun, FIREBASE_AUTH_EMULATOR_HOST } = settings
  const isSandbox = !onCloudRun && FIREBASE_AUTH_EMULATOR_HOST !== ''
  let toldAt = Number.NEGATIVE_INFINITY
  const known = new WeakMap<FastifyRequest, string>()

  /** What does not verify counts for nothing; it is said, because it may be two secrets that differ. */
  function vouchedFor(request: FastifyRequest): string | null {
    const header = request.headers[visitorHeader]
    if (header === undefined) return null
    const { method = '', url: path = '' } = request.raw
    const address = verifyVisitor(String(header), { method, path, requestId: request.id }, VISITOR_SECRET)
    if (address === null && Date.now() - toldAt > tellEveryMs) {
      toldAt = Date.now()
      request.log.warn(
        'a visitor’s address was not believed: is VISITOR_SECRET the same in the web and here?',
      )
    }
    return address
  }

  app.decorateRequest('visitor', {
    getter(this: FastifyRequest) {
      const visitor = known.get(this) ?? visitorKey(vouchedFor(this) ?? plainAddress(this.ip) ?? 'unknown')
      known.set(this, visitor)
      return visitor
    },
  })

  app.decorateRequest('budgetVisitor', {
    getter(this: FastifyRequest) {
      return isSandbox && thisMachine.includes(this.visitor) ? null : this.visitor
    },
  })
}
