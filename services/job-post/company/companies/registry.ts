import { SignJWT } from 'jose'
import type { Settings } from '@/lib/config/settings'
import { stoppingWithin } from '@/services/shared/deadline'
import { type Attestation, readAttestation } from './attestation'

/** The company registry's answer about a number. */
export type RegistryWord =
  | { readonly kind: 'found'; readonly company: Attestation }
  | { readonly kind: 'unknown' }
  /** There was no usable answer. */
  | { readonly kind: 'unavailable' }

/** The company registry as this service needs it. */
export interface CompanyRegistry {
  ask(juristicId: string, stopping: AbortSignal): Promise<RegistryWord>
}

/** Longer than the web itself waits for the registry. */
const timeoutMs = 12_000

type RegistrySettings = Pick<Settings<'job-post'>, 'APP_URL' | 'ATTESTATION_SECRET'>

/**
 * Asks the registry through the web, which has its credential (docs/decisions/0004), and accepts only answers that the
 * web signed. The question is signed too: for one number, valid for a minute.
 */
export function registryThroughWeb({ APP_URL, ATTESTATION_SECRET }: RegistrySettings): CompanyRegistry {
  return {
    async ask(juristicId, stopping) {
      try {
        const response = await fetch(new URL(`/api/company-registry/${juristicId}`, APP_URL), {
          headers: { authorization: `Bearer ${await question(juristicId, ATTESTATION_SECRET)}` },
          redirect: 'error',
          signal: stoppingWithin(timeoutMs, stopping),
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
