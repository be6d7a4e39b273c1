import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fold } from './fold'
import { questionGroups } from './list'
import { searchFor, wordsOf } from './search'

const questions = questionGroups.flatMap(([, group]) => group)
const textOf = (question: (typeof questions)[number]) =>
  [question.question, ...question.answer, question.also].join(' ')
const found = (query: string) => {
  const shown = searchFor(query).among(questions.map(textOf))
  return questions.filter((_, index) => shown[index]).map(({ id }) => id)
}

describe('search of the questions', () => {
  test.each([
    ['ค่าแรงขั้นต่ำ', 'minimum-wage'],
    ['ค่าแรงขั้นตำ', 'minimum-wage'],
    ['คาแรงขันต่ำ', 'minimum-wage'],
    ['ค่า แรง ขั้นต่ำ', 'minimum-wage'],
    ['ลืมรหัสผ่าน', 'forgotten-password'],
    ['ลืมรหัสผ่านทำยังไง', 'forgotten-password'],
    ['เข้าสู่ระบบไม่ได้ ลืมรหัส', 'forgotten-password'],
    ['หักภาษี ณ ที่จ่าย', 'withholding'],
    ['50 ทวิ', 'withholding-refund'],
    ['๕๐ทวิ', 'withholding-refund'],
    ['VAT', 'vat'],
    ['PromptPay', 'ways-to-pay'],
    ['พร้อมเพย์', 'ways-to-pay'],
    ['พรอมเพย', 'ways-to-pay'],
    ['โทรศัพท์หาย', 'lost-phone'],
    ['เครดิตหมดอายุเมื่อไหร่', 'credit-expiry'],
    ['อายุ 15', 'under-18'],
    ['ใครเห็นเรซูเม่', 'resume-visibility'],
    ['บุฟเฟ่ต์', 'buffet'],
    ['ลบบัญชี', 'personal-data-rights'],
    ['ไม่ได้รับอีเมล', 'no-verification-mail'],
  ])('%s', (query, id) => {
    expect(found(query)).toContain(id)
  })

  test('narrows: a question of its own words finds it alone', () => {
    for (const { id, question } of questions) {
      const ids = found(question)
      expect(ids).toContain(id)
      expect([question, ids]).toEqual([question, [id]])
    }
  })

  test('nonsense finds nothing, nothing finds everything', () => {
    expect(found('กขคฆง')).toEqual([])
    expect(found('เครื่องบินไอพ่น')).toEqual([])
    expect(found('')).toHaveLength(questions.length)
    expect(found('   ')).toHaveLength(questions.length)
  })

  test('only asking words are searched as they are', () => {
    expect(wordsOf('ทำอย่างไร')).not.toEqual([])
    expect(wordsOf('เครดิตคืออะไร')).toEqual(['เครดิต'])
  })
})

const thaiText = fc.string({ unit: fc.constantFrom(...'กขนปพสญฟวาำิีึืุูเแโใไ่้๊๋็์ํ ๑2aB-“”'), maxLength: 40 })

describe('folding', () => {
  test('tone marks, spaces and halves of vowels make no difference', () => {
    const same = [
      ['น้ำ', 'นำ', 'นํา', 'น้ํา', 'น ำ'],
      ['แก้', 'เเก้', 'แก'],
      ['๑๒๓', '1 2 3', '1-2-3'],
      ['แม่', 'เ-เม่', 'เ เม'],
    ]
    for (const spellings of same) expect(new Set(spellings.map((text) => fold(text).text)).size).toBe(1)
  })

  test('every folded character knows where it came from', () => {
    fc.assert(
      fc.property(thaiText, (text) => {
        const folded = fold(text)
        expect(folded.places).toHaveLength(folded.text.length)
        expect([...folded.places]).toEqual([...folded.places].sort((one, other) => one - other))
        expect(fold(folded.text).text).toBe(folded.text)
      }),
    )
  })

  test('two short vowels typed for the long one light up together', () => {
    expect(searchFor('แม่').spansIn('คุณเเม่มา')).toEqual([[3, 7]])
  })

  test('a text is found in whatever surrounds it, and its span is the text', () => {
    fc.assert(
      fc.property(thaiText, thaiText, thaiText, (before, text, after) => {
        // Nobody searches for a mark without a letter; it would become part of the letter before it.
        fc.pre(/^[^\p{M}]/u.test(fold(text).text))
        const whole = `${before} ${text} ${after}`
        // A vowel before the seam may combine with one after it.
        fc.pre(fold(whole).text.includes(fold(text).text))
        const { among, spansIn } = searchFor(text)
        expect(among([whole])).toEqual([true])
        const spans = spansIn(whole)
        expect(spans.length).toBeGreaterThan(0)
        for (const [start, end] of spans) {
          expect(fold(whole.slice(start, end)).text.startsWith(fold(text).text)).toBe(true)
        }
      }),
    )
  })
})
