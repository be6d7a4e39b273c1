/**
 * Signs a demo account in to a running stack, as a browser would, and returns the Cookie header.
 * @param {ReturnType<typeof import('../scripts/stack/processes.mjs').addressesOf>} addresses
 * @param {'owner' | 'worker'} who
 */
export async function demoSessionCookie(addresses, who = 'owner') {
  const account = {
    email: `${who}@demo.partim.example`,
    password: 'Partim-demo-2569',
    returnSecureToken: true,
  }
  const signIn = `${addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox`
  const { idToken } = await (await post(signIn, account)).json()
  const session = await post(
    `${addresses.web}/api/session`,
    { idToken },
    { origin: addresses.web, 'sec-fetch-site': 'same-origin' },
  )
  return session.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function post(address, body, headers = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
