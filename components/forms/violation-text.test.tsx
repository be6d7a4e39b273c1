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
    // Sizes are formatted: see the next test.
    if (rule === 'size') return
    for (const value of Object.values(params)) expect(said.replaceAll(',', '')).toContain(String(value))
  })

  test('a file that is too large is told the limit and its own size', () => {
    const encoded = encodeViolation({ rule: 'size', params: { limit: 5_120, actual: 6_145 } })
    renderInThai(<Sentence encoded={encoded} field="โลโก้" />)
    screen.getByText('โลโก้ต้องมีขนาดไม่เกิน 5 เมกะไบต์ แต่มีขนาด 6.1 เมกะไบต์')
  })

  test('one byte too many is seen to be too many, and small sizes are said in kilobytes', () => {
    const said = (limit: number, actual: number) =>
      renderInThai(
        <Sentence encoded={encodeViolation({ rule: 'size', params: { limit, actual } })} field="โลโก้" />,
      )
    said(2_048, 2_049)
    screen.getByText('โลโก้ต้องมีขนาดไม่เกิน 2 เมกะไบต์ แต่มีขนาด 2.1 เมกะไบต์')
    said(300, 301)
    screen.getByText('โลโก้ต้องมีขนาดไม่เกิน 300 กิโลไบต์ แต่มีขนาด 301 กิโลไบต์')
  })

  // Translations of the specification's English sentences; the rest of each message says how to correct the value.
  test.each([
    ['required', 'กรุณากรอกเบอร์โทร'],
    ['required_select', 'กรุณาเลือกเบอร์โทร'],
    ['email', 'รูปแบบอีเมลไม่ถูกต้อง'],
    ['digits', 'กรุณากรอกเบอร์โทรให้ครบ 4,321 หลัก'],
    ['confirmed', 'กรุณากรอกข้อมูลให้ตรงกัน'],
    ['addressLocationLat', 'รูปแบบเบอร์โทรไม่ถูกต้อง'],
    ['addressLocationLng', 'รูปแบบเบอร์โทรไม่ถูกต้อง'],
    ['textWithoutNumber', 'กรุณากรอกเบอร์โทรเป็นตัวอักษร'],
    ['phonenumber', 'กรุณากรอกรูปแบบเบอร์โทรให้ถูกต้อง'],
    ['url', 'กรุณากรอกรูปแบบเบอร์โทรให้ถูกต้อง'],
    ['facebook_url', 'กรุณากรอกรูปแบบเบอร์โทรให้ถูกต้อง'],
    ['allowSpaces', 'เบอร์โทรต้องไม่เว้นว่าง'],
    ['card_number', 'รูปแบบเบอร์โทรไม่ถูกต้อง'],
    ['tax_id_number', 'รูปแบบไม่ถูกต้อง'],
    ['branch_main', 'เบอร์โทรใช้คำว่า “สำนักงานใหญ่”'],
    ['invalid', 'เบอร์โทรไม่ถูกต้อง'],
  ] as const)('%s begins with the sentence of the specification: %s', (rule, sentence) => {
    const params = Object.fromEntries(sentenceParams[rule].map((name) => [name, 4_321]))
    renderInThai(<Sentence encoded={encodeViolation({ rule, params })} field="เบอร์โทร" />)
    const said = screen.getByText(/./).textContent ?? ''
    expect(said.replace('4321', '4,321').startsWith(sentence)).toBe(true)
  })

  test('passwords that differ say so', () => {
    renderInThai(<Sentence encoded="passwords_differ" field="ยืนยันรหัสผ่าน" />)
    screen.getByText('รหัสผ่านทั้งสองช่องไม่ตรงกัน กรุณากรอกข้อมูลให้ตรงกัน')
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

test.each([
  ['เวลาที่ 1', 'เวลาที่ 1 ต้องเป็นเวลาที่ยังไม่ถึง'],
  ['เวลา (เย็น)', 'เวลา (เย็น) ต้องเป็นเวลาที่ยังไม่ถึง'],
  ['เวลา', 'เวลาต้องเป็นเวลาที่ยังไม่ถึง'],
])('a sentence goes on after the name %s as people write it', (field, said) => {
  renderInThai(
    <Sentence encoded={encodeViolation({ rule: 'interview_time', params: { days: 60 } })} field={field} />,
  )
  expect(screen.getByText(/./).textContent?.startsWith(said)).toBe(true)
})
