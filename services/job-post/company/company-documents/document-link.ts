import { jwtVerify, SignJWT } from 'jose'

/** Seconds for which a link works: long enough to follow a redirect on a slow phone, too short to be shared. */
export const linkSeconds = 60

const names = { issuer: 'partim-job-post', audience: 'partim-company-document' } as const
const keyOf = (secret: string) => new TextEncoder().encode(secret)

type Opener = { readonly documentId: string; readonly uid: string }

/** A link to one document's file that works for one person for a minute. */
export function makeLink({ documentId, uid }: Opener, secret: string): Promise<string> {
  return new SignJWT({ uid })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(names.issuer)
    .setAudience(names.audience)
    .setSubject(documentId)
    .setIssuedAt()
    .setExpirationTime(`${linkSeconds} seconds`)
    .sign(keyOf(secret))
}

/** The document a link opens for this person; null when it is forged, expired, or was made for somebody else. */
export async function readLink(link: string, uid: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(link, keyOf(secret), {
      ...names,
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'sub', 'uid'],
    })
    return payload.uid === uid ? (payload.sub ?? null) : null
  } catch {
    return null
  }
}
