import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OwnApplication } from '@/lib/applications/own-application'
import type { UnsentNews } from '@/lib/applications/unsent'
import { goesOn } from '@/lib/testing/fake-timers'

type Asked = { readonly path: string; readonly body: unknown; readonly key: string | undefined }
type Reply = { readonly status: number; readonly body: unknown }

/** What reached the service, and what it answers to it; without a network nothing reaches it. */
let asked: Asked[] = []
let isOnline = true
let reply: (asked: Asked) => Reply
const writes = () => asked.filter(({ path }) => !path.startsWith('GET '))

// Every tab has the same one: its class tells a refusal from another error.
const problem = await import('@/lib/api/problem')
jest.unstable_mockModule('@/lib/api/problem', () => problem)
jest.unstable_mockModule('@/lib/api/browser', () => {
  const calling =
    (method: string) =>
    async (path: string, { body, headers }: { body?: unknown; headers?: Record<string, string> } = {}) => {
      const one = { path: `${method} ${path}`, body, key: headers?.['Idempotency-Key'] }
      if (isOnline) asked.push(one)
      const away = { ...problem.localProblem('unavailable'), status: 503 }
      const { status, body: answer } = isOnline ? reply(one) : { status: 503, body: away }
      const response = { ok: status < 300, status, headers: new Headers() }
      return response.ok ? { data: answer, response } : { error: answer, response }
    }
  const client = { GET: calling('GET'), POST: calling('POST'), PUT: calling('PUT'), PATCH: calling('PATCH') }
  return {
    ...problem,
    jobPost: client,
    partim: client,
    dataOf: async (asked: ReturnType<ReturnType<typeof calling>>) => {
      const { data, error, response } = await asked
      if (response.ok) return data
      throw new problem.ProblemError(problem.asProblem(error, response as unknown as Response))
    },
  }
})

const [somying, weera] = ['s'.repeat(22), 'w'.repeat(22)]
const signIn = (mark: string | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `partim-signed-in=${mark ?? ''}; path=/${mark === null ? '; max-age=0' : ''}`
}

/** The turns of a browser's tabs, one after another. */
let lock: Promise<unknown> = Promise.resolve()
Object.assign(navigator, {
  locks: {
    request: (_name: string, ...[options, callback]: [LockOptions, () => unknown] | [() => unknown]) => {
      const { signal = undefined, work } =
        typeof options === 'function'
          ? { work: options }
          : { signal: options.signal, work: callback as () => unknown }
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        lock = lock.then(async () => {
          if (!signal?.aborted) await Promise.resolve(work()).then(resolve, reject)
        })
      })
    },
  },
})

/** What the tabs of a test listen to; they are closed with it. */
const listening: (() => void)[] = []
for (const target of [window, document] as EventTarget[]) {
  const listen = target.addEventListener.bind(target)
  target.addEventListener = (...heard: Parameters<typeof listen>) => {
    listening.push(() => target.removeEventListener(...heard))
    listen(...heard)
  }
}

/** The modules as a tab has them that was just opened, and what it says of what became of something. */
async function openTab() {
  jest.resetModules()
  const unsent = await import('@/lib/applications/unsent')
  const input = await import('@/lib/drafts/kept-input')
  const told: UnsentNews[] = []
  return { ...unsent, ...input, told, watch: () => unsent.watchUnsent((news) => told.push(news)) }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const shifts = [{ date: '2026-11-29', startTime: '16:00', endTime: '22:00', breakMinutes: 60 }]
const toApply = {
  body: { jobPostId: 'post', answers: [{ questionId: 'q1', answer: 'yes' }], shiftIds: ['sun'] },
  birthDate: null,
  first: null,
}
const apply = (tab: Tab) => tab.applyOrKeep(toApply, { title: 'พนักงานเสิร์ฟ', shifts })
const made = { id: 'made', state: 'submitted' }

const goOnline = async () => {
  isOnline = true
  dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(50)
}
const refusal = (code: string, status = 409) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, requestId: 'r-1' },
})

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T18:00:00+07:00'), doNotFake: [...goesOn] })
  localStorage.clear()
  lock = Promise.resolve()
  signIn(somying)
  asked = []
  isOnline = false
  reply = ({ path }) => ({ status: path.startsWith('POST') ? 201 : 200, body: made })
})
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  // Of a tab that is closed no timer goes on.
  jest.useRealTimers()
})

describe('an application without a network', () => {
  test('is kept, and sent once with one key when the network is back', async () => {
    const tab = await openTab()
    tab.watch()
    expect(await apply(tab)).toEqual({ isKept: true })
    expect(tab.listUnsent()).toMatchObject([{ id: 'post', title: 'พนักงานเสิร์ฟ', kind: 'application' }])
    await goOnline()
    expect(writes()).toEqual([
      { path: 'POST /v1/my/applications', body: toApply.body, key: expect.any(String) },
    ])
    expect(tab.told).toMatchObject([{ now: made }])
    expect(tab.listUnsent()).toMatchObject([{ became: 'sent' }])
    await goOnline()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(writes()).toHaveLength(1)
  })

  test('has the same key after the page was loaded again, also where its answer was lost', async () => {
    isOnline = true
    // The service has it, and the browser never hears so.
    reply = () => ({ status: 503, body: { ...refusal('unavailable', 503).body, requestId: '' } })
    expect(await apply(await openTab())).toEqual({ isKept: true })
    reply = () => ({ status: 201, body: made })
    const again = await openTab()
    again.watch()
    await jest.advanceTimersByTimeAsync(50)
    expect(writes()).toHaveLength(2)
    expect(new Set(writes().map(({ key }) => key)).size).toBe(1)
  })

  test('is sent by one of two tabs', async () => {
    await apply(await openTab())
    for (const tab of [await openTab(), await openTab()]) tab.watch()
    await goOnline()
    expect(writes()).toHaveLength(1)
  })

  test('is sent also where a tab that was suspended while it sent has the turn', async () => {
    void navigator.locks.request('partim-unsent', () => new Promise(() => undefined))
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    await goOnline()
    await jest.advanceTimersByTimeAsync(16_000)
    expect(writes()).toHaveLength(1)
    expect(tab.listUnsent()).toMatchObject([{ became: 'sent' }])
  })

  test('is tried again where the browser takes a network for there that lets nothing through', async () => {
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    isOnline = true
    await jest.advanceTimersByTimeAsync(11_000)
    expect(writes()).toHaveLength(1)
  })

  test('is tried ever less often while nothing gets through, and at once when the browser has a network again', async () => {
    const tab = await openTab()
    isOnline = true
    reply = () => ({ status: 503, body: { ...problem.localProblem('unavailable'), status: 503 } })
    await apply(tab)
    tab.watch()
    await jest.advanceTimersByTimeAsync(50)
    const triesIn = async (seconds: number) => {
      await jest.advanceTimersByTimeAsync(seconds * 1000)
      return asked.splice(0).length
    }
    await triesIn(0)
    expect([
      await triesIn(10),
      await triesIn(10),
      await triesIn(10),
      await triesIn(20),
      await triesIn(20),
    ]).toEqual([1, 0, 1, 0, 1])
    await triesIn(600)
    expect(await triesIn(320)).toBe(2)
    await goOnline()
    expect(asked).toHaveLength(1)
  })

  test('is not kept for a visitor, whose it would be for whoever signs in next', async () => {
    signIn(null)
    const tab = await openTab()
    expect(await apply(tab)).toMatchObject({ problem: { code: 'unavailable' } })
    expect(tab.listUnsent()).toEqual([])
  })

  test('is not kept where the service refuses it, or is away itself', async () => {
    isOnline = true
    const tab = await openTab()
    for (const answer of [refusal('post_not_open'), refusal('unavailable', 503)]) {
      reply = () => answer
      expect(await apply(tab)).toHaveProperty('problem')
    }
    expect(tab.listUnsent()).toEqual([])
  })

  test('is sent for nobody else, and gone after signing out', async () => {
    await apply(await openTab())
    signIn(weera)
    const other = await openTab()
    other.watch()
    await goOnline()
    expect([other.listUnsent(), writes()]).toEqual([[], []])
    signIn(somying)
    const own = await openTab()
    expect(own.listUnsent()).toHaveLength(1)
    own.dropAllInput()
    expect(own.listUnsent()).toEqual([])
    own.watch()
    await goOnline()
    expect(writes()).toEqual([])
  })

  test('stops before the next part where somebody else signs in', async () => {
    isOnline = true
    reply = () => {
      signIn(weera)
      return { status: 200, body: {} }
    }
    const tab = await openTab()
    const first = { birthDate: '1999-05-04', district: 'ปทุมวัน' }
    const withFirst = { ...toApply, birthDate: '1999-05-04', first } as Parameters<Tab['applyOrKeep']>[0]
    const outcome = await tab.applyOrKeep(withFirst, { title: 'พนักงานเสิร์ฟ', shifts })
    expect(outcome).toMatchObject({ problem: { code: 'account_changed' } })
    expect(writes()).toMatchObject([{ path: 'PUT /v1/workers/me/birth-date' }])
  })

  test('that gets through as somebody else signs in is told to nobody but its owner', async () => {
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    reply = () => {
      signIn(weera)
      return { status: 201, body: made }
    }
    await goOnline()
    expect(writes()).toHaveLength(1)
    expect([tab.told, tab.listUnsent()]).toEqual([[], []])
  })

  test.each([
    ['its first shift begins', shifts, '2026-11-29T16:00:00+07:00'],
    ['a day is over', [{ ...shifts[0], date: '2026-12-20' }], '2026-11-29T18:00:00+07:00'],
  ])('is not sent any more once %s, and says so', async (_, days, end) => {
    const tab = await openTab()
    await tab.applyOrKeep(toApply, { title: 'พนักงานเสิร์ฟ', shifts: days as typeof shifts })
    jest.setSystemTime(new Date(end))
    reply = () => ({ status: 200, body: { items: [], nextCursor: null } })
    const later = await openTab()
    later.watch()
    await goOnline()
    expect(writes()).toEqual([])
    expect(later.listUnsent()).toMatchObject([{ became: { code: 'not_sent_in_time' } }])
    expect(later.told).toMatchObject([{ problem: { code: 'not_sent_in_time' } }])
  })

  describe('whose answer was lost', () => {
    const lost = { status: 504, body: { ...refusal('upstream_timeout', 504).body, requestId: '' } }
    const standing = { ...made, mayApplyAgain: false }
    const found = (items: object[]) => () => ({ status: 200, body: { items, nextCursor: null } })
    /** The application was sent with a network, and the browser does not know whether it arrived. */
    const applyInTheDark = async () => {
      isOnline = true
      reply = () => lost
      const tab = await openTab()
      tab.watch()
      await apply(tab)
      isOnline = false
      return tab
    }
    const cancel = (tab: Tab) => {
      for (const item of tab.listUnsent()) tab.dropUnsent(item)
      expect(tab.listUnsent()).toEqual([])
    }

    test('and that had arrived is told of to who thought better of it', async () => {
      const tab = await applyInTheDark()
      cancel(tab)
      reply = found([standing])
      await goOnline()
      expect(writes()).toHaveLength(1)
      expect(asked.at(-1)?.path).toBe('GET /v1/my/applications')
      expect(tab.told).toMatchObject([{ now: standing, wasCancelled: true }])
      expect(tab.listUnsent()).toMatchObject([{ became: 'sent' }])
    })

    test.each([
      ['there is none', []],
      ['the only one was withdrawn before', [{ ...made, state: 'withdrawn', mayApplyAgain: true }]],
    ])('is forgotten where %s, and never sent again', async (_, items) => {
      const tab = await applyInTheDark()
      cancel(tab)
      reply = found(items)
      await goOnline()
      expect(localStorage).toHaveLength(0)
      await jest.advanceTimersByTimeAsync(60_000)
      expect(writes()).toHaveLength(1)
      expect(tab.told).toEqual([])
    })

    test('is said to wait no more when its job begins, and told of once it is known that it arrived', async () => {
      const tab = await applyInTheDark()
      jest.setSystemTime(new Date('2026-11-29T16:00:00+07:00'))
      await jest.advanceTimersByTimeAsync(200_000)
      expect(tab.told).toMatchObject([{ problem: { code: 'waited_too_long' } }])
      // It is known now that nobody knows.
      cancel(tab)
      reply = found([standing])
      await goOnline()
      expect(tab.told).toMatchObject([{}, { now: standing, wasCancelled: true }])
      expect(writes()).toHaveLength(1)
    })
  })

  test('that is refused says why until it is known, and is not sent again', async () => {
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    reply = () => refusal('shift_taken')
    await goOnline()
    expect(tab.listUnsent()).toMatchObject([{ became: { code: 'shift_taken', status: 409 } }])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(writes()).toHaveLength(1)
    for (const item of tab.listUnsent()) tab.dropUnsent(item)
    expect(tab.listUnsent()).toEqual([])
  })

  test('waits on where the session has ended, and says that its owner has to sign in', async () => {
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    reply = () => refusal('session_revoked', 401)
    await goOnline()
    expect(tab.listUnsent()).toMatchObject([{ kind: 'application', needsSignIn: true }])
    reply = () => ({ status: 201, body: made })
    await goOnline()
    expect(tab.listUnsent()).toMatchObject([{ became: 'sent' }])
    expect(writes()).toHaveLength(2)
  })

  test('waits on while the service is away', async () => {
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    reply = () => refusal('unavailable', 503)
    await goOnline()
    reply = () => ({ status: 201, body: made })
    await jest.advanceTimersByTimeAsync(11_000)
    expect(tab.listUnsent()).toMatchObject([{ became: 'sent' }])
    expect(new Set(writes().map(({ key }) => key)).size).toBe(1)
  })

  test.each([
    ['a service that is away', refusal('unavailable', 503), [1, 0, 1, 0, 1]],
    ['a session that has ended', refusal('session_revoked', 401), [1, 0, 1, 0, 1]],
    [
      'one that says when to ask again',
      { status: 429, body: { ...refusal('too_many_requests', 429).body, params: { seconds: 45 } } },
      [0, 0, 0, 0, 1],
    ],
  ])('is tried ever less often with %s', async (_, refused, tries) => {
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    reply = () => refused
    await goOnline()
    expect(asked.splice(0)).toHaveLength(1)
    const made: number[] = []
    for (const seconds of [10, 10, 10, 11, 40]) {
      // Looking at the page again is no reason to ask sooner than was said.
      if (refused.status === 429 && seconds === 11) document.dispatchEvent(new Event('visibilitychange'))
      await jest.advanceTimersByTimeAsync(seconds * 1000)
      made.push(asked.splice(0).length)
    }
    expect(made).toEqual(tries)
  })

  test('that is not wanted any more is not sent; the next one is another', async () => {
    isOnline = true
    reply = () => ({ status: 504, body: { ...refusal('upstream_timeout', 504).body, requestId: '' } })
    const tab = await openTab()
    tab.watch()
    await apply(tab)
    for (const item of tab.listUnsent()) tab.dropUnsent(item)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(writes()).toHaveLength(1)
    reply = () => ({ status: 201, body: made })
    const others = { ...toApply, body: { ...toApply.body, shiftIds: ['mon'] } }
    await tab.applyOrKeep(others, { title: 'พนักงานเสิร์ฟ', shifts })
    expect(writes().at(-1)?.body).toEqual(others.body)
    expect(new Set(writes().map(({ key }) => key)).size).toBe(2)
  })
})

describe('an answer without a network', () => {
  const offered = {
    id: 'own',
    state: 'offered',
    version: 3,
    termChange: null,
    isConfirmed: false,
    givenBack: [],
    endedShifts: [],
    shifts,
    post: { title: 'แคชเชียร์' },
  } as unknown as OwnApplication
  const hired: OwnApplication = { ...offered, state: 'hired' }
  type Answer = Parameters<Tab['keepAnswer']>[1]

  /** Answers without a network, and lets it come back to an application that is as `now` says. */
  async function answered(application: OwnApplication, answer: Answer, now: OwnApplication, then = now) {
    reply = ({ path }) => ({ status: 200, body: path.startsWith('GET ') ? now : then })
    const tab = await openTab()
    tab.watch()
    expect(tab.keepAnswer(application, answer, new TypeError('Failed to fetch'))).toBe(true)
    await goOnline()
    return tab
  }

  test('is sent once, as it was seen', async () => {
    const tab = await answered(offered, { decision: 'accept' }, offered, hired)
    expect(writes()).toMatchObject([{ body: { event: 'accept', from: 'offered', version: 3 } }])
    expect(tab.told).toMatchObject([{ now: { state: 'hired' }, item: { title: 'แคชเชียร์' } }])
  })

  test('has no telephone beside it', async () => {
    const tab = await openTab()
    const known = { ...hired, contact: { phone: '0223456789' } } as OwnApplication
    tab.keepAnswer(known, { decision: 'confirm' }, new TypeError('Failed to fetch'))
    expect(localStorage.length).toBe(1)
    expect(JSON.stringify({ ...localStorage })).not.toContain('0223456789')
  })

  test.each([
    ['accept', hired],
    ['decline', { ...offered, state: 'offer_declined' }],
    ['confirm', { ...hired, isConfirmed: true, version: 9 }],
  ] as const)('that was given before is not given again: %s', async (decision, now) => {
    const tab = await answered(decision === 'confirm' ? hired : offered, { decision }, now as OwnApplication)
    expect(writes()).toEqual([])
    expect(tab.listUnsent()).toMatchObject([{ became: 'sent' }])
  })

  test('is given where the request whose answer was lost arrives a moment before', async () => {
    reply = ({ path }) =>
      path.startsWith('GET ')
        ? { status: 200, body: offered }
        : { status: 409, body: { ...refusal('wrong_state').body, current: hired } }
    const tab = await openTab()
    tab.watch()
    tab.keepAnswer(offered, { decision: 'accept' }, new TypeError('Failed to fetch'))
    await goOnline()
    expect(writes()).toHaveLength(1)
    expect(tab.listUnsent()).toMatchObject([{ became: 'sent' }])
    expect(tab.told).toMatchObject([{ now: { state: 'hired' } }])
  })

  test('to come is left to the service where the job is none of theirs any more', async () => {
    const gone = { ...hired, state: 'withdrawn', version: 4 } as OwnApplication
    await answered(hired, { decision: 'confirm' }, gone)
    expect(writes()).toHaveLength(1)
  })

  test.each([
    ['to come, where the terms are others', hired, 'confirm', { ...hired, version: 4 }],
    ['to withdraw, from what became an offer', { ...offered, state: 'viewed' }, 'withdraw', offered],
  ] as const)('is not sent for something else: %s', async (_, seen, decision, now) => {
    const tab = await answered(seen as OwnApplication, { decision }, now as OwnApplication)
    expect(writes()).toEqual([])
    expect(tab.listUnsent()).toMatchObject([{ became: { code: 'wrong_state' } }])
    expect(tab.told).toMatchObject([{ problem: { current: now } }])
  })

  test('is withdrawn also from who has only looked at it', async () => {
    const submitted = { ...offered, state: 'submitted' } as OwnApplication
    await answered(submitted, { decision: 'withdraw' }, { ...submitted, state: 'viewed', version: 4 })
    expect(writes()).toHaveLength(1)
  })

  test('takes the place of another about the same job, and is kept for nothing but a missing network', async () => {
    const tab = await openTab()
    const away = new TypeError('Failed to fetch')
    tab.keepAnswer(offered, { decision: 'accept' }, away)
    tab.keepAnswer(offered, { decision: 'decline' }, away)
    expect(tab.listUnsent()).toMatchObject([{ answer: { decision: 'decline' } }])
    const refused = new problem.ProblemError(refusal('own_shifts_clash').body)
    expect(tab.keepAnswer({ ...offered, id: 'other' }, { decision: 'accept' }, refused)).toBe(false)
  })

  test.each([
    ['accept', offered, hired, true],
    ['accept', offered, offered, false],
    ['give_back', hired, { ...hired, givenBack: [{ id: 'sun' }] }, true],
    ['give_back', hired, hired, false],
  ] as const)(
    'that was thought better of is told of where it had arrived: %s',
    async (decision, seen, now, isTold) => {
      const tab = await openTab()
      tab.watch()
      const answer = (
        decision === 'give_back' ? { decision, shiftIds: ['sun'], reason: 'sick' } : { decision }
      ) as Answer
      tab.keepAnswer(seen, answer, new TypeError('Failed to fetch'))
      for (const item of tab.listUnsent()) tab.dropUnsent(item)
      reply = () => ({ status: 200, body: now })
      await goOnline()
      expect(writes()).toEqual([])
      expect(tab.told).toMatchObject(isTold ? [{ now, wasCancelled: true }] : [])
    },
  )

  test('that was thought better of is not looked up once something else was decided', async () => {
    const tab = await openTab()
    tab.watch()
    tab.keepAnswer(offered, { decision: 'accept' }, new TypeError('Failed to fetch'))
    for (const item of tab.listUnsent()) tab.dropUnsent(item)
    tab.forgetCancelled(offered.id)
    reply = () => ({ status: 200, body: hired })
    await goOnline()
    expect([asked, tab.told]).toEqual([[], []])
  })

  test('is told where the person is only when nothing they look at shows it', async () => {
    reply = () => ({ status: 200, body: hired })
    const tab = await openTab()
    tab.watch()
    const stop = tab.onUnsent((news) => news !== null)
    tab.keepAnswer(offered, { decision: 'accept' }, new TypeError('Failed to fetch'))
    await goOnline()
    expect(tab.told).toEqual([])
    stop()
  })
})
