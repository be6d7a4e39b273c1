import { SignJWT } from 'jose'
import type { Settings } from '@/lib/config/settings'
import { type Attestation, readAttestation } from './attestation'

/** What the company registry says about a number. */
export type RegistryWord =
  | { readonly kind: 'found'; readonly company: Attestation }
  | { readonly kind: 'unknown' }
  /** It gave no usable answer. */
  | { readonly kind: 'unavailable' }

/** The company registry as this service needs it. */
export interface CompanyRegistry {
  ask(juristicId: string, stopping: AbortSignal): Promise<RegistryWord>
}

/** Longer than the web waits for the registry itself. */
const timeoutMs = 12_000

type RegistrySettings = Pick<Settings<'job-post'>, 'APP_URL' | 'ATTESTATION_SECRET'>

/**
 * Asks the registry through the web, which holds its credential (docs/decisions/0004), and believes only what the web
 * signed. The question is signed as well: for one number, a minute long.
 */
export function registryThroughWeb({ APP_URL, ATTESTATION_SECRET }: RegistrySettings): CompanyRegistry {
  return {
    async ask(juristicId, stopping) {
      try {
        const response = await fetch(new URL(`/api/company-registry/${juristicId}`, APP_URL), {
          headers: { authorization: `Bearer ${await question(juristicId, ATTESTATION_SECRET)}` },
          redirect: 'error',
          signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
        })
        if (!response.ok) throw new Error(`the web answered ${response.status}`)
        const answer = (await response.json()) as { found?: unknown; attestation?: unknown }
        if (answer.found === false) return { kind: 'unknown' }
        const company = await readAttestation(String(answer.attestation), juristicId, ATTESTATION_SECRET)
        return company ? { kind: 'found', company } : { kind: 'unavailable' }
      } catch {
        return { kind: 'unavailable' }
      }
    },
  }
}

const question = (juristicId: string, secret: string) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('partim-job-post')
    .setAudience('partim-web')
    .setSubject(juristicId)
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(new TextEncoder().encode(secret))
