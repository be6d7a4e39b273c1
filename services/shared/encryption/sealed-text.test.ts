import { expect, test } from '@jest/globals'
import { TextSeal } from './sealed-text'

const keyOf = (sign: string) => Buffer.from(sign.repeat(32)).toString('base64')
const seal = new TextSeal([keyOf('a')])

test('a sealed text opens at its place, and shows nothing', () => {
  const sealed = seal.seal('1234567890', 'refund 1')
  expect(sealed).not.toContain('1234567890')
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('1234')
  expect(seal.open(sealed, 'refund 1')).toBe('1234567890')
})

test('the same text is never sealed alike', () => {
  expect(seal.seal('1234567890', 'a')).not.toBe(seal.seal('1234567890', 'a'))
})

test('moved or changed, it does not open', () => {
  const sealed = seal.seal('1234567890', 'refund 1')
  expect(() => seal.open(sealed, 'refund 2')).toThrow()
  const last = sealed.at(-3) === 'A' ? 'B' : 'A'
  expect(() => seal.open(`${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`, 'refund 1')).toThrow()
  expect(() => seal.open('', 'refund 1')).toThrow('is not known')
})

test('a key can be replaced: the old one still opens, and is needed for it', () => {
  const old = seal.seal('1234567890', 'refund 1')
  const both = new TextSeal([keyOf('b'), keyOf('a')])
  expect(both.open(old, 'refund 1')).toBe('1234567890')
  const renewed = new TextSeal([keyOf('b')])
  expect(renewed.open(both.seal('1', 'x'), 'x')).toBe('1')
  expect(() => renewed.open(old, 'refund 1')).toThrow('is not known')
})

test.each([[[]], [['']], [[keyOf('a').slice(4)]]])('%j are no keys', (keys) => {
  expect(() => new TextSeal(keys)).toThrow('32 bytes')
})
