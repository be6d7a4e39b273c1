import { afterAll, beforeEach, expect, jest, test } from '@jest/globals'

jest.unstable_mockModule('client-only', () => ({}))
const { cameraProblem, openCamera } = await import('./camera')

const anyDevices = { camera: null, microphone: null }
const failure = (name: string) => Object.assign(new Error(name), { name })

type Ask = (asked: MediaStreamConstraints) => Promise<MediaStream>
let ask = jest.fn<Ask>()
const stream = {} as MediaStream

const setNavigator = (value: object) =>
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true })

beforeEach(() => {
  ask = jest.fn<Ask>(async () => stream)
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true })
  setNavigator({ mediaDevices: { getUserMedia: (asked: MediaStreamConstraints) => ask(asked) } })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'navigator')
})

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'in_use'],
  ['AbortError', 'in_use'],
  ['TypeError', 'unsupported'],
])('%s is told as %s', (name, problem) => {
  expect(cameraProblem(failure(name))).toBe(problem)
})

test('both are asked for at once, the chosen ones exactly', async () => {
  expect(await openCamera({ camera: 'cam-1', microphone: 'mic-1' })).toBe(stream)
  expect(ask.mock.calls).toMatchObject([
    [{ video: { deviceId: { exact: 'cam-1' } }, audio: { deviceId: { exact: 'mic-1' } } }],
  ])
})

test('without a microphone the camera alone is opened', async () => {
  ask.mockRejectedValueOnce(failure('NotFoundError'))
  expect(await openCamera(anyDevices)).toBe(stream)
  expect(ask).toHaveBeenLastCalledWith({ video: true })
})

test('who refused is not asked a second time', async () => {
  ask.mockRejectedValue(failure('NotAllowedError'))
  await expect(openCamera(anyDevices)).rejects.toMatchObject({ problem: 'refused' })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a page that is not secure, or a browser without cameras, says so', async () => {
  setNavigator({})
  await expect(openCamera(anyDevices)).rejects.toMatchObject({ problem: 'unsupported' })
  Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true })
  await expect(openCamera(anyDevices)).rejects.toMatchObject({ problem: 'insecure' })
})
