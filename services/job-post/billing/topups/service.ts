import { uuidv7 } from 'uuidv7'
import { listOf } from '@/lib/config/setting-checks'
import type { Caller, PassCheck } from '@/services/shared/access'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { hashOf, newLinkToken } from '@/services/shared/link-token'
import { Problem, validationFailed } from '@/services/shared/problem'
import { permits } from '@/validators/permissions'
import type { Doer } from '../../platform/access/actor'
import { findMember } from '../../platform/access/repository'
import { findByPass, findLinkByHash, insertLink, takeLink } from './repository'

/** How long a link can be opened, and then the screens be used, in minutes. */
const [linkMinutes, passMinutes] = [5, 30]

export type LinkInput = { readonly returnTo: string | null }
export type LinkPlace = { readonly screen: string; readonly returnUrls: string }

/**
 * A link with which the member's phone app opens the screens to buy credit, once. 422 for a `returnTo` that is none of our
 * apps' addresses.
 */
export async function makeLink(
  db: Database,
  { uid, requestId, scope: { companyId } }: Doer,
  { authTime }: Pick<Caller, 'authTime'>,
  { returnTo }: LinkInput,
  { screen, returnUrls }: LinkPlace,
): Promise<{ url: string; expiresAt: string }> {
  if (returnTo !== null && !listOf(returnUrls).includes(returnTo)) {
    throw validationFailed([{ field: 'returnTo', rule: 'one_of', params: {} }])
  }
  const token = newLinkToken()
  const id = uuidv7()
  const expiresAt = new Date(Date.now() + linkMinutes * 60_000)
  await db.transaction(async (tx) => {
    await insertLink(tx, { companyId, id, uid, authTime, hash: hashOf(token), returnTo, expiresAt })
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId,
      action: 'topup_link.created',
      subjectType: 'topup_link',
      subjectId: id,
    })
  })
  const url = `${screen}?${new URLSearchParams({ token })}`
  return { url, expiresAt: expiresAt.toISOString() }
}

const mayStillPay = async (db: Database, { uid, companyId }: { uid: string; companyId: string }) => {
  const member = await findMember(db, uid)
  return member?.companyId === companyId && permits(member.role, 'billing.pay')
}

/**
 * Exchanges a link for a pass to the top-up operations of its member's company. 404 `link_invalid` for an unknown link, and
 * once its member no longer pays for the company; 409 `link_used` and `link_expired`.
 */
export async function openLink(
  db: Database,
  token: string,
): Promise<{ pass: string; expiresAt: string; seconds: number }> {
  const known = await findLinkByHash(db, hashOf(token))
  if (!known || !(await mayStillPay(db, known))) throw new Problem(404, 'link_invalid')
  const pass = newLinkToken()
  const taken = await takeLink(db, known.hash, { hash: hashOf(pass), minutes: passMinutes })
  if (!taken?.passExpiresAt) {
    const current = await findLinkByHash(db, known.hash)
    throw new Problem(409, current?.usedAt ? 'link_used' : 'link_expired')
  }
  return { pass, expiresAt: taken.passExpiresAt.toISOString(), seconds: passMinutes * 60 }
}

/**
 * Whose pass a text is: the member's who asked for its link, as long as they pay for the company it was made for. What
 * else ends their sign-in ends the pass, too.
 */
export const passCheck =
  (db: Database): PassCheck =>
  async (pass) => {
    const link = await findByPass(db, hashOf(pass))
    if (!link || !(await mayStillPay(db, link))) throw new Problem(401, 'pass_over')
    return { uid: link.uid, authTime: link.authTime }
  }

/** Where the app of a pass wants to be answered; null where it only listens to messages. */
export async function returnAddressOf(db: Database, pass: string): Promise<string | null> {
  return (await findByPass(db, hashOf(pass)))?.returnTo ?? null
}
