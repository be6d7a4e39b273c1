import type { Problem } from '@/lib/api/problem'
import type { AddressInput } from '@/validators/address'

/** A company as the registry knows it; its address may lack parts. */
export type RegisteredCompany = {
  readonly juristicId: string
  readonly nameTh: string
  readonly type: string
  /** YYYY-MM-DD. */
  readonly registeredOn: string | null
  readonly status: string
  readonly active: boolean
  readonly address: AddressInput
}

export type RegistryAnswer =
  | { readonly kind: 'found'; readonly company: RegisteredCompany; readonly attestation: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Calls our own registry handler with a 13-digit number; a slow or silent registry is `unavailable`. */
export async function askRegistry(juristicId: string): Promise<RegistryAnswer> {
  const code = await loadCode()
  if (!code) return { kind: 'unavailable' }
  const response = await code.fetchOrProblem(new Request(`/api/company-registry/${juristicId}`))
  if (response.status >= 500) return { kind: 'unavailable' }
  if (!response.ok) return { kind: 'refused', problem: await code.problemOf(response) }
  const answer = await response.json()
  return answer.found
    ? { kind: 'found', company: answer.company, attestation: answer.attestation }
    : { kind: 'unknown' }
}

/** Code that only the look-up needs is loaded when somebody uses it. */
async function loadCode() {
  try {
    const [{ fetchOrProblem }, { problemOf }] = await Promise.all([
      import('@/lib/api/fetch-policy'),
      import('@/lib/api/problem'),
    ])
    return { fetchOrProblem, problemOf }
  } catch {
    return null
  }
}
