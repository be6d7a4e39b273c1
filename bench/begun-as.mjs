import { createHash } from 'node:crypto'

/**
 * The header with which the pages of a session's account begin a write (lib/auth/begun-as.ts).
 * @param {string} cookie the session, or the Cookie header it is in
 */
export function begunAs(cookie) {
  const session = /session=([^;]+)/.exec(cookie)?.[1] ?? cookie
  const { sub } = JSON.parse(Buffer.from(session.split('.')[1], 'base64url').toString())
  const mark = createHash('sha256').update(`account:${sub}`).digest().subarray(0, 16)
  return { 'begun-as': mark.toString('base64url') }
}
