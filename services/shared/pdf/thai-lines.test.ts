import { describe, expect, test } from '@jest/globals'
import { thaiLines } from './thai-lines'

/** Every sign is one wide. */
const lines = (text: string, width: number) => thaiLines(text, width, (part) => Array.from(part).length)

describe('a Thai text', () => {
  test('is broken between words and loses nothing', () => {
    const text = 'ประกาศรับสมัครพนักงานเสิร์ฟร้านอาหารญี่ปุ่นย่านทองหล่อ'
    const broken = lines(text, 20)
    expect(broken.join('')).toBe(text)
    expect(broken.length).toBeGreaterThan(2)
    for (const line of broken) {
      expect(Array.from(line).length).toBeLessThanOrEqual(20)
      // No line begins with a mark that belongs to the sign before it.
      expect(line).not.toMatch(/^[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/)
    }
  })

  test('that fits is one line, and an empty one is none', () => {
    expect(lines('สั้น', 20)).toEqual(['สั้น'])
    expect(lines('  ', 20)).toEqual([])
  })

  test('with a word that is too wide is broken within it, between signs', () => {
    const broken = lines('chrg_test_1234567890_น้ำ', 6)
    expect(broken.join('')).toBe('chrg_test_1234567890_น้ำ')
    expect(Math.max(...broken.map((line) => line.length))).toBeLessThanOrEqual(8)
  })

  test('keeps what closes a phrase on its line', () => {
    expect(lines('ราคา (บาท) ต่อ', 9)[0]).toBe('ราคา (บาท)')
  })
})
