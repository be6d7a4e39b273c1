import { SignJWT } from 'jose'

/**
 * Signs a question of the web to the job-post service in its own name: for one operation (method and path), for one
 * minute.
 */
export const signQuestionOfWeb = (operation: string, secret: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('partim-web')
    .setAudience('partim-job-post')
    .setSubject(operation)
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(new TextEncoder().encode(secret))
