import { jwtVerify } from 'jose'

/**
 * True when a request carries the job-post service's signed question about this number: it asks again about companies
 * that were typed while the registry was silent, and belongs to no person who could be signed in.
 */
export async function isQuestionOfService(
  authorization: string | null,
  juristicId: string,
  secret: string,
): Promise<boolean> {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '') ?? []
  if (!token) return false
  try {
    await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer: 'partim-job-post',
      audience: 'partim-web',
      subject: juristicId,
      requiredClaims: ['exp'],
    })
    return true
  } catch {
    return false
  }
}
