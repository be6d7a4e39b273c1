import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '@/lib/config/settings'
import { plainAddress, readProxies, visitorKey } from '@/lib/security/visitor-address'
import { forEverybody, verifyVisitor, visitorHeader } from '@/lib/security/visitor-header'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor that limits count the request for: the address the web vouches for, else that of the connection. */
    readonly visitor: string
    /**
     * The visitor that personal budgets are counted for; these are too small for many people behind one address. null
     * for this machine when sign-ins come from the sandbox, because a developer and tests act as many people.
     */
    readonly budgetVisitor: string | null
    /** Whether the web vouches for who asks, by a secret only it and the services know. */
    readonly isFromWeb: boolean
  }
}

type VisitorSettings = Pick<
  Settings<'job-post' | 'partim'>,
  'onCloudRun' | 'TRUSTED_PROXIES' | 'VISITOR_SECRET' | 'FIREBASE_AUTH_EMULATOR_HOST'
>

/** Which proxies in front of a service are trusted: Cloud Run's front end, and those named in a setting. */
export function trustedHops({ onCloudRun, TRUSTED_PROXIES }: VisitorSettings) {
  const isOurProxy = readProxies(TRUSTED_PROXIES)
  return (address: string, hop: number): boolean =>
    (onCloudRun && hop === 0) || isOurProxy(plainAddress(address) ?? '')
}

const thisMachine: readonly string[] = ['127.0.0.1', '::1'].map(visitorKey)

const tellEveryMs = 60_000

/** Adds `request.visitor` to every operation of the app. */
export function noteVisitors(app: FastifyInstance, settings: VisitorSettings): void {
  const { VISITOR_SECRET, onCloudRun, FIREBASE_AUTH_EMULATOR_HOST } = settings
  const isSandbox = !onCloudRun && FIREBASE_AUTH_EMULATOR_HOST !== ''
  let toldAt = Number.NEGATIVE_INFINITY
  const known = new WeakMap<FastifyRequest, string>()

  /**
   * The address vouched for by a valid signature, else null; a wrong one is logged, because the two secrets may differ.
   */
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

  const keyOf = (address: string) => (address === forEverybody ? address : visitorKey(address))
  app.decorateRequest('visitor', {
    getter(this: FastifyRequest) {
      const visitor = known.get(this) ?? keyOf(vouchedFor(this) ?? plainAddress(this.ip) ?? 'unknown')
      known.set(this, visitor)
      return visitor
    },
  })

  app.decorateRequest('isFromWeb', {
    getter(this: FastifyRequest) {
      return vouchedFor(this) !== null
    },
  })

  app.decorateRequest('budgetVisitor', {
    getter(this: FastifyRequest) {
      return isSandbox && thisMachine.includes(this.visitor) ? null : this.visitor
    },
  })
}
