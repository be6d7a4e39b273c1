import { SignJWT } from 'jose'
import type { RegisteredCompany } from './registry-answer'

/** How long a person has to confirm the registry's answer. */
const lifetime = '30 minutes'

/**
 * Signs the registry's answer about a company, so that the job-post service can trust it although it arrives through
 * the browser.
 */
export function attest(
  { juristicId, nameTh, active, address }: RegisteredCompany,
  secret: string,
): Promise<string> {
  return new SignJWT({ name: nameTh, active, address })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('partim-web')
    .setAudience('partim-job-post')
    .setSubject(juristicId)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(secret))
}
