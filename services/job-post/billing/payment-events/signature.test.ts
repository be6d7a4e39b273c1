import { createHmac } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { isSigned } from './signature'

const secret = Buffer.from('the secret').toString('base64')
const older = Buffer.from('the secret before').toString('base64')
const now = new Date('2026-11-25T03:00:00Z')
const seconds = now.getTime() / 1000
const body = Buffer.from('{"key":"charge.complete","data":{"id":"chrg_1"}}')

const sign = (key: string, timestamp: number | string = seconds, content = body) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`${timestamp}.${content}`).digest('hex')

const judge = (
  changes: Partial<{ body: Buffer; signatures: string | undefined; timestamp: string | undefined }> = {},
  secrets: readonly string[] = [secret],
) => isSigned({ body, signatures: sign(secret), timestamp: String(seconds), ...changes }, secrets, now)

describe('an event', () => {
  test('signed a moment ago is accepted', () => expect(judge()).toBe(true))

  test('is accepted while a secret is replaced, on either side', () => {
    expect(judge({ signatures: `${sign(older)},${sign(secret)}` })).toBe(true)
    expect(judge({ signatures: `${sign(older)}, ${sign(secret)}` })).toBe(true)
    expect(judge({ signatures: sign(older) }, [secret, older])).toBe(true)
    expect(judge({ signatures: sign(older) }, [secret])).toBe(false)
  })

  test.each([
    [299, true],
    [301, false],
    [-299, true],
    [-301, false],
  ])('signed %i seconds ago: %s', (age, accepted) => {
    const timestamp = seconds - age
    expect(judge({ signatures: sign(secret, timestamp), timestamp: String(timestamp) })).toBe(accepted)
  })

  test.each([
    ['without a signature', { signatures: undefined }],
    ['with an empty signature', { signatures: '' }],
    ['without a time', { timestamp: undefined }],
    ['with a time that is no number', { timestamp: 'NaN' }],
    ['with another time than was signed', { timestamp: String(seconds + 1) }],
    ['with another body than was signed', { body: Buffer.from(body.toString().replace('_1', '_2')) }],
    ['with half a signature', { signatures: sign(secret).slice(0, 32) }],
    ['signed with an empty key', { signatures: sign('') }],
  ])('%s is refused', (_what, changes) => expect(judge(changes)).toBe(false))

  test.each([[[]], [['']], [['', '']]])('is refused where no secret is set: %j', (secrets) => {
    expect(judge({ signatures: sign('') }, secrets)).toBe(false)
    expect(judge({}, secrets)).toBe(false)
  })
})
