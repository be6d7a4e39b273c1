import { signUp } from '../account'
import { expect, test } from '../fixtures'
import { stackAddress } from '../stack'
import { authPaths, forgedHeaders, spellingsOf } from './gate-bypasses'
import { inParallel, type RawAnswer, type RawRequest, sendRaw } from './raw-request'
import { startWebWithoutGate } from './web-without-gate'

type Attempt = { readonly path: string; readonly request: RawRequest }

const nameOf = ({ path, request }: Attempt) =>
  `${request.method ?? 'GET'} ${path} ${JSON.stringify(request.headers ?? {})}`

const loginPage = /^(?:\/_next\/data\/\w+)?\/login(?:\.json)?\?next=/

/** The target of a redirect; the router's data requests get it in a different header. */
const targetOf = ({ headers }: RawAnswer) => String(headers.location ?? headers['x-nextjs-redirect'] ?? '')

/** Sends the attempt and follows redirects that only normalise the address, as a browser would. */
async function attempt(origin: string, { path, request }: Attempt): Promise<RawAnswer> {
  let answer = await sendRaw(origin, path, request)
  for (let tidied = 0; [307, 308].includes(answer.status) && tidied < 4; tidied++) {
    const target = new URL(targetOf(answer), origin)
    if (loginPage.test(target.pathname + target.search)) return answer
    expect(target.origin, `where ${path} leads`).toBe(origin)
    answer = await sendRaw(origin, target.href.slice(origin.length), request)
  }
  return answer
}

/** True if the answer redirects to the login page or is a client error, so it shows no screen. */
function isTurnedAway(answer: RawAnswer): boolean {
  return answer.status === 307
    ? loginPage.test(targetOf(answer))
    : answer.status >= 400 && answer.status < 500
}

/** True if the page redirects to the login page from within its stream, whose status is 200 already. */
function refusesInTheStream({ status, body }: RawAnswer): boolean {
  return status === 200 && /NEXT_REDIRECT;\w+;\/login\?next=/.test(body)
}

/** True if the stream says "not found": a spelling of a screen may be read as the id of something public. */
function saysThereIsNothing({ status, body }: RawAnswer): boolean {
  return status === 200 && body.includes('NEXT_HTTP_ERROR_FALLBACK;404')
}

/** True for an empty answer to HEAD: it has no body in which a refusal could be streamed. */
function isEmpty({ request }: Attempt, { status, body }: RawAnswer): boolean {
  return request.method === 'HEAD' && status === 200 && body === ''
}

/** True for the answer to a prefetch: it has the layouts around a screen, without the screen and its own check. */
function isSkeleton({ request }: Attempt, { status, headers }: RawAnswer): boolean {
  const isPrefetch = request.headers?.['Next-Router-Prefetch'] === '1'
  return status === 200 && isPrefetch && headers['content-type'] === 'text/x-component'
}

/** Routes tried with every combination of spelling and header: a plain one, one with an id, and one below another. */
const thoroughly: ReadonlySet<string> = new Set([
  '/dashboard',
  ...authPaths.filter((path) => /^\/(job-posting|branch\/edit)\/[0-9a-f-]+$/.test(path)),
])

function waysTo(path: string): Attempt[] {
  const spellings = spellingsOf(path)
  const ways = thoroughly.has(path)
    ? spellings.flatMap((spelling) => forgedHeaders.map((headers) => ({ path: spelling, headers })))
    : [
        ...spellings.map((spelling) => ({ path: spelling, headers: {} })),
        ...forgedHeaders.map((headers) => ({ path, headers })),
      ]
  return ways.map(({ path: spelling, headers }) => ({ path: spelling, request: { headers } }))
}

const everyWay: readonly Attempt[] = authPaths.flatMap(waysTo)

const otherMethods: readonly Attempt[] = authPaths.flatMap((path) =>
  ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'].flatMap((method) => [
    { path, request: { method } },
    { path, request: { method, headers: { 'Next-Action': '0'.repeat(42), 'Content-Type': 'text/plain' } } },
  ]),
)

test('a signed-in person does get the screens', async () => {
  const { session } = await signUp()
  const answer = await sendRaw(stackAddress, '/dashboard', { headers: { Cookie: `session=${session}` } })
  expect(isTurnedAway(answer), `${answer.status} ${answer.headers.location}`).toBe(false)
})

test('no spelling of an auth route and no forged header opens it', async () => {
  const opened: string[] = []
  await inParallel([...everyWay, ...otherMethods], async (way) => {
    const answer = await attempt(stackAddress, way)
    if (!isTurnedAway(answer)) opened.push(`${answer.status} ${nameOf(way)}`)
  })
  expect(opened).toEqual([])
})

test('every auth route leads to the login page and back', async () => {
  for (const path of authPaths) {
    const { status, headers } = await sendRaw(stackAddress, `${path}?q=1`)
    expect({ path, status, location: headers.location }).toEqual({
      path,
      status: 307,
      location: `/login?next=${encodeURIComponent(`${path}?q=1`)}`,
    })
    expect(headers['cache-control']).toContain('no-store')
  }
})

test('with the middleware taken out, pages still refuse on their own', async () => {
  // Thousands of requests, each of which renders a page.
  test.setTimeout(300_000)
  const { session } = await signUp()
  const cookie = { Cookie: `session=${session}` }
  const web = await startWebWithoutGate()
  try {
    const login = await sendRaw(web.address, '/login', { headers: cookie })
    expect(login.status, 'without middleware nobody is led away from the login page').toBe(200)

    const opened: string[] = []
    await inParallel([...everyWay, ...otherMethods], async (way) => {
      const answer = await attempt(web.address, way)
      const isRefused =
        isTurnedAway(answer) ||
        refusesInTheStream(answer) ||
        saysThereIsNothing(answer) ||
        isSkeleton(way, answer) ||
        isEmpty(way, answer)
      if (!isRefused) opened.push(`${answer.status} ${nameOf(way)}`)
    })
    expect(opened).toEqual([])
  } finally {
    await web.stop()
  }
})
