import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { jobLists, PageCache, type Render, type Rendered, type Tag } from './page-cache'

const id = '019aa000-0000-7000-8000-000000000001'

const answerOf = (text: string) => {
  const identity = Buffer.from(text)
  return { headers: {}, bodies: { identity, gzip: identity, br: identity } }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})
afterEach(() => {
  jest.useRealTimers()
})

/** A cache, and a page that says how often it was rendered. */
function setUp({ mostBytes = 10_000_000 } = {}) {
  let renderings = 0
  const failures: unknown[] = []
  const cache = new PageCache({ mostBytes, onFailure: ({ path }, cause) => failures.push([path, cause]) })
  const state: { rendered: (text: string) => Rendered | Error; gate: Promise<void> } = {
    rendered: (text) => ({ kind: 'page', answer: answerOf(text) }),
    gate: Promise.resolve(),
  }
  const firsts: boolean[] = []
  const render: Render = async ({ isFirst }) => {
    firsts.push(isFirst)
    renderings += 1
    const rendered = state.rendered(`rendering ${renderings}`)
    await state.gate
    if (rendered instanceof Error) throw rendered
    return rendered
  }
  const ask = async (path = '/jobs', tag: Tag = jobLists) => {
    const rendered = await cache.answer({ key: path, path, tag }, render)
    return rendered.kind === 'failed' ? 'failed' : rendered.answer.bodies.identity.toString()
  }
  /** Renderings from here on end when this is called. */
  const hold = () => {
    let open = () => {}
    state.gate = new Promise((resolve) => {
      open = resolve
    })
    return () => {
      state.gate = Promise.resolve()
      open()
    }
  }
  const succeed = state.rendered
  const fail = (cause = new Error('the service is away')) => {
    state.rendered = () => cause
    return cause
  }
  const say = (status: number) => {
    state.rendered = (text) => ({ kind: 'other', status, answer: answerOf(text) })
  }
  const mend = () => {
    state.rendered = succeed
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { cache, ask, settle, hold, fail, say, mend, firsts, failures, count: () => renderings }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('pages for anonymous visitors', () => {
  test('are rendered once, however many ask at once and after', async () => {
    const { ask, count } = setUp()
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask()))
    expect(new Set(answers)).toEqual(new Set(['rendering 1']))
    expect(await ask()).toBe('rendering 1')
    expect(await ask('/login', null)).toBe('rendering 2')
    expect(count()).toBe(2)
  })

  test('are rendered anew when what they show changed, and no others are', async () => {
    const { cache, ask } = setUp()
    const all = () =>
      Promise.all([ask(), ask(`/jobs/${id}`, id), ask('/jobs/other', 'other'), ask('/login', null)])
    expect(await all()).toEqual(['rendering 1', 'rendering 2', 'rendering 3', 'rendering 4'])
    cache.revalidate([id])
    expect(await all()).toEqual(['rendering 1', 'rendering 5', 'rendering 3', 'rendering 4'])
    cache.revalidate([id, jobLists])
    expect(await all()).toEqual(['rendering 6', 'rendering 7', 'rendering 3', 'rendering 4'])
    cache.revalidate('all')
    expect(await all()).toEqual(['rendering 8', 'rendering 9', 'rendering 10', 'rendering 4'])
  })

  test('are rendered for who asks first, and then for everybody', async () => {
    const { cache, ask, firsts } = setUp()
    await ask()
    cache.revalidate('all')
    await ask()
    await ask('/login', null)
    expect(firsts).toEqual([true, false, true])
  })

  test('are at most a minute old, and renewed before that without anybody waiting', async () => {
    const { ask, settle } = setUp()
    await ask()
    await pass(44_000)
    expect(await ask()).toBe('rendering 1')
    await pass(2_000)
    expect(await ask()).toBe('rendering 1')
    await settle()
    expect(await ask()).toBe('rendering 2')
    await pass(60_001)
    expect(await ask()).toBe('rendering 3')
  })

  test('that were begun before a change are not taken for what is after it', async () => {
    const { cache, hold, ask } = setUp()
    const release = hold()
    const before = ask()
    cache.revalidate('all')
    const after = hold()
    const changed = ask()
    after()
    expect(await changed).toBe('rendering 2')
    release()
    expect(await before).toBe('rendering 1')
    expect(await ask()).toBe('rendering 2')
  })

  test('are sent as they were last while they cannot be rendered, and tried again after a rest', async () => {
    const { cache, fail, mend, ask, count, failures } = setUp()
    await ask()
    const cause = fail()
    cache.revalidate('all')
    expect(await ask()).toBe('rendering 1')
    expect(await ask()).toBe('rendering 1')
    expect(count()).toBe(2)
    expect(failures).toEqual([['/jobs', cause]])
    await pass(5_001)
    mend()
    expect(await ask()).toBe('rendering 3')
  })

  test('that cannot be renewed within a second are sent as they were, and the renewal is stored when it is there', async () => {
    const { cache, hold, ask, count } = setUp()
    await ask()
    const release = hold()
    cache.revalidate('all')
    const answers: string[] = []
    const asked = ask().then((answer) => answers.push(answer))
    await pass(999)
    expect(answers).toEqual([])
    await pass(1)
    await asked
    expect(answers).toEqual(['rendering 1'])
    // Who asks while it still is being rendered does not wait again.
    expect(await ask()).toBe('rendering 1')
    release()
    await pass(0)
    expect(await ask()).toBe('rendering 2')
    expect(count()).toBe(2)
  })

  test('that are renewed within a second are waited for', async () => {
    const { cache, hold, ask } = setUp()
    await ask()
    const release = hold()
    cache.revalidate('all')
    const asked = ask()
    await pass(900)
    release()
    expect(await asked).toBe('rendering 2')
  })

  test('that were never rendered fail where they cannot be, which is told with the cause', async () => {
    const { fail, mend, ask, failures } = setUp()
    const cause = fail()
    expect(await Promise.all([ask(), ask()])).toEqual(['failed', 'failed'])
    expect(failures).toEqual([['/jobs', cause]])
    mend()
    expect(await ask()).toBe('rendering 2')
  })

  test('that are no page any more are not sent', async () => {
    const { ask, say, fail } = setUp()
    await ask()
    say(410)
    await pass(60_001)
    await ask()
    fail()
    await pass(1)
    expect(await ask()).toBe('failed')
  })
})

describe('addresses that do not exist', () => {
  test('are looked for once in ten seconds', async () => {
    const { ask, say, count } = setUp()
    say(404)
    expect(await ask('/jobs/pirate', 'pirate')).toBe('rendering 1')
    await pass(10_000)
    expect(await ask('/jobs/pirate', 'pirate')).toBe('rendering 1')
    expect(count()).toBe(1)
    await pass(1)
    expect(await ask('/jobs/pirate', 'pirate')).toBe('rendering 2')
  })

  test('are looked for at once when a post of that id changed', async () => {
    const { cache, ask, say, mend } = setUp()
    say(404)
    await ask(`/jobs/${id}`, id)
    mend()
    expect(await ask(`/jobs/${id}`, id)).toBe('rendering 1')
    cache.revalidate([id])
    expect(await ask(`/jobs/${id}`, id)).toBe('rendering 2')
    expect(await ask(`/jobs/${id}`, id)).toBe('rendering 2')
  })

  test('that were looked for before a change are not taken for what is after it', async () => {
    const { cache, ask, say, mend, hold } = setUp()
    const release = hold()
    say(404)
    const before = ask(`/jobs/${id}`, id)
    mend()
    cache.revalidate([id])
    release()
    expect(await before).toBe('rendering 1')
    expect(await ask(`/jobs/${id}`, id)).toBe('rendering 2')
  })

  test('push no page out of the cache, however many they are', async () => {
    const { ask, say, count } = setUp({ mostBytes: 100_000 })
    await ask()
    say(404)
    for (let number = 0; number < 2_500; number += 1) await ask(`/jobs/${number}`, String(number))
    const before = count()
    expect(await ask()).toBe('rendering 1')
    // The first of them were pushed out by the last.
    expect(await ask('/jobs/0', '0')).toBe(`rendering ${before + 1}`)
  })

  test('answers other than that there is nothing are for those who wait for them alone', async () => {
    const { ask, say, count } = setUp()
    say(307)
    await ask()
    await ask()
    expect(count()).toBe(2)
  })
})
