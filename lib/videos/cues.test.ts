import { describe, expect, test } from '@jest/globals'
import type { Cue } from '@/validators/captions'
import { cueFaults, cuesOfScript, nextCue, readCues, splitCue, writeCues } from './cues'

const cue = (startMs: number, endMs: number, text: string): Cue => ({ startMs, endMs, text })

describe('a file of captions', () => {
  test('is written in the order of its lines and read as it was written', () => {
    const cues = [cue(3_000, 6_500, 'เคยเสิร์ฟร้านป้าศรี'), cue(0, 2_900, 'สวัสดีค่ะ ชื่อแนนค่ะ')]
    const file = writeCues(cues)
    expect(file).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.900\nสวัสดีค่ะ ชื่อแนนค่ะ\n\n00:00:03.000 --> 00:00:06.500\nเคยเสิร์ฟร้านป้าศรี\n',
    )
    expect(readCues(file)).toEqual([cues[1], cues[0]])
  })

  test('takes any text as text', () => {
    const texts = ['<b>หนา</b> & <script>', 'R&amp;B', 'บรรทัด\nสอง', 'NOTE ไม่ใช่หมายเหตุ', 'ซ้าย --> ขวา']
    const cues = texts.map((text, index) => cue(index * 1_000, index * 1_000 + 900, text))
    const read = readCues(writeCues(cues))
    expect(read.map(({ text }) => text)).toEqual([
      ...texts.slice(0, 2),
      'บรรทัด สอง',
      'NOTE ไม่ใช่หมายเหตุ',
      'ซ้าย → ขวา',
    ])
  })

  test('of nothing is empty, and what is none has no lines', () => {
    expect(writeCues([])).toBe('')
    expect(writeCues([cue(0, 1_000, ' \n ')])).toBe('')
    expect(readCues('สวัสดี')).toEqual([])
  })
})

test('what is wrong with a line is said of that line', () => {
  expect(
    cueFaults([
      cue(0, 2_000, 'ก'),
      cue(1_500, 3_000, 'ข'),
      cue(3_000, 3_200, 'ค'),
      cue(4_000, 5_000, '  '),
      cue(5_000, 6_000, 'จ'),
    ]),
  ).toEqual([null, 'overlaps', 'too_short', 'empty', null])
})

describe('a new line', () => {
  test('begins where the film stands, and ends before the next one', () => {
    expect(nextCue([], 20_000, 4_000)).toEqual(cue(4_000, 7_000, ''))
    expect(nextCue([cue(5_000, 8_000, 'ก')], 20_000, 4_000)).toEqual(cue(4_000, 5_000, ''))
  })

  test('comes after the last one where something is shown already, and not at all without room', () => {
    const said = [cue(0, 5_000, 'ก')]
    expect(nextCue(said, 20_000, 1_000)).toEqual(cue(5_000, 8_000, ''))
    expect(nextCue(said, 5_200, 1_000)).toBeNull()
  })
})

test('a line is split between words, and its time as its letters', () => {
  const [first, second] = splitCue(cue(1_000, 5_000, 'เคยเสิร์ฟอาหารในร้าน'))
  expect(first.text + second.text).toBe('เคยเสิร์ฟอาหารในร้าน')
  expect([first.startMs, second.endMs]).toEqual([1_000, 5_000])
  expect(first.endMs).toBe(second.startMs)
  // A vowel or tone mark never begins a line.
  expect(second.text).toMatch(/^[ก-ฮเ-ไ]/)
})

test('a script becomes lines that fill the film', () => {
  expect(cuesOfScript('สวัสดีค่ะ\n\n ชื่อแนนค่ะ ', 20_000)).toEqual([
    cue(0, 9_400, 'สวัสดีค่ะ'),
    cue(9_400, 20_000, 'ชื่อแนนค่ะ'),
  ])
  expect(cuesOfScript(' \n', 20_000)).toEqual([])
})
