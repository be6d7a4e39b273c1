import { jwtVerify } from 'jose'

/** Where the registry says a company is; never what its members typed. */
export type RegistryAddress = {
  readonly line: string
  readonly subdistrict: string
  readonly district: string
  readonly province: string
  readonly postcode: string
}

export type Attestation = {
  readonly juristicId: string
  readonly name: string
  readonly active: boolean
  /** Null where the registry's answer holds too little to post a letter to. */
  readonly address: RegistryAddress | null
}

/** The address of an attestation, where it names a house and its province. */
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
 * Reads the web app's signed word that the company registry gave this answer. Null when there is none, or it
 * is forged, stale or another company's: the company is then taken as typed by hand.
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
