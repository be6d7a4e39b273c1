import { asPerson, employerWithBranch, registered, sendJson } from '../account'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { uniqueEmail } from '../unique'

const { identity, jobPost, partim, storage, web } = stackAddresses

type Permit = { path: string; fileName: string; token: string }

/** Gets an upload permit, and signs in with it as a client does to upload. */
async function permit() {
  const account = await employerWithBranch()
  const { body } = await asPerson<Permit>(account, `${jobPost}/v1/branches/photo-uploads`, {
    body: { fileType: 'image/jpeg', size: 1_000 },
  })
  const signIn = `${identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=sandbox`
  const signedIn = await sendJson<{ idToken: string }>(signIn, {
    body: { token: body.token, returnSecureToken: true },
  })
  expect(signedIn.status).toBe(200)
  return { account, name: `${body.path}/${body.fileName}`, idToken: signedIn.body.idToken }
}

const put = (name: string, idToken: string, contentType: string) =>
  fetch(`${storage}/v0/b/demo-partim.appspot.com/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${idToken}`, 'Content-Type': contentType },
    body: 'JPEG',
  }).then(({ status }) => status)

test('the sign-in of an upload opens no session and no service', async () => {
  const { idToken } = await permit()
  const session = await fetch(`${web}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Origin: web },
    body: JSON.stringify({ idToken }),
  })
  expect([session.status, session.headers.getSetCookie()]).toEqual([401, []])
  for (const service of [jobPost, partim]) {
    const headers = { Authorization: `Bearer ${idToken}` }
    const { status } = await sendJson(`${service}/v1/me`, { method: 'GET', headers })
    expect(status).toBe(401)
  }
})

test('the sign-in of an upload keeps nobody from their address', async () => {
  const accounts = `${identity}/identitytoolkit.googleapis.com/v1/accounts`
  const { idToken } = await permit()
  const [email, password] = [uniqueEmail('victim'), 'a-password-of-2569']
  const taken = await sendJson(`${accounts}:update?key=sandbox`, { body: { idToken, email, password } })
  expect(taken.status).toBe(200)
  const signUp = () => sendJson(`${accounts}:signUp?key=sandbox`, { body: { email, password } })
  expect((await signUp()).status).toBe(400)
  await sendJson(`${jobPost}/v1/password-resets`, { body: { email } })
  await expect.poll(async () => (await signUp()).status).toBe(200)
})

test('a permit creates its one object, of its type, once, and no other', async () => {
  const { name, idToken } = await permit()
  const other = name.replace(/[0-9a-f](?=\.jpg$)/, (digit) => (digit === '0' ? '1' : '0'))
  expect(await put(other, idToken, 'image/jpeg')).toBe(403)
  expect(await put(name, idToken, 'image/svg+xml')).toBe(403)
  expect(await put(name, idToken, 'text/html')).toBe(403)
  expect(await put(name, idToken, 'image/jpeg')).toBe(200)
  expect(await put(name, idToken, 'image/jpeg')).toBe(403)
})

test('the sign-in of a person uploads nothing, and a worker gets no permit', async () => {
  const { account, name } = await permit()
  expect(await put(name, account.idToken, 'image/jpeg')).toBe(403)
  const worker = await registered('worker')
  const body = { fileType: 'image/jpeg', size: 1_000 }
  const asked = await asPerson<{ code: string }>(worker, `${jobPost}/v1/branches/photo-uploads`, { body })
  expect(asked.body.code).toBe('employers_only')
})
