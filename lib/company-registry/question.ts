import { jwtVerify } from 'jose'

/**
 * True when a request carries a question about this number signed by the job-post service: the service asks again about
 * companies that were typed while the registry did not answer, and no signed-in person is involved.
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
