import { jwtVerify } from 'jose'
import type { RegistryAddress } from '../../shapes/registry-address'

export type Attestation = {
  readonly juristicId: string
  readonly name: string
  readonly active: boolean
  /** Null when the registry's answer is not enough for a postal address. */
  readonly address: RegistryAddress | null
}

/** The address in an attestation, if it has a house number and a province. */
function addressOf(claim: unknown): RegistryAddress | null {
  const given = Object(claim) as Record<string, unknown>
  const part = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '')
  const address = {
    line: part('line'),
    subdistrict: part('subdistrict'),
    district: part('district'),
    province: part('province'),
    postcode: part('postcode'),
  }
  return address.line && address.district && address.province ? address : null
}

/**
 * Reads the web app's signed statement of what the company registry answered. Null when it is absent, forged, stale or
 * about another company: the company then counts as typed by hand.
 */
export async function readAttestation(
  token: string | undefined,
  juristicId: string,
  secret: string,
): Promise<Attestation | null> {
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer: 'partim-web',
      audience: 'partim-job-post',
      subject: juristicId,
      requiredClaims: ['exp', 'name', 'active'],
    })
    return {
      juristicId,
      name: String(payload.name),
      active: payload.active === true,
      address: addressOf(payload.address),
    }
  } catch {
    return null
  }
}
