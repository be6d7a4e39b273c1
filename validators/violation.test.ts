import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { encodeViolation, parseViolation, ruleNames, sentenceParams, violation } from './violation'

const anyViolation = fc
  .constantFrom(...ruleNames)
  .chain((rule) =>
    fc
      .tuple(
        ...sentenceParams[rule].map((name) =>
          fc.tuple(fc.constant(name), fc.oneof(fc.integer(), fc.string())),
        ),
      )
      .map((params) => ({ rule, params: Object.fromEntries(params) })),
  )

describe('a violation', () => {
  test('survives its encoding', () => {
    fc.assert(
      fc.property(anyViolation, (broken) => {
        expect(parseViolation(encodeViolation(broken))).toEqual(broken)
      }),
    )
  })

  test('is encoded as its rule and params', () => {
    expect(violation('required')).toBe('required')
    expect(violation('min', { min: 8 })).toBe('min:{"min":8}')
  })

  test.each([
    'this must be a `string` type',
    '',
    'no_such_rule',
    'toString',
    'min',
    'min:{}',
    'min:{broken}',
    'min:null',
  ])('that nothing can be said about (%j) is the fallback rule', (text) => {
    expect(parseViolation(text)).toEqual({ rule: 'invalid', params: {} })
  })

  test('can be read from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(ruleNames).toContain(parseViolation(text).rule)
      }),
    )
  })
})
