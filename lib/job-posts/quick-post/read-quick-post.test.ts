import { describe, expect, test } from '@jest/globals'
import { answersOf, labelledBranches, writtenOn } from './labelled-lines'
import { readQuickPost } from './read-quick-post'

const read = (text: string, today = writtenOn) => readQuickPost(text, { today, branches: labelledBranches })
const answers = (text: string, today?: string) => answersOf(read(text, today))

describe('days', () => {
  test.each([
    ['วันนี้', '2026-11-19'],
    ['คืนนี้', '2026-11-19'],
    ['พรุ่งนี้', '2026-11-20'],
    ['มะรืน', '2026-11-21'],
    ['อีกสองวัน', '2026-11-21'],
    ['วันเสาร์นี้', '2026-11-21'],
    ['วันเสาร์สัปดาห์หน้า', '2026-11-28'],
    ['เสาร์-อาทิตย์', '2026-11-21 2026-11-22'],
    ['5-7 ธ.ค.', '2026-12-05 2026-12-06 2026-12-07'],
    ['5/12', '2026-12-05'],
    ['5 ธันวาคม 2569', '2026-12-05'],
    ['29 ก.พ. 71', '2028-02-29'],
    ['30 พ.ย.-1 ธ.ค.', '2026-11-30 2026-12-01'],
    ['ทุกวันจันทร์', '2026-11-23 2026-11-30 2026-12-07 2026-12-14'],
    ['วันจันทร์สัปดาห์หน้า', '2026-11-23'],
    ['จันทร์นี้', '2026-11-23'],
    ['พุธหน้า', '2026-11-25'],
    ['พฤ.นี้', '2026-11-19'],
    ['จ พ ศ', '2026-11-23 2026-11-25 2026-11-27'],
    ['เสาร์ 28 อาทิตย์ 29', '2026-11-28 2026-11-29'],
    ['25-27 นี้', '2026-11-25 2026-11-26 2026-11-27'],
    ['ทั้งอาทิตย์หน้า', [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`).join(' ')],
    ['วันที่ 1 ทำถึง 3 ธ.ค.', '2026-12-01 2026-12-02 2026-12-03'],
    ['ธันวา 5,6', '2026-12-05 2026-12-06'],
    ['tomorrow', '2026-11-20'],
    ['พรุ่งนี้ร้านหยุด มะรืนนี้', '2026-11-21'],
    ['1-4 ธ.ค. หยุดวันพุธ', '2026-12-01 2026-12-03 2026-12-04'],
    ['1-5 ธ.ค. วันเว้นวัน', '2026-12-01 2026-12-03 2026-12-05'],
    ['1-8 ธ.ค. เฉพาะเสาร์อาทิตย์', '2026-12-05 2026-12-06'],
    ['คืนนี้ ตี1-ตี5', '2026-11-20'],
    ['คืนวันเสาร์ 20.00-02.00', '2026-11-21'],
  ])('%s is %s', (text, expected) => {
    expect(answers(text).date).toBe(expected)
  })

  test.each(['สิ้นเดือน', '29 ก.พ. 2570', '05/12/3112', '31 เมษา'])(
    'bare figures beside %s are the hours, whatever day is meant',
    (day) => {
      const line = `เสิร์ฟ ${day} 9-18 วันละ 600 สยาม`
      expect(read(line)).toMatchObject({ dates: [], startTime: '09:00', endTime: '18:00' })
    },
  )

  test.each(['๐๑๒๓๔๕๖๗๘๙', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'])(
    'digits are read as %s, too',
    (digits) => {
      const line = 'เสิร์ฟ 5/12/2569 9:00-18:00 2 คน 600 บาท/วัน สยาม'
      const { marks: _, ...expected } = read(line)
      expect(read(line.replaceAll(/\d/g, (digit) => [...digits][Number(digit)] ?? ''))).toMatchObject(
        expected,
      )
      expect(expected).toMatchObject({ dates: ['2026-12-05'], headcount: 2, payAmount: 60_000 })
    },
  )

  test('midnight of a day can be the beginning of it or its end: both are asked about', () => {
    expect(read('เสิร์ฟ พรุ่งนี้ 6 ทุ่มถึงตี 5', '2026-11-26')).toMatchObject({
      dates: [],
      possibleDates: [['2026-11-27'], ['2026-11-28']],
      startTime: '00:00',
    })
  })

  test('bare figures beside a day that is still asked are hours, as beside one that is clear', () => {
    const line = 'ล้างจาน เสาร์หน้า 2 คน 9-18 วันละ 500'
    const { dates, possibleDates, startTime, endTime } = readQuickPost(line, {
      today: '2026-11-29',
      branches: [],
    })
    expect([dates, possibleDates.length, startTime, endTime]).toEqual([[], 2, '09:00', '18:00'])
  })

  test.each([
    ['a week without a day of it', 'สัปดาห์หน้า'],
    ['a Thursday said on a Thursday', 'วันพฤหัส'],
    ['a day that has passed', '18 พ.ย. 2569'],
    ['a year nobody means', 'เสิร์ฟ 05/12/3112 9-18 600 บาท'],
    ['such a year with dots', '5.12.1112 9.00-18.00'],
    ['such a year first', '3112-12-05 9.00-18.00'],
    ['three digits of a year', '5/12/256'],
    ['a date on another weekday than it says', 'วันเสาร์ที่ 27 พ.ย.'],
    ['a day there is not', '31 พ.ย.'],
    ['one day or another', 'วันศุกร์หรือวันเสาร์'],
    ['a beginning without an end', 'ตั้งแต่ 1 ธ.ค. เป็นต้นไป'],
    ['an end without a beginning', 'ถึงวันศุกร์'],
    ['every other day without an end', 'เริ่ม 1 ธ.ค. วันเว้นวัน'],
    ['some days of a week', '1-15 ธ.ค. สัปดาห์ละ 3 วัน'],
    ['days off that are not named', '1-7 ธ.ค. หยุด 1 วัน'],
    ['weekdays of work of months', '3 เดือน จ-ศ'],
    ['two weeks from a day on', '2 อาทิตย์ เริ่ม 1 ธ.ค.'],
    ['weekdays that begin on a weekday', 'ทุกวันจันทร์ถึงศุกร์ 9.00-18.00 เริ่มจันทร์หน้า'],
    ['one weekday that begins on itself', 'ทุกวันเสาร์ เริ่มเสาร์หน้า'],
    ['a holiday whose days depend on the person', 'หยุดยาวนี้'],
    ['New Year, an evening or a day', 'ปีใหม่'],
    ['midnight, the beginning of a day or its end', 'พรุ่งนี้ เที่ยงคืน-6 โมงเช้า'],
    ['one job on one day and another on another', 'เสาร์นี้เสิร์ฟ วันอาทิตย์นี้ล้างจาน'],
    ['the feast of a year’s end', 'งานเลี้ยงสิ้นปี'],
    ['numbers that may be days as well', 'วันที่ 5 12 19 ธ.ค.'],
  ])('%s is marked as not clear and left out', (_, text) => {
    const { dates, marks } = read(text)
    expect(dates).toEqual([])
    expect(marks).toEqual(
      expect.arrayContaining([expect.objectContaining({ topic: 'date', isClear: false })]),
    )
  })

  test.each([
    ['หยุดวันพุธ'],
    ['ทุกวันหยุดวันพุธ'],
    ['ทุกวันยกเว้นวันจันทร์'],
    ['ปิดทุกวันอังคาร'],
    ['วันหยุด: วันพุธ'],
    ['เงินออกทุกวันที่ 15'],
    ['หมดเขต 25 พ.ย.'],
    ['เปิด 24/7'],
  ])('%s names no day of the work', (text) => {
    expect(answers(text).date).toBe('')
  })

  test.each([
    ['วันพ่อ', writtenOn, '2026-12-05'],
    ['ลอยกระทง', writtenOn, '2026-11-24'],
    ['ลอยกระทง', '2027-11-01', '2027-11-13'],
    ['คืนสิ้นปี', writtenOn, '2026-12-31'],
    ['วันปีใหม่', writtenOn, '2027-01-01'],
    ['คริสต์มาส', writtenOn, '2026-12-25'],
    ['สงกรานต์นี้', '2027-04-01', '2027-04-13 2027-04-14 2027-04-15'],
    ['สงกรานต์ 13-14', '2027-04-01', '2027-04-13 2027-04-14'],
    ['วันแม่', '2027-04-01', '2027-08-12'],
    ['วันแรงงาน', '2027-04-01', '2027-05-01'],
    ['วันแม่', writtenOn, ''],
    ['สงกรานต์', '2027-04-14', ''],
    ['วันพ่อ', '2030-12-01', ''],
    ['แพ็คของขวัญวันแม่', '2027-08-01', ''],
    ['คุกกี้ปีใหม่ 15-16 ธ.ค.', writtenOn, '2026-12-15 2026-12-16'],
  ])('%s, said on %s, is "%s"', (text, today, expected) => {
    expect(answers(text, today).date).toBe(expected)
  })

  test('the year turns', () => {
    expect(answers('พรุ่งนี้', '2026-12-31').date).toBe('2027-01-01')
    expect(answers('วันที่ 2', '2026-12-31').date).toBe('2027-01-02')
    expect(answers('5 ม.ค.', '2026-12-31').date).toBe('2027-01-05')
  })
})

describe('hours', () => {
  test.each([
    ['9 โมงเช้าถึง 6 โมงเย็น', '09:00-18:00'],
    ['9 โมง-6 โมง', '09:00-18:00'],
    ['4 ทุ่มถึง 6 โมง', '22:00-06:00'],
    ['บ่ายสองถึงบ่าย 4 ครึ่ง', '14:00-16:30'],
    ['สี่โมงเย็น - 2 ทุ่ม', '16:00-20:00'],
    ['ตีสามถึงเที่ยง', '03:00-12:00'],
    ['เที่ยงถึงเที่ยงคืน', '12:00-00:00'],
    ['18.00-22.00', '18:00-22:00'],
    ['18:00 น. ถึง 02:00 น.', '18:00-02:00'],
    ['๑๘.๐๐-๒๔.๐๐', '18:00-00:00'],
    ['2-4 ทุ่ม', '20:00-22:00'],
    ['เริ่ม 9 โมง', '09:00-'],
    ['เลิกเที่ยงคืน', '-00:00'],
    ['10.00-14.00 และ 17.00-21.00', '10:00-14:00 17:00-21:00'],
    ['กะเช้า 6-14 กะบ่าย 14-22', '06:00-14:00 14:00-22:00'],
    ['กะดึก 22-6', '22:00-06:00'],
    ['9 โมงถึงเที่ยง กับ 5 โมงเย็นถึง 3 ทุ่ม', '09:00-12:00 17:00-21:00'],
    ['1700-2300', '17:00-23:00'],
    ['เริ่ม 1700 เลิก 2300', '17:00-23:00'],
    ['4 ชม. เริ่ม 6 โมงเย็น', '18:00-22:00'],
    ['6 โมงเย็น 4 ชม.', '18:00-22:00'],
    ['8 ชม. เริ่ม 9 โมง', '09:00-'],
    ['4-5 ชม. เริ่ม 6 โมงเย็น', '18:00-'],
    ['เช้า 8-12 บ่าย 17-21', '08:00-12:00 17:00-21:00'],
    ['กะ 8-12 กับ 17-21', '08:00-12:00 17:00-21:00'],
    ['บ่าย 2-5', '14:00-17:00'],
    ['18.00-2', '18:00-02:00'],
    ['พรุ่งนี้ 10-19', '10:00-19:00'],
    ['เสิร์ฟ พรุ่งนี้ 22-6 ชม.ละ 70', '22:00-06:00'],
    ['พรุ่งนี้ 18-2', '18:00-02:00'],
    ['พรุ่งนี้ 17-24', '17:00-00:00'],
    ['9.00-18.00 OT ถึง 20.00', '09:00-18:00'],
    ['10.00-22.00 พักบ่าย 14.00-17.00', '10:00-22:00'],
  ])('%s is %s', (text, expected) => {
    expect(answers(text).time).toBe(expected)
  })

  test.each([
    ['nine to five, which is not by the clock', '9-5'],
    ['a night that is too short', '23-1'],
    ['the same hour twice', '8-8'],
  ])('%s is marked as not clear beside a day', (_, hours) => {
    const text = `เสิร์ฟ พรุ่งนี้ ${hours} ชม.ละ 70`
    const { startTime, endTime, marks } = read(text)
    expect([startTime, endTime]).toEqual([null, null])
    const start = text.indexOf(hours)
    expect(marks).toContainEqual({ topic: 'time', start, end: start + hours.length, isClear: false })
  })

  test('a short range beside a day is no hours', () => {
    expect(read('เสิร์ฟ พรุ่งนี้ 2-3 ชม.ละ 70').marks).not.toContainEqual(
      expect.objectContaining({ topic: 'time' }),
    )
  })

  test.each([
    ['six, of the morning or of the evening', '6 โมง'],
    ['two shifts of different days', 'เสาร์ 9.00-12.00 อาทิตย์ 17.00-21.00'],
    ['one shift or another', '9.00-12.00 หรือ 17.00-21.00'],
    ['two shifts at the same time', '9.00-15.00 และ 12.00-21.00'],
    ['three shifts', '6.00-10.00, 11.00-14.00, 17.00-21.00'],
    ['an evening not by the clock', 'กะเย็น 5-9'],
    ['one of two shifts', 'รอบเช้า 9-14 รอบบ่าย 14-19 เลือกได้'],
    ['a second shift after midnight, which is on the next day', 'วันเสาร์ 20-24 น. และ ตี1-ตี5'],
    ['three shifts after each other', 'กะ 6-14 / 14-22 / 22-6'],
    ['figures that may be what is paid', '1000-1500'],
    ['figures that may be days', '10-19'],
    ['a sale', 'โปร 12.12'],
    ['a time there is not', '25.00-30.00'],
  ])('%s is left out', (_, text) => {
    expect(answers(text).time).toBe('')
  })
})

describe('pay', () => {
  test.each([
    ['วันละ 600', '600', 'day'],
    ['600/วัน', '600', 'day'],
    ['ชม.ละ 60', '60', 'hour'],
    ['62.50 บาท/ชม.', '62.5', 'hour'],
    ['เหมา 1,500', '1500', 'job'],
    ['๖๐๐ บาท', '600', ''],
    ['วันละพันสอง', '1200', 'day'],
    ['วันละห้าร้อยห้าสิบ', '550', 'day'],
    ['วันละ 500-600', '', 'day'],
    ['เดือนละ 15000', '', ''],
    ['วันละ 5 คน', '', ''],
    ['วันละ 500 โอที ชม.ละ 90', '500', 'day'],
    ['600', '', ''],
    ['คืนละ 700', '700', 'day'],
    ['700 ต่อคืน', '700', 'day'],
    ['คืนละ 700 9.00-12.00 และ 17.00-21.00', '700', ''],
    ['ชม.60', '60', 'hour'],
    ['500 จ่ายสด', '500', ''],
    ['17.00-22.00 จ่ายสด 500', '500', ''],
    ['วันละ 500 ชม.ละ 60', '', ''],
    ['450/วัน ขึ้นไป', '', 'day'],
    ['ได้ 2 แรง วันละ 800', '800', 'day'],
  ])('%s is %s %s', (text, pay, unit) => {
    expect(answers(text)).toMatchObject({ pay, unit })
  })
})

describe('people, place and work', () => {
  test.each([
    ['5 คน', '5'],
    ['สองคน', '2'],
    ['ห้าตำแหน่ง', '5'],
    ['ชาย 2 หญิง 3', '5'],
    ['คนเดียว', '1'],
    ['ญ2 ช1', '3'],
    ['ญ.2 ช.3', '5'],
    ['2 ญ 1 ช', '3'],
    ['หญิง 2 คน ชาย 1 คน รวม 3 คน', '3'],
    ['ญ 4 ช 2 (6 คน)', '6'],
    ['ญ 18-25', ''],
    ['เสิร์ฟ 2 11-21น.', '2'],
    ['ขาด 2', '2'],
    ['2 ตำแหน่ง เสิร์ฟ แม่บ้าน', ''],
    ['ได้แล้ว 3 คน ขาดอีก 2 คน', '2'],
    ['สองสามคน', ''],
    ['เสิร์ฟ 3 คน ล้างจาน 2 คน', ''],
    ['501 คน', ''],
    ['แขก 300 คน', ''],
  ])('%s is %s', (text, expected) => {
    expect(answers(text).headcount).toBe(expected)
  })

  test.each([
    ['สยาม', 'siam'],
    ['สยามสแควร์', 'siam'],
    ['เขตปทุมวัน', 'siam'],
    ['เชียงใหม่', 'nimman'],
    ['เซ็นทรัล ลาดพร้าว', ''],
    ['กทม', ''],
    ['สยามหรือทองหล่อ', ''],
    ['พระรามเก้า', 'rama9'],
    ['พระราม9ชั้น4', 'rama9'],
    ['พระรามสอง', ''],
  ])('the place of %s is %s', (text, expected) => {
    expect(answers(text).place).toBe(expected)
  })

  test('a company with one branch is meant by its own name', () => {
    const branches = labelledBranches.slice(0, 1)
    expect(readQuickPost('ครัวยายบัว', { today: writtenOn, branches }).branchId).toBe('siam')
  })

  test.each([
    ['แม่ครัวพรุ่งนี้', 'ครัวยายบัว', { branchId: null, workType: 'cook' }],
    ['ผู้ช่วยครัวพรุ่งนี้', 'ครัวยายบัว', { branchId: null, workType: 'kitchen_helper' }],
    ['แม่ครัว สาขาครัวยายบัว', 'ครัวยายบัว', { branchId: 'only', workType: 'cook' }],
    ['เสิร์ฟครัวยาย', 'ครัวยายบัว', { branchId: 'only', workType: 'waiter' }],
    ['บาริสต้าพรุ่งนี้', 'บาริสต้าคลับ สยาม', { branchId: null, workType: 'barista' }],
  ])('work is no shortened name of a branch: %s', (text, name, expected) => {
    const branches = [{ id: 'only', name, district: 'ปทุมวัน', province: 'กรุงเทพมหานคร' }]
    expect(readQuickPost(text, { today: writtenOn, branches })).toMatchObject(expected)
  })

  test('without branches no place is understood', () => {
    expect(readQuickPost('สยาม 5 คน', { today: writtenOn, branches: [] })).toMatchObject({
      branchId: null,
      headcount: 5,
    })
  })

  test.each([
    ['เด็กเสริฟ', 'waiter'],
    ['ล้างจาน', 'kitchen_helper'],
    ['ผู้ช่วยกุ๊ก', 'kitchen_helper'],
    ['กุ๊ก', 'cook'],
    ['บาริสตา', 'barista'],
    ['รปภ', 'security'],
    ['งานอีเวนต์ หาแม่บ้าน', 'cleaner'],
    ['พยายามมาก', ''],
    ['ยามเย็น', ''],
    ['ทักแอดมิน', ''],
    ['ครัวร้อน', 'cook'],
    ['ผู้ช่วยครัวร้อน', 'kitchen_helper'],
    ['พนักงานร้านกาแฟ', 'barista'],
    ['ร้านกาแฟหาแอดมิน', 'admin'],
    ['พนักงานสวนสนุก', 'event_staff'],
    ['แจกใบปลิวหน้าสวนสนุก', 'promoter'],
    ['เสิร์ฟ 2 ครัว 1', ''],
    ['เสิร์ฟและล้างจาน', ''],
  ])('the work of %s is %s', (text, expected) => {
    expect(answers(text).workType).toBe(expected)
  })

  test('a number in the name of a branch is read in figures and in words, whichever the name has', () => {
    const branches = ['พระรามสอง', 'สุขุมวิท 24'].map((name) => ({
      id: name,
      name,
      district: 'ก',
      province: 'ข',
    }))
    const place = (text: string) => readQuickPost(text, { today: writtenOn, branches }).branchId
    expect(['พระราม 2', 'พระรามสอง', 'สุขุมวิทยี่สิบสี่', 'สุขุมวิท24', 'สุขุมวิท 2'].map(place)).toEqual([
      'พระรามสอง',
      'พระรามสอง',
      'สุขุมวิท 24',
      'สุขุมวิท 24',
      null,
    ])
  })

  test('a branch that the company does not have is marked', () => {
    const { branchId, dates, marks } = read('สาขาบางนาพรุ่งนี้ 2 คน')
    expect(branchId).toBeNull()
    expect(dates).toEqual(['2026-11-20'])
    expect(marks[0]).toEqual({ topic: 'place', start: 0, end: 9, isClear: false })
  })

  test('several jobs are said, and what they share is read', () => {
    const post = read('เสิร์ฟ 3 คน วันละ 500 ล้างจาน 2 คน วันละ 450 พรุ่งนี้ 10.00-20.00 สยาม')
    expect(post).toMatchObject({
      hasSeveralJobs: true,
      workType: null,
      headcount: null,
      payAmount: null,
      payUnit: 'day',
      branchId: 'siam',
      dates: ['2026-11-20'],
      startTime: '10:00',
    })
    expect(read('เสิร์ฟ 3 คน').hasSeveralJobs).toBe(false)
  })
})
