import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Cue, captionLimits, readCaptions, writeCaptions } from './captions'

const cues: Cue[] = [
  { startMs: 0, endMs: 2_500, text: 'สวัสดีค่ะ ชื่อพิม' },
  { startMs: 2_500, endMs: 61_000, text: 'เคยเสิร์ฟ 2 ปี\nทำงาน < 8 ชม. & เร็ว' },
]

describe('captions', () => {
  test('are read as they are written', () => {
    const webvtt = writeCaptions(cues)
    expect(webvtt).toContain('00:00:02.500 --> 00:01:01.000\nเคยเสิร์ฟ 2 ปี\nทำงาน &lt; 8 ชม. &amp; เร็ว')
    expect(readCaptions(webvtt)).toEqual({ cues })
    expect(writeCaptions([])).toBe('')
  })

  test('of any text come back the same', () => {
    const text = fc.stringMatching(/^[ก-๙a-z<>&;:0-9]{1,30}$/).filter((one) => !one.includes('-->'))
    const property = fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (texts) => {
      const written = texts.map((one, index) => ({
        startMs: index * 100,
        endMs: index * 100 + 90,
        text: one,
      }))
      expect(readCaptions(writeCaptions(written))).toEqual({ cues: written })
    })
    fc.assert(property)
  })

  test.each([
    ['names, settings and hours', 'WEBVTT\n\nหนึ่ง\n00:00:00.000 --> 00:00:01.000 align:start\nก\n'],
    ['Windows’ line ends', 'WEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nก\r\n'],
    ['a byte order mark and a title', '\uFEFFWEBVTT - ของฉัน\n\n00:00.000 --> 00:01.000\nก'],
    ['notes and styles', 'WEBVTT\n\nNOTE ไม่ใช่คำ\n\nSTYLE\n::cue{color:red}\n\n00:00.000 --> 00:01.000\nก'],
    [
      'tags of voices and links',
      'WEBVTT\n\n00:00.000 --> 00:01.000\n<v พิม><b>ก</b><img src=x onerror=alert(1)>',
    ],
  ])('with %s are read as plain text', (_name, webvtt) => {
    expect(readCaptions(webvtt)).toEqual({ cues: [{ startMs: 0, endMs: 1_000, text: 'ก' }] })
  })

  test.each([
    ['something else', '<script>alert(1)</script>', 1],
    ['a header of another kind', 'WEBVTTX\n\n00:00.000 --> 00:01.000\nก', 1],
    ['text without a time', 'WEBVTT\n\nก\nข', 4],
    ['a comma for a point', 'WEBVTT\n\n00:00,000 --> 00:01,000\nก', 3],
    ['an end before its begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nก', 3],
    ['no length', 'WEBVTT\n\n00:01.000 --> 00:01.000\nก', 3],
    ['the later first', 'WEBVTT\n\n00:02.000 --> 00:03.000\nก\n\n00:01.000 --> 00:02.000\nข', 6],
    ['an arrow in the text', 'WEBVTT\n\n00:00.000 --> 00:01.000\nก --> ข', 3],
    ['a long text', `WEBVTT\n\n00:00.000 --> 00:01.000\n${'ก'.repeat(captionLimits.characters + 1)}`, 3],
  ])('with %s are refused, with the line', (_name, webvtt, faultyLine) => {
    expect(readCaptions(webvtt)).toEqual({ faultyLine })
  })

  test('of too many are refused', () => {
    const many = Array.from({ length: captionLimits.cues + 1 }, (_, at) => ({
      startMs: at * 10,
      endMs: at * 10 + 5,
      text: 'ก',
    }))
    expect(readCaptions(writeCaptions(many))).toHaveProperty('faultyLine')
  })

  test('any text has an answer', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(readCaptions(`WEBVTT\n\n${text}`)).toBeDefined()))
  })
})
