import { sendJson } from './account'
import { expect } from './fixtures'
import { stackAddresses } from './stack'

/** What a service permits: where a file goes, and the token that allows creating it there. */
export type Upload = { readonly path: string; readonly fileName: string; readonly token: string }

/** Stores a file as a browser does that has a permit. */
export async function storeUpload({ path, fileName, token }: Upload, bytes: Uint8Array, fileType: string) {
  const { identity, storage } = stackAddresses
  const signIn = `${identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=sandbox`
  const { body } = await sendJson<{ idToken: string }>(signIn, { body: { token, returnSecureToken: true } })
  const object = encodeURIComponent(`${path}/${fileName}`)
  const stored = await fetch(`${storage}/v0/b/demo-partim.appspot.com/o?name=${object}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${body.idToken}`, 'Content-Type': fileType },
    body: Uint8Array.from(bytes),
  })
  expect(stored.status).toBe(200)
}
