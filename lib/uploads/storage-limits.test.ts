import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { type FirebaseStorage, getDownloadURL, getStorage, ref, uploadBytes } from 'firebase/storage'

/** What the storage client does by itself when the service fails; an update must not change it unnoticed. */
describe('storage retries (specification, section 9)', () => {
  let app: FirebaseApp
  let storage: FirebaseStorage
  let calls: number[]
  let status: number
  const realFetch = globalThis.fetch

  beforeEach(() => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask'] })
    calls = []
    globalThis.fetch = async () => {
      calls.push(Date.now())
      return new Response('{}', { status })
    }
    app = initializeApp(
      { projectId: 'demo-partim', storageBucket: 'demo-partim.appspot.com' },
      crypto.randomUUID(),
    )
    storage = getStorage(app)
  })
  afterEach(async () => {
    globalThis.fetch = realFetch
    jest.useRealTimers()
    await deleteApp(app)
  })

  /** Lets a call run until it settles; returns how, and after how many seconds. */
  async function outcomeOf(call: Promise<unknown>): Promise<{ code: string; seconds: number }> {
    let settled: { code: string; seconds: number } | undefined
    call.then(
      () => {
        settled = { code: 'done', seconds: Date.now() / 1000 }
      },
      (error: { code: string }) => {
        settled = { code: error.code, seconds: Date.now() / 1000 }
      },
    )
    while (!settled) await jest.advanceTimersByTimeAsync(1_000)
    return settled
  }

  test('2 minutes for operations, 10 minutes for uploads', () => {
    expect(storage.maxOperationRetryTime).toBe(2 * 60_000)
    expect(storage.maxUploadRetryTime).toBe(10 * 60_000)
  })

  test.each([500, 503, 599, 408, 429])(
    'status %d is tried again until the 2 minutes are over',
    async (failing) => {
      status = failing
      const { code, seconds } = await outcomeOf(getDownloadURL(ref(storage, 'a.png')))
      expect(code).toBe('storage/retry-limit-exceeded')
      expect(calls.length).toBeGreaterThan(3)
      expect(seconds).toBeGreaterThanOrEqual(120)
      expect(seconds).toBeLessThan(125)
    },
  )

  test.each([
    [401, 'storage/unauthenticated'],
    [402, 'storage/quota-exceeded'],
    [403, 'storage/unauthorized'],
    [404, 'storage/object-not-found'],
  ])('status %d is answered at once: %s', async (failing, expected) => {
    status = failing
    const { code } = await outcomeOf(getDownloadURL(ref(storage, 'a.png')))
    expect(code).toBe(expected)
    expect(calls).toHaveLength(1)
  })

  test('an upload waits twice as long each time, 64 s at most, for 10 minutes', async () => {
    status = 503
    const { code, seconds } = await outcomeOf(uploadBytes(ref(storage, 'a.png'), new Uint8Array([1])))
    expect(code).toBe('storage/retry-limit-exceeded')
    expect(seconds).toBeGreaterThanOrEqual(600)
    const waits = calls.slice(1).map((at, index) => Math.floor((at - (calls[index] ?? 0)) / 1000))
    expect(waits.slice(0, 6)).toEqual([2, 4, 8, 16, 32, 64])
    expect(Math.max(...waits)).toBeLessThanOrEqual(64)
    expect(waits.length).toBeGreaterThan(8)
  })
})
