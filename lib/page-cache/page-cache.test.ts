import { describe, expect, test } from '@jest/globals'
import { PageCache, type Render, type Rendered } from './page-cache'

const page = (text: string): Rendered => {
  const identity = Buffer.from(text)
  return { kind: 'kept', answer: { headers: {}, bodies: { identity, gzip: identity, br: identity } } }
}

/** A cache, its clock, and a page that says how often it was rendered. */
function setUp() {
  let now = 1_000_000
  let renderings = 0
  const cache = new PageCache(() => now)
  const state = { fails: false, passes: false, gate: Promise.resolve() }
  const firsts: boolean[] = []
  const render: Render = async ({ isFirst }) => {
    firsts.push(isFirst)
    renderings += 1
    const mine = renderings
    await state.gate
    if (state.fails) throw new Error('the service is away')
    const rendered = page(`rendering ${mine}`)
    return state.passes && rendered.kind === 'kept'
      ? { kind: 'passing', status: 404, answer: rendered.answer }
      : rendered
  }
  const ask = async (key = '/jobs', showsJobs = true) => {
    const rendered = await cache.answer(key, showsJobs, render)
    return rendered.kind === 'failed' ? 'failed' : rendered.answer.bodies.identity.toString()
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const pass = (ms: number) => {
    now += ms
  }
  return { cache, state, ask, settle, firsts, count: () => renderings, pass }
}

describe('strangers’ pages', () => {
  test('are rendered once, however many ask at once and after', async () => {
    const { ask, count } = setUp()
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask()))
    expect(new Set(answers)).toEqual(new Set(['rendering 1']))
    expect(await ask()).toBe('rendering 1')
    expect(await ask('/login', false)).toBe('rendering 2')
    expect(count()).toBe(2)
  })

  test('are rendered anew when jobs changed, if they show any', async () => {
    const { cache, ask } = setUp()
    await ask()
    await ask('/login', false)
    cache.jobsChanged()
    expect(await ask()).toBe('rendering 3')
    expect(await ask('/login', false)).toBe('rendering 2')
  })

  test('are rendered for who asks first, and then for everybody', async () => {
    const { cache, ask, firsts } = setUp()
    await ask()
    cache.jobsChanged()
    await ask()
    await ask('/login', false)
    expect(firsts).toEqual([true, false, true])
  })

  test('are at most a minute old, and renewed before that without anybody waiting', async () => {
    const { ask, settle, pass } = setUp()
    await ask()
    pass(44_000)
    expect(await ask()).toBe('rendering 1')
    pass(2_000)
    expect(await ask()).toBe('rendering 1')
    await settle()
    expect(await ask()).toBe('rendering 2')
    pass(60_001)
    expect(await ask()).toBe('rendering 3')
  })

  test('that were begun before a change are not taken for what is after it', async () => {
    const { cache, state, ask } = setUp()
    let open = () => {}
    state.gate = new Promise((resolve) => {
      open = resolve
    })
    const before = ask()
    cache.jobsChanged()
    state.gate = Promise.resolve()
    expect(await ask()).toBe('rendering 2')
    open()
    expect(await before).toBe('rendering 1')
    expect(await ask()).toBe('rendering 2')
  })

  test('are sent as they were last while they cannot be rendered, and tried again after a rest', async () => {
    const { cache, state, ask, count, pass } = setUp()
    await ask()
    state.fails = true
    cache.jobsChanged()
    expect(await ask()).toBe('rendering 1')
    expect(await ask()).toBe('rendering 1')
    expect(count()).toBe(2)
    pass(5_001)
    state.fails = false
    expect(await ask()).toBe('rendering 3')
  })

  test('that were never rendered fail where they cannot be', async () => {
    const { state, ask } = setUp()
    state.fails = true
    expect(await ask()).toBe('failed')
    state.fails = false
    expect(await ask()).toBe('rendering 2')
  })

  test('that are no page any more are not kept', async () => {
    const { state, ask, pass } = setUp()
    await ask()
    state.passes = true
    pass(60_001)
    await ask()
    state.fails = true
    pass(1)
    expect(await ask()).toBe('failed')
  })
})
