import { jwtVerify } from 'jose'

export type Attestation = { readonly juristicId: string; readonly name: string; readonly active: boolean }

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
    return { juristicId, name: String(payload.name), active: payload.active === true }
  } catch {
    return null
  }
}
