import { expect, test } from '@jest/globals'
import { commands } from './commands.mjs'

/** A client whose partim service records its calls. */
function clientOf(answer) {
  const asked = []
  const say =
    (method) =>
    async (...call) => {
      asked.push([method, ...call])
      return answer
    }
  return { asked, partim: { get: say('GET'), post: say('POST'), file: say('FILE') } }
}

const video = {
  id: 'v1',
  version: 3,
  submittedAt: '2026-11-20T02:00:00.000Z',
  displayName: 'พิมพ์',
  birthDate: '2001-02-03',
  durationMs: 31_400,
  hasSound: true,
  isFilmApproved: false,
  captions: 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nสวัสดีค่ะ\n',
}

test('videos that wait are listed with what they say, under the name that decides', async () => {
  const { text } = await commands['intro-videos list'].run(clientOf({ items: [video] }), [], {})
  for (const part of ['v1@3', 'พิมพ์', '31 s', 'new', 'สวัสดีค่ะ']) expect(text).toContain(part)
  expect(text).not.toContain('-->')
  const none = await commands['intro-videos list'].run(clientOf({ items: [] }), [], {})
  expect(none.text).toContain('nothing waits')
})

test.each([
  ['open', 'film'],
  ['poster', 'poster'],
])('%s writes it into a file', async (command, part) => {
  const client = clientOf(Buffer.from('film'))
  const { file } = await commands[`intro-videos ${command}`].run(client, ['v1@3', 'x.mp4'], {})
  expect(client.asked).toEqual([['FILE', `/v1/ops/intro-videos/v1/${part}`]])
  expect(file).toEqual({ path: 'x.mp4', bytes: Buffer.from('film') })
  await expect(commands[`intro-videos ${command}`].run(client, ['v1@3'], {})).rejects.toThrow('FILE')
})

test('a decision is about the video that was seen', async () => {
  const client = clientOf({ videoId: 'v1' })
  await commands['intro-videos show'].run(client, ['v1@3'], {})
  const path = '/v1/ops/intro-videos/v1/decision'
  expect(client.asked).toEqual([['POST', path, { decision: 'show', version: 3 }]])
  await expect(commands['intro-videos show'].run(client, ['v1'], {})).rejects.toThrow('VERSION')
  await expect(commands['intro-videos show'].run({ partim: null }, ['v1@3'], {})).rejects.toThrow(
    'OPS_PARTIM_API_URL',
  )
})

test('a refusal has a reason, and words where no reason says it', async () => {
  const client = clientOf({ videoId: 'v1' })
  const reject = (values) => commands['intro-videos reject'].run(client, ['v1@3'], values)
  await expect(reject({})).rejects.toThrow('--reason')
  await expect(reject({ reason: 'ugly' })).rejects.toThrow('--reason')
  await expect(reject({ reason: 'other', note: ' ' })).rejects.toThrow('--note')
  await reject({ reason: 'other', note: ' เห็นป้าย ' })
  expect(client.asked.at(-1)?.at(-1)).toEqual({
    decision: 'reject',
    version: 3,
    reason: 'other',
    note: 'เห็นป้าย',
  })
})
