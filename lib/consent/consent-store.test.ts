import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import type { BannerRest } from './banner-rest'
import { consentCategories } from './categories'
import { type ConsentDeps, createConsentStore } from './consent-store'
import { pendingRecords } from './decision-records'
import { allDisabled, allEnabled, parsePreference, serialisePreference } from './preference'
import { forgiving, type KeyStorage, pendingKey, preferenceKey } from './storage'

function memory(): KeyStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

/** What a browser session remembers. */
function restIn(): BannerRest {
  let on = false
  return {
    isOn: () => on,
    turn: (next) => {
      on = next
    },
  }
}

type Changes = {
  readonly local?: KeyStorage
  readonly rest?: BannerRest
  readonly apply?: jest.Mock<ConsentDeps['apply']>
}

function setUp(changes: Changes = {}) {
  const deps = {
    local: memory(),
    rest: restIn(),
    reload: jest.fn<() => void>(),
    send: jest.fn<() => void>(),
    apply: jest.fn<ConsentDeps['apply']>(async () => false),
    ...changes,
  }
  return { ...deps, store: createConsentStore(deps) }
}

const stored = (local: KeyStorage) => parsePreference(local.getItem(preferenceKey))
const decisions = (local: KeyStorage) =>
  pendingRecords(local).map(({ decision, choices }) => ({ decision, choices }))
const settled = () => new Promise((resolve) => process.nextTick(resolve))

/** A visitor who decided everything on an earlier visit. */
const returning = () => {
  const local = memory()
  local.setItem(preferenceKey, serialisePreference(allEnabled))
  return local
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the banner', () => {
  test('is shown when no stored consent exists, 300 ms after load', () => {
    const { store } = setUp()
    store.start()
    jest.advanceTimersByTime(299)
    expect(store.get().bannerVisible).toBe(false)
    jest.advanceTimersByTime(1)
    expect(store.get().bannerVisible).toBe(true)
  })

  test.each([
    [200, 100],
    [1_000, 0],
  ])('comes sooner when its script took %i ms', (waited, left) => {
    const { store } = setUp()
    store.start(waited)
    jest.advanceTimersByTime(left)
    expect(store.get().bannerVisible).toBe(true)
  })

  test('is hidden otherwise', () => {
    const { store } = setUp({ local: returning() })
    store.start()
    jest.runAllTimers()
    expect(store.get()).toEqual({
      preference: allEnabled,
      bannerVisible: false,
      settingsVisible: false,
      analyticsEnabled: true,
    })
  })

  test('is shown when what is stored is corrupt', () => {
    const local = memory()
    local.setItem(preferenceKey, '{"SNC":true')
    const { store } = setUp({ local })
    store.start()
    jest.runAllTimers()
    expect(store.get()).toMatchObject({ bannerVisible: true, preference: allDisabled })
  })

  test('does not come once the page is left', () => {
    const { store } = setUp()
    store.start()()
    jest.runAllTimers()
    expect(store.get().bannerVisible).toBe(false)
  })

  test('works in a browser that refuses storage', () => {
    const refusing = forgiving(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { store } = setUp({ local: refusing })
    store.start()
    jest.runAllTimers()
    expect(store.get().bannerVisible).toBe(true)
    store.acceptAll()
    expect(store.get()).toMatchObject({ bannerVisible: false, preference: allEnabled })
  })

  test('follows what was decided in another window', () => {
    const { store, local } = setUp()
    store.start()
    jest.runAllTimers()
    local.setItem(preferenceKey, serialisePreference(allEnabled))
    store.start()
    expect(store.get()).toMatchObject({ bannerVisible: false, preference: allEnabled })
  })
})

function shown(changes: Changes = {}) {
  const parts = setUp(changes)
  parts.store.start()
  jest.runAllTimers()
  parts.store.openSettings()
  return parts
}

describe('decisions', () => {
  test('accept all: every category enabled, preference stored, banner and settings closed', () => {
    const { store, local } = shown()
    store.acceptAll()
    expect(store.get()).toMatchObject({
      preference: allEnabled,
      bannerVisible: false,
      settingsVisible: false,
      analyticsEnabled: true,
    })
    expect(stored(local)).toEqual(allEnabled)
  })

  test('reject: every category disabled, stored preference removed, banner and settings closed', () => {
    const { store, local } = shown({ local: returning() })
    store.rejectAll()
    expect(store.get()).toMatchObject({
      preference: allDisabled,
      bannerVisible: false,
      settingsVisible: false,
      analyticsEnabled: false,
    })
    expect(local.getItem(preferenceKey)).toBeNull()
  })

  test('after a refusal the banner rests for this browser session, and is back in the next', () => {
    const { store, local, rest } = shown()
    store.rejectAll()
    const nextLoad = setUp({ local, rest })
    nextLoad.store.start()
    jest.runAllTimers()
    expect(nextLoad.store.get()).toMatchObject({ bannerVisible: false, preference: allDisabled })
    const nextSession = setUp({ local })
    nextSession.store.start()
    jest.runAllTimers()
    expect(nextSession.store.get().bannerVisible).toBe(true)
  })

  test.each(['reset', 'acceptAll', 'toggle'] as const)('%s ends the rest', (name) => {
    const { store, rest } = shown()
    store.rejectAll()
    expect(rest.isOn()).toBe(true)
    if (name === 'toggle') store.toggle('FC')
    else store[name]()
    expect(rest.isOn()).toBe(false)
  })

  test('reset: stored preference removed, banner shown again, page reloaded', () => {
    const { store, local, rest, reload } = shown({ local: returning() })
    store.rejectAll()
    store.reset()
    const reloaded = setUp({ local, rest })
    reloaded.store.start()
    jest.runAllTimers()
    expect(reloaded.store.get().bannerVisible).toBe(true)
    expect(local.getItem(preferenceKey)).toBeNull()
    expect(store.get()).toMatchObject({ bannerVisible: true, settingsVisible: false })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test.each(consentCategories)(
    'toggling $shortName flips its flag and stores the preference',
    ({ shortName }) => {
      const { store, local } = shown()
      store.toggle(shortName)
      expect(stored(local)).toEqual({ ...allDisabled, [shortName]: true })
      expect(store.get()).toMatchObject({ settingsVisible: true, bannerVisible: false })
      store.toggle(shortName)
      expect(stored(local)).toEqual(allDisabled)
    },
  )

  test('analytics are enabled until somebody decides otherwise', () => {
    const { store } = shown()
    expect(store.get().analyticsEnabled).toBe(true)
    store.toggle('AC')
    expect(store.get().analyticsEnabled).toBe(false)
    store.toggle('AnPC')
    expect(store.get().analyticsEnabled).toBe(true)
  })

  test('whatever is done in whatever order, what is stored is what is shown, and each decision is queued', () => {
    const names = consentCategories.map(({ shortName }) => shortName)
    const step = fc.oneof(fc.constantFrom('acceptAll', 'rejectAll', 'reset'), fc.constantFrom(...names))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { store, local, send } = shown()
        let expected: string[] = []
        for (const name of steps) {
          if (name === 'acceptAll' || name === 'rejectAll' || name === 'reset') store[name]()
          else store.toggle(name)
          const { preference, bannerVisible } = store.get()
          expect(stored(local) ?? allDisabled).toEqual(preference)
          if (stored(local)) expect(bannerVisible).toBe(false)
          expected = [...expected, name]
        }
        expect(pendingRecords(local)).toHaveLength(expected.length)
        expect(send.mock.calls.length).toBe(expected.filter((name) => name !== 'reset').length)
      }),
    )
  })
})

describe('the proof', () => {
  test('each decision is queued with its choices, the policy version and the time', () => {
    const { store, local } = shown()
    jest.setSystemTime(new Date('2026-11-21T03:04:05.678Z'))
    store.toggle('FC')
    store.acceptAll()
    store.rejectAll()
    store.reset()
    expect(decisions(local)).toEqual([
      { decision: 'toggle', choices: { ...allDisabled, FC: true } },
      { decision: 'accept_all', choices: allEnabled },
      { decision: 'reject_all', choices: allDisabled },
      { decision: 'reset', choices: allDisabled },
    ])
    const [first] = pendingRecords(local)
    expect(first).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      policyVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      decidedAt: '2026-11-21T03:04:05.678Z',
    })
  })

  test('a queue nobody empties stays small, and a corrupt one is none', () => {
    const { store, local } = shown()
    for (let time = 0; time < 60; time += 1) store.toggle('FC')
    expect(pendingRecords(local)).toHaveLength(50)
    expect(pendingRecords(local).at(-1)?.choices).toEqual(allDisabled)
    for (const corrupt of ['{', 'null', '{"a":1}', '[1,null,{"id":2}]']) {
      local.setItem(pendingKey, corrupt)
      expect(pendingRecords(local)).toEqual([])
    }
  })
})

describe('trackers', () => {
  test('nothing is allowed before a decision', () => {
    const { store, apply } = setUp()
    store.start()
    jest.runAllTimers()
    expect(apply.mock.calls).toEqual([[allDisabled]])
  })

  test('withdrawing what runs in the page reloads it, and the answered banner does not come back with it', async () => {
    const apply = jest.fn<ConsentDeps['apply']>(async ({ AnPC }) => !AnPC)
    const { store, local, rest, reload } = setUp({ local: returning(), apply })
    store.start()
    store.openSettings()
    store.rejectAll()
    await settled()
    expect(reload).toHaveBeenCalledTimes(1)

    const after = setUp({ local, rest })
    after.store.start()
    jest.runAllTimers()
    expect(after.store.get().bannerVisible).toBe(false)
  })

  test('while the settings are open the reload waits, and changing one’s mind spares it', async () => {
    const apply = jest.fn<ConsentDeps['apply']>(async ({ AnPC }) => !AnPC)
    const { store, rest, reload } = setUp({ local: returning(), apply })
    store.start()
    store.openSettings()
    store.toggle('AnPC')
    await settled()
    expect(reload).not.toHaveBeenCalled()
    store.toggle('AnPC')
    await settled()
    store.closeSettings()
    expect(reload).not.toHaveBeenCalled()
    store.openSettings()
    store.toggle('AnPC')
    await settled()
    store.closeSettings()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(rest.isOn()).toBe(false)
  })
})
