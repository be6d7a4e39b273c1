import { setTimeout as wait } from 'node:timers/promises'

const address = {
  line: '412 ซอยสยามสแควร์ 3',
  province: 'กรุงเทพมหานคร',
  district: 'ปทุมวัน',
  subdistrict: 'ปทุมวัน',
  postcode: '10330',
}

/** A well-formed number of a company that the registry does not know, another one for each place. */
function juristicIdOf(place) {
  const digits = `09990${String(place).padStart(7, '0')}`
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (13 - at), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

/** Sends JSON; answers the JSON answer, and fails where it is none of success. A busy machine is asked again. */
export async function send(url, { method = 'POST', body, headers = {} } = {}) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.ok) return { json: text === '' ? null : JSON.parse(text), headers: answer.headers }
    if (answer.status !== 503 || attempt === 20) throw new Error(`${url} answered ${answer.status}: ${text}`)
    await wait(500)
  }
}

/** Calls a service as the person whose session it is. */
export const asSession = (session, url, body) =>
  send(url, {
    body: body ?? {},
    headers: { authorization: `Bearer ${session}`, 'idempotency-key': crypto.randomUUID() },
  })

/** The token of the link that verifies an address, once its mail has come. */
async function mailedToken(mailbox, address) {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const mails = await (await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(address)}`)).json()
    const link = mails.flatMap(({ links }) => links).find((candidate) => candidate.includes('/verify-token'))
    if (link) return new URL(link).searchParams.get('token')
    await wait(100)
  }
  throw new Error(`no mail came to ${address}`)
}

/** Signs somebody up at the identity provider; answers their uid and their session. */
async function signUp({ identity, web }, email) {
  const accounts = `${identity}/identitytoolkit.googleapis.com/v1`
  const body = { email, password: 'krua-yai-2569', returnSecureToken: true }
  const { json: user } = await send(`${accounts}/accounts:signUp?key=sandbox`, { body })
  const opened = await send(`${web}/api/session`, {
    body: { idToken: user.idToken },
    headers: { origin: web, 'sec-fetch-site': 'same-origin' },
  })
  const [cookie] = opened.headers.getSetCookie()
  return { uid: user.localId, session: cookie.slice('session='.length, cookie.indexOf(';')) }
}

const self = { displayName: 'สมหญิง ใจดี', phone: '0812345678', acceptTerms: true }

/**
 * Signs an employer up and registers a company; answers their session.
 * @param {ReturnType<typeof import('../scripts/stack/processes.mjs').addressesOf>} addresses
 * @param {number} place
 */
export async function newEmployer(addresses, place) {
  const { jobPost, mailbox } = addresses
  const email = `employer-${place}@example.com`
  const { session } = await signUp(addresses, email)
  await asSession(session, `${jobPost}/v1/registrations`, self)
  const token = await mailedToken(mailbox, email)
  await asSession(session, `${jobPost}/v1/email-verifications/apply`, { token })
  const company = { juristicId: juristicIdOf(place), name: 'ร้านครัวยายบัว', address }
  await asSession(session, `${jobPost}/v1/companies`, company)
  return session
}

/**
 * Signs a worker up, whose address is not verified; answers their uid and their session.
 * @param {ReturnType<typeof import('../scripts/stack/processes.mjs').addressesOf>} addresses
 * @param {number} place
 */
export async function newWorker(addresses, place) {
  const worker = await signUp(addresses, `worker-${place}@example.com`)
  await asSession(worker.session, `${addresses.partim}/v1/registrations`, self)
  return worker
}
