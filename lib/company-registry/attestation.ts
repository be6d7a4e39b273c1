import { SignJWT } from 'jose'
import type { RegisteredCompany } from './registry-answer'

/** Minutes a person has to confirm what the registry said. */
const lifetime = '30 minutes'

/**
 * Signs what the registry said about a company, so that the job-post service can believe it although it arrives
 * through the browser.
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
