import { describe, expect, test } from '@jest/globals'
import { searchKeys, searchQuery } from './search'

const title = 'พนักงานเสิร์ฟ กะเย็น ละ500บาท'

/** A simple imitation of how PostgreSQL evaluates the query: brackets, and, or, and prefixes. */
function finds(typed: string, text = title): boolean {
  const keys = searchKeys(text)
  const holds = (query: string): boolean => {
    const parts = partsOf(query, '|')
    if (parts.length > 1) return parts.some(holds)
    const all = partsOf(query, '&')
    if (all.length > 1) return all.every(holds)
    if (query.startsWith('(')) return holds(query.slice(1, -1))
    return keys.some((key) => key.startsWith(query.slice(1, -"':*".length)))
  }
  const query = searchQuery(typed)
  return query !== null && holds(query)
}

/** The parts of a query, separated by a sign outside brackets. */
function partsOf(query: string, sign: '|' | '&'): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of query) {
    depth += Number(letter === '(') - Number(letter === ')')
    if (letter === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

describe('a title', () => {
  test('is found from each of its words on, and from the letters inside them', () => {
    expect(searchKeys('รับคน')).toEqual(['รับคน', '~บคน', 'คน', '~น'])
  })

  test('is cut where the script changes, before the dictionary cuts it', () => {
    const fromWords = searchKeys('ละ500บาท').filter((key) => !key.startsWith('~'))
    expect(fromWords).toEqual(['ละ', '500', 'บาท'])
  })

  test('has no keys of signs alone', () => {
    expect(searchKeys("ฯลฯ – 'ๆ' (!) \0 ฿")).toEqual(['ล'])
  })

  test.each([
    ['all of it', title],
    ['a word from its middle', 'เสิร์ฟ'],
    ['a word that is not finished', 'เสิร์'],
    ['a foreign word the dictionary cuts into nonsense', 'พนัก'],
    ['words in another order', 'กะเย็น พนักงาน'],
    ['words without the space between them', 'พนักงานกะเย็น'],
    ['Thai digits', '๕๐๐'],
    ['two kinds of script in one', 'ละ500'],
    ['four letters from the middle of a word', 'กงาน'],
  ])('is found by %s', (_what, typed) => {
    expect(finds(typed)).toBe(true)
  })

  test.each([
    ['another word', 'บาริสต้า'],
    ['one word of it and one that it lacks', 'เสิร์ฟ ครัว'],
    ['two letters from the middle of a word', 'สิ'],
  ])('is not found by %s', (_what, typed) => {
    expect(finds(typed)).toBe(false)
  })

  test('of foreign letters is found in any case, and however far it was typed', () => {
    expect(finds('wiFI', 'ติดตั้ง WiFi')).toBe(true)
    for (const typed of ['บ', 'บาริ', 'บาริส', 'บาริสต้า', 'พาร์', 'พาร์ทไทม์']) {
      expect([typed, finds(typed, 'บาริสต้าพาร์ทไทม์ช่วงเช้า')]).toEqual([typed, true])
    }
  })

  test('of one long word is found by a word inside it, and not by chance', () => {
    expect(finds('ไฟฟ้า', 'ช่างไฟฟ้า')).toBe(true)
    expect(finds('ยาม', 'สาขาสยาม')).toBe(false)
    expect(finds('ยาม', 'ยามกลางคืน')).toBe(true)
  })

  test('is found by sara am in either spelling', () => {
    expect(finds('นํ้า', 'ล้างแก้วน้ำ')).toBe(true)
    expect(finds('น้ำ', 'ล้างแก้วนํ้า')).toBe(true)
  })
})

test.each(['', '   ', "'", '!*&|:()', '\0', 'ๆ'])('%j is nothing to search for', (typed) => {
  expect(searchQuery(typed)).toBeNull()
})

test('a query holds nothing but words, whatever was typed', () => {
  expect(searchQuery("a':* | 'b\\")).toBe("('a':* & 'b':*)")
  expect(searchQuery("~'sql'")).not.toMatch(/'~[^s]|~~/)
})
