import { describe, expect, test } from '@jest/globals'
import { labelledBranches as branches, writtenOn as today } from './labelled-lines'
import { readQuickPost } from './read-quick-post'

const read = (text: string) => readQuickPost(text, { today, branches })

describe('what is said besides the terms', () => {
  test.each([
    ['อายุ 18-40', 18, 40],
    ['อายุระหว่าง 20 ถึง 35 ปี', 20, 35],
    ['18-25 ปี', 18, 25],
    ['อายุ 18 ปีขึ้นไป', 18, null],
    ['20 ปีขึ้นไป', 20, null],
    ['18+', 18, null],
    ['อายุไม่เกิน 45', null, 45],
    ['รับอายุ ๑๘-๓๕ ปี', 18, 35],
    // The age of nobody who is to work, or none that a post may have.
    ['ดูแลผู้สูงอายุ 75 ปี', null, null],
    ['ประสบการณ์ 2 ปี', null, null],
    ['อายุ 12-14 ปี', null, null],
    ['อายุ 40-18 ปี', null, null],
    ['ชมละ60+ทิป', null, null],
    ['ชาย 18-30 ปี หญิง 20-35 ปี', null, null],
  ])('ages: %s', (text, minAge, maxAge) => {
    expect(read(text).extras).toMatchObject({ minAge, maxAge })
  })

  test.each([
    ['มีข้าวฟรี', ['meal']],
    ['มีข้าวให้กิน', ['meal']],
    ['ข้าวฟรี ทิปหารกัน', ['meal', 'tips']],
    ['เลี้ยงข้าวเที่ยง มีที่พักฟรี', ['meal', 'accommodation']],
    ['มีค่ารถให้', ['travel']],
    ['มีชุดให้ สอนงานให้', ['uniform', 'training']],
    ['ชุดไทยมีให้', ['uniform']],
    ['วันละ 500 + ทิป', ['tips']],
    // Not given, or more than the field can say.
    ['ไม่มีข้าว', []],
    ['มีค่าน้ำมัน 100', []],
    ['ร้านขายข้าว', []],
    ['มีข้าวต้มรอบดึก', []],
  ])('benefits: %s', (text, benefits) => {
    expect(read(text).extras.benefits).toEqual(benefits)
  })

  test.each([
    ['แต่งชุดดำ', 'ชุดดำ'],
    ['ชุดดำ', 'ชุดดำ'],
    ['เสื้อขาวกางเกงดำ', 'เสื้อขาวกางเกงดำ'],
    ['ใส่เสื้อขาว กางเกงขายาวสีดำ รองเท้าผ้าใบ', 'เสื้อขาว กางเกงขายาวสีดำ รองเท้าผ้าใบ'],
    // Sold, packed or given, not worn.
    ['ขายเสื้อขาว', ''],
    ['แพ็ครองเท้า', ''],
    ['ใส่ชุดมาสคอตหมี', ''],
    ['มีชุดดำให้', ''],
  ])('clothes: %s', (text, gear) => {
    expect(read(text).extras.gear).toBe(gear)
  })

  test.each([
    ['จ่ายสดทันที', 'same_day'],
    ['จ่ายสดรายวัน', 'same_day'],
    ['จบงานจ่าย', 'same_day'],
    ['รับเงินหน้างานเลย', 'same_day'],
    ['จ่ายสดหลังเลิกงาน', 'same_day'],
    ['จ่ายทุกวันศุกร์', 'weekly'],
    ['จ่ายทุก 15 วัน', 'half_month'],
    ['จ่ายสิ้นเดือน', 'month_end'],
    // Cash, which may come later; paid for the job or after it; at two times; no pay at all.
    ['จ่ายสด', null],
    ['รับเงินสด', null],
    ['จ่ายจบงาน 600', null],
    ['จ่ายสดทุกอาทิตย์ เงินออกสิ้นเดือน', null],
    ['พนักงานต้อนรับหน้างานแต่ง', null],
  ])('payday: %s', (text, payday) => {
    expect(read(text).extras.payday).toBe(payday)
  })

  test('is marked beside the terms, and changes nothing of them', () => {
    const text = 'เสิร์ฟ 3 คน พรุ่งนี้ 10.00-20.00 สยาม 500 จ่ายเงินสดหน้างาน ชุดดำ อายุ 18-40 มีข้าวฟรี'
    const { marks, payAmount, headcount, leftOver } = read(text)
    expect({ payAmount, headcount, leftOver }).toEqual({
      payAmount: 50_000,
      headcount: 3,
      leftOver: 'จ่ายเงินสด',
    })
    expect(marks.map(({ topic, start, end }) => [topic, text.slice(start, end)]).slice(5)).toEqual([
      ['pay', '500 จ่ายเงินสด'],
      ['payday', 'หน้างาน'],
      ['gear', 'ชุดดำ'],
      ['age', 'อายุ 18-40'],
      ['benefits', 'มีข้าวฟรี'],
    ])
  })
})

describe('what no field is for', () => {
  test.each([
    ['พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600', ''],
    ['เสิร์ฟ 3 คน พรุ่งนี้ 10.00-20.00 สยาม วันละ 500 พูดอังกฤษได้ ค่ารถ 50', 'พูดอังกฤษได้ ค่ารถ 50'],
    ['แม่บ้านโรงแรม 2 คน พรุ่งนี้', 'แม่บ้านโรงแรม'],
    ['งานเลี้ยง 200 คน ต้องการเด็กเสิร์ฟ 15 คน', 'งานเลี้ยง 200 คน'],
    ['เสิร์ฟ 2 คน\nพักเที่ยง 1 ชม.\nไม่กลัวแมว', 'พักเที่ยง 1 ชม. · ไม่กลัวแมว'],
    ['เสิร์ฟ 2 คน วันละ 600 จ่ายสด', 'จ่ายสด'],
    ['เสิร์ฟ 2 คน สยาม มีข้าวฟรี รับเงินสด', 'รับเงินสด'],
    ['เสิร์ฟ 2 คน วันละ 600 จ่ายสดหน้างาน', 'จ่ายสด'],
    ['เสิร์ฟ 2 คน วันละ 600 จ่ายเงินสดหลังเลิกงาน', 'จ่ายเงินสด'],
    ['เสิร์ฟ 2 คน วันละ 600 จบงานรับเงินสด', 'รับเงินสด'],
    ['เสิร์ฟ 2 คน วันละ 600 จ่ายหลังเลิกงาน', ''],
    ['เสิร์ฟ 2 คน วันละ 600 มีข้าวให้กิน', ''],
    ['เสิร์ฟ 2 คน วันละ 600 มีอาหารกลางวันให้ทานฟรี', ''],
    // That it is urgent, once.
    ['ด่วน!! ขาดคน เด็กเสิร์ฟ 1 คน วันนี้', 'ด่วน'],
    ['เสิร์ฟด่วนมาก พรุ่งนี้ 2 คน, พูดอังกฤษได้', 'ด่วน · พูดอังกฤษได้'],
    ['แคชเชียร์ 1 คน ด่วน รับเลย ไม่ต้องสัมภาษณ์', 'ด่วน รับเลย ไม่ต้องสัมภาษณ์'],
    ['เสิร์ฟ 2 คน แถวทางด่วน', 'แถวทางด่วน'],
    ['เสิร์ฟ 2 คน สนใจทักด่วน', ''],
    // How to reach somebody, greetings, and whom no post may choose.
    ['สวัสดีค่ะ เสิร์ฟ 2 คน โทร 081-234-5678', ''],
    ['เสิร์ฟ 2 คน ทักไลน์ @krua', ''],
    ['เสิร์ฟ 2 คน, ผู้หญิงเท่านั้น, ยิ้มเก่ง', 'ยิ้มเก่ง'],
    // Words that only contain these.
    ['แอดมิน 1 คน, ตอบลูกค้าออนไลน์ได้', 'ตอบลูกค้าออนไลน์ได้'],
    ['เสิร์ฟ 2 คน, มีทักษะคุยกับลูกค้า', 'มีทักษะคุยกับลูกค้า'],
    ['เสิร์ฟ 2 คน, บาร์ริมชายหาด', 'บาร์ริมชายหาด'],
  ])('%s', (text, leftOver) => {
    expect(read(text).leftOver).toBe(leftOver)
  })
})
