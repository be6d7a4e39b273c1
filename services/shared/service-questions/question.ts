import { jwtVerify, SignJWT } from 'jose'
import { uuidv7 } from 'uuidv7'
import type { ForwardedCaller } from '../service-client'

/** A request from one of our services to another, in its own name and not for a user. */
export type Question = {
  readonly from: string
  readonly to: string
  /** Method and path, without the query. */
  readonly operation: string
}

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs a question: valid for one operation of one service, for one minute. */
export const signQuestion = ({ from, to, operation }: Question, secret: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(`partim-${from}`)
    .setAudience(`partim-${to}`)
    .setSubject(operation)
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(keyOf(secret))

/** The caller for a service client when a service asks in its own name. */
export async function requesterOf(question: Question, secret: string): Promise<ForwardedCaller> {
  return { authorization: `Bearer ${await signQuestion(question, secret)}`, requestId: uuidv7() }
}

/** Whether a token is a valid question from one of our services to `to` for this operation. */
export async function isQuestion(
  token: string,
  { to, operation }: Omit<Question, 'from'>,
  secret: string,
): Promise<boolean> {
  try {
    await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience: `partim-${to}`,
      subject: operation,
      requiredClaims: ['exp', 'iss'],
      maxTokenAge: '2 minutes',
    })
    return true
  } catch {
    return false
  }
}
