import { expect, test } from '@playwright/test'
import { type Account, asPerson, type Kind, sendJson, serviceOf, verified } from '../account'
import { linkFromMail } from '../fixtures'
import { stackAddresses } from '../stack'
import { uniqueEmail } from '../unique'

/** The attack: whoever holds a session changes its e-mail address directly at the identity provider. */

type User = { readonly email?: string; readonly error?: { readonly message: string } }
const provider = (operation: string, body: object) =>
  sendJson<User>(
    `${stackAddresses.identity}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=sandbox`,
    { body },
  )
const signIn = (email: string, password: string) =>
  provider('signInWithPassword', { email, password, returnSecureToken: true })
const mailsTo = async (email: string) =>
  (await fetch(`${stackAddresses.mailbox}/api/mails?to=${encodeURIComponent(email)}`)).json() as Promise<
    { subject: string }[]
  >
/** The subject of the mail with a link for a new password. */
const resetSubject = 'ตั้งรหัสผ่านใหม่ของพาร์ทิม'
const me = (person: Account, kind: Kind) =>
  asPerson<{ code?: string }>(person, `${serviceOf(kind, stackAddresses)}/v1/me`, { method: 'GET' })
const askReset = (email: string) =>
  sendJson(`${stackAddresses.jobPost}/v1/password-resets`, { body: { email } })

for (const kind of ['employer', 'worker'] as const) {
  test(`${kind}: an address that was moved opens no reset, and is put back for its person`, async () => {
    const person = await verified(kind)
    const thief = uniqueEmail('thief')
    const moved = await provider('update', { idToken: person.idToken, email: thief, returnSecureToken: true })
    expect(moved.body.email).toBe(thief)

    await askReset(thief)
    await askReset(person.email)
    await linkFromMail(person.email, '/new-password')
    expect((await signIn(thief, person.password)).body.error?.message).toContain('INVALID')
    expect((await signIn(person.email, person.password)).status).toBe(200)
    // The address is there again before the sessions have ended.
    await expect.poll(async () => (await me(person, kind)).body.code).toBe('session_revoked')
    await expect
      .poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining('พยายามเปลี่ยนอีเมล'))
    // A further mail is sent after the thief's request, which was made first, was decided.
    await askReset(person.email)
    await expect
      .poll(async () => (await mailsTo(person.email)).filter(({ subject }) => subject === resetSubject))
      .toHaveLength(2)
    expect(await mailsTo(thief)).toEqual([])
  })
}
