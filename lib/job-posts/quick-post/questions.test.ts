import { describe, expect, test } from '@jest/globals'
import { labelledBranches as branches, writtenOn as today } from './labelled-lines'
import { type AskedPart, askedParts, partsGiven, questionsOf } from './questions'
import { readQuickPost } from './read-quick-post'

function asked(text: string) {
  const post = readQuickPost(text, { today, branches })
  return questionsOf({ text, post, today, branches })
}

const about = (text: string, part: AskedPart) => asked(text).find((question) => question.part === part)

describe('what a line leaves open', () => {
  test('what it says in two ways comes first, then what it does not say, each in the order of the form', () => {
    const questions = asked('เสิร์ฟ 5-6 คน เริ่มต้นเดือนหน้า 6 โมง')
    expect(questions.map(({ part, isUnclear }) => [part, isUnclear])).toEqual([
      ['days', true],
      ['startTime', true],
      ['endTime', true],
      ['headcount', true],
      ['branchId', false],
      ['payUnit', false],
      ['payAmount', false],
    ])
  })

  test('is nothing where it says all', () => {
    expect(asked('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600')).toEqual([])
  })

  test('and what it gives are all parts together', () => {
    const text = '28-29 พ.ย. 6 โมง เสิร์ฟ 5 คน วันละ 500-600'
    const given = Object.keys(partsGiven(readQuickPost(text, { today, branches })))
    const open = asked(text).map(({ part }) => part)
    expect([...given, ...open].sort()).toEqual([...askedParts].sort())
  })

  test.each([
    ['28-29 พ.ย. 9.00-18.00 เสิร์ฟ 2 คน สยาม วันละ 600', ['shiftChoice']],
    ['พรุ่งนี้ 6.00-14.00 และ 14.00-22.00 เสิร์ฟ 2 คน สยาม วันละ 600', ['shiftChoice']],
    ['28-29 พ.ย. 9.00-18.00 เสิร์ฟ 2 คน สยาม วันละ 600 เลือกวันได้', []],
    ['28-29 พ.ย. 9.00-18.00 เสิร์ฟ 2 คน สยาม วันละ 600 ต้องมาครบ', []],
    ['28-29 พ.ย. 9.00-18.00 เสิร์ฟ 2 คน สยาม เหมา 1200', []],
    ['พรุ่งนี้ 9.00-18.00 เสิร์ฟ 2 คน สยาม วันละ 600', []],
  ])('who works which shift is asked where there are several: %s', (text, parts) => {
    expect(asked(text).map(({ part }) => part)).toEqual(parts)
  })

  test('who works which shift is asked of days that a button answered, and of words that say both', () => {
    const text = '9.00-18.00 เสิร์ฟ 2 คน สยาม วันละ 600'
    const post = readQuickPost(text, { today, branches })
    const partsAsked = (days: string) =>
      questionsOf({ text, post, today, branches, form: { days } }).map(({ part }) => part)
    expect(partsAsked('2026-11-28 2026-11-29')).toEqual(['days', 'shiftChoice'])
    expect(partsAsked('2026-11-28')).toEqual(['days'])
    expect(about(`28-29 พ.ย. ${text} เลือกวันได้ ต้องมาครบ`, 'shiftChoice')).toEqual({
      part: 'shiftChoice',
      words: 'เลือกวันได้ ต้องมาครบ',
      isUnclear: true,
      answers: ['all', 'each'],
    })
  })

  // The lines were written on Thursday 19 November 2026; 1 December is a Tuesday.
  test.each([
    ['จ-ศ 7.00-15.00 เริ่มต้นเดือนหน้า', ['2026-12-01..04', '2026-12-07..11']],
    ['ทุกวันจันทร์-ศุกร์ งานประจำ', ['2026-11-20', '2026-11-23..27']],
    ['พรุ่งนี้หรือมะรืน', ['2026-11-20', '2026-11-21']],
    ['พรุ่งนี้ 28 พ.ย.', ['2026-11-20', '2026-11-28']],
    ['วันพฤหัส', ['2026-11-19', '2026-11-26']],
    ['ต้นเดือนหน้า', []],
    ['เสิร์ฟ 5 คน', ['2026-11-20', '2026-11-21..22']],
    ['เสิร์ฟ 5 คน ประจำวันหยุด', ['2026-11-20', '2026-11-21..22']],
  ])('days of %s', (text, days) => {
    const answers = (about(text, 'days')?.answers ?? []).map((answer) => {
      const [first, ...more] = String(answer).split(' ')
      return more.length > 0 ? `${first}..${more.at(-1)?.slice(8)}` : first
    })
    expect(answers).toEqual(days)
  })

  test.each([
    ['6 โมง', 'startTime', ['06:00', '18:00']],
    ['เลิก 6 โมง', 'startTime', []],
    ['เลิก 6 โมง', 'endTime', ['06:00', '18:00']],
    ['เสิร์ฟ 2 คน', 'startTime', []],
    ['ขาดคน 2 คนวันนี้เย็น เสิร์ฟ ให้ 300', 'startTime', ['16:00', '17:00', '18:00']],
    ['ขาดคน 2 คนวันนี้เย็น เสิร์ฟ ให้ 300', 'endTime', []],
    ['พรุ่งนี้เช้า เสิร์ฟ 2 คน', 'startTime', ['07:00', '08:00', '09:00']],
    ['แคชเชียร์ 1 คน เช้าถึงบ่าย', 'startTime', ['07:00', '08:00', '09:00']],
    ['แคชเชียร์ 1 คน เช้าถึงบ่าย', 'endTime', ['15:00', '16:00', '17:00']],
    ['ช่วงดึก เสิร์ฟ 2 คน', 'startTime', ['21:00', '22:00', '23:00']],
    // What is eaten or sold then; two of them.
    ['ร้านข้าวเย็น เสิร์ฟ 2 คน พรุ่งนี้', 'startTime', []],
    ['มีข้าวเช้า เสิร์ฟ 2 คน พรุ่งนี้', 'startTime', []],
    ['รอบเช้าหรือรอบเย็น เสิร์ฟ 2 คน', 'startTime', []],
    ['2-3 คน', 'headcount', [2, 3]],
    ['หาเด็กเสิร์ฟ', 'headcount', [1, 2, 3, 5]],
    ['วันละ 500-600', 'payAmount', [50_000, 60_000]],
    ['600 บาท', 'payUnit', ['hour', 'day', 'job']],
    ['หาเด็กเสิร์ฟ', 'payAmount', []],
    // More branches than buttons: the field has them.
    ['หาเด็กเสิร์ฟ', 'branchId', []],
  ] as const)('%s: %s', (text, part, answers) => {
    expect(about(text, part)?.answers).toEqual(answers)
  })

  test.each([
    ['ขาดคนช่วยครัววันนี้ ตอนนี้เลย ถึงสี่ทุ่ม 600 บาท', '05:31', ['05:45'], true],
    ['เสิร์ฟ 1 คน ตอนนี้เลย', '05:42', ['06:00'], true],
    // Tomorrow is not now.
    ['เสิร์ฟ 1 คน ตอนนี้เลย', '23:50', [], undefined],
    ['ขาดคนช่วยครัววันนี้ ถึงสี่ทุ่ม 600 บาท', '05:31', [], undefined],
  ])('%s, said at %s, may begin at %j', (text, now, answers, isNow) => {
    const post = readQuickPost(text, { today, branches })
    const question = questionsOf({ text, post, today, branches, now }).find(
      ({ part }) => part === 'startTime',
    )
    expect({ answers: question?.answers, isNow: question?.isNow }).toEqual({ answers, isNow })
  })

  test('and what it says of now and of when the work ends is marked whole', () => {
    const text = 'ขาดคนช่วยครัววันนี้ ตอนนี้เลย ถึงสี่ทุ่ม 600 บาท สาขาทองหล่อ'
    const { marks, leftOver } = readQuickPost(text, { today, branches })
    const words = marks.map(({ start, end }) => text.slice(start, end))
    expect(words).toEqual(expect.arrayContaining(['วันนี้', 'ตอนนี้เลย', 'ถึงสี่ทุ่ม', '600 บาท']))
    expect(leftOver).toBe('')
  })

  test('names the words that are not clear, as they were typed', () => {
    expect(about('เสิร์ฟ ๒-๓ คน', 'headcount')).toMatchObject({ words: '๒-๓ คน', isUnclear: true })
    expect(about('เสิร์ฟ 600 บาท', 'payUnit')).toMatchObject({ words: '600 บาท', isUnclear: false })
    expect(about('เสิร์ฟ', 'payUnit')).toMatchObject({ words: null, isUnclear: false })
  })
})
