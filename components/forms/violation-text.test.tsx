import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { encodeViolation, ruleNames, sentenceParams } from '@/validators/violation'
import { useViolationText } from './violation-text'

const sentences: Readonly<Record<string, string>> = messages.validation

/** Names between braces: `{field}`, `{max, number}`. */
const placeholders = (sentence = '') => Array.from(sentence.matchAll(/\{(\w+)/g), ([, name]) => name)

function Sentence({ encoded, field }: { encoded: string; field: string }) {
  return <p>{useViolationText()(encoded, field)}</p>
}

describe('sentences of the rules', () => {
  test('every rule has one, and no sentence is without a rule', () => {
    expect(Object.keys(sentences).sort()).toEqual([...ruleNames].sort())
  })

  test.each(ruleNames)('%s names the field and exactly what the rule tells it', (rule) => {
    const named = placeholders(sentences[rule]).filter((name) => name !== 'field')
    expect(named.sort()).toEqual([...sentenceParams[rule]].sort())
  })

  test.each(ruleNames)('%s is in Thai', (rule) => {
    const plural = /\{\w+, plural,|(?:=\d+|other) \{/g
    const examples = /somying@example\.com|https:\/\/|\b(jpg|png|pdf)\b|\{[^}]*\}/g
    const words = (sentences[rule] ?? '').replace(plural, '').replace(examples, '')
    expect(words).toMatch(/[ก-๙]/)
    expect(words).not.toMatch(/[a-z]/i)
  })

  test.each(ruleNames)('%s can be said', (rule) => {
    const params = Object.fromEntries(sentenceParams[rule].map((name) => [name, 4_321]))
    renderInThai(<Sentence encoded={encodeViolation({ rule, params })} field="โลโก้" />)
    const said = screen.getByText(/./).textContent ?? ''
    expect(said).not.toMatch(/[{}]/)
    expect(said.includes('โลโก้')).toBe(placeholders(sentences[rule]).includes('field'))
    for (const value of Object.values(params)) expect(said.replaceAll(',', '')).toContain(String(value))
  })

  test('a file that is too large is told the limit and its own size', () => {
    const encoded = encodeViolation({ rule: 'size', params: { limit: 5_120, actual: 6_145 } })
    renderInThai(<Sentence encoded={encoded} field="โลโก้" />)
    screen.getByText('โลโก้ต้องมีขนาดไม่เกิน 5,120 กิโลไบต์ ไฟล์นี้มีขนาด 6,145 กิโลไบต์')
  })

  test.each(['this must be a `string` type', 'no_such_rule', 'min'])(
    'what no sentence can be said about (%j) is not valid',
    (encoded) => {
      renderInThai(<Sentence encoded={encoded} field="ชื่อร้าน" />)
      screen.getByText('ชื่อร้านไม่ถูกต้อง')
    },
  )

  test('a Facebook address is answered with the sentence of any other address', () => {
    expect(sentences.facebook_url).toBe(sentences.url)
  })
})
