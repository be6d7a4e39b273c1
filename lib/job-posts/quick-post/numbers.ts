const digits: Readonly<Record<string, number>> = {
  หนึ่ง: 1,
  นึง: 1,
  เอ็ด: 1,
  ยี่: 2,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
}

const scales: Readonly<Record<string, number>> = { สิบ: 10, ร้อย: 100, พัน: 1_000, หมื่น: 10_000, k: 1_000 }

const words = [...Object.keys(digits), 'สิบ', 'ร้อย', 'พัน', 'หมื่น'].join('|')
const figures = '(\\d{1,3}(,\\d{3})+|\\d+)(\\.\\d{1,2})?(?![\\d])'

/** Figures at the end of words: "พัน2" is 1,200, "ห้าร้อย50" is 550, "1k5" is 1,500; "6ร้อย5" is two sums to two people. */
const rest = `(((?<=พัน|ร้อย|k)[1-9]|(?<=ร้อย)[1-9]0)(?![\\d.,:]|\\s*(คน|ท่าน|โมง|ทุ่ม|ช\\.?ม)))?`

/**
 * A number in figures ("1,500", "1.5k", "6 ร้อย", "2พันห้า") or words ("ห้าร้อยห้าสิบ"), never begun in the middle of one.
 * Figures before "a thousand" do not count it ("ทองหล่อ 17 พันนึง").
 */
export const number = `(?<![\\d,/]|\\d[.:])${figures}(\\s*((ร้อย|พัน|หมื่น)(?!\\s*(นึง|หนึ่ง))(${words})*${rest}|k(?![a-z])${rest}))?|(${words})+${rest}`

/** A whole number of at most three digits, or in words. */
export const smallNumber = `(?<![\\d.,:/])\\d{1,3}(?!\\d|[.,:]\\d)|(${words})+`

const parts = new RegExp(`\\d+(?:\\.\\d+)?|k|${words}`, 'g')

/** The value of a number found by `number`; null for ambiguous words, such as "two three" or "hundred five". */
export function readNumber(text: string): number | null {
  // "A thousand" is no thousand and one hundred.
  const plain = text.replaceAll(',', '').replace(/^(ร้อย|พัน|หมื่น)(?:นึง|หนึ่ง)$/, '$1')
  let total = 0
  let lowest = Number.POSITIVE_INFINITY
  let pending: number | null = null
  for (const part of plain.match(parts) ?? []) {
    const scale = scales[part]
    if (scale === undefined) {
      if (pending !== null) return null
      pending = digits[part] ?? Number(part)
    } else {
      if (scale >= lowest) return null
      total += (pending ?? 1) * scale
      lowest = scale
      pending = null
    }
  }
  if (pending === null) return total > 0 ? total : null
  const isWhole = total === 0 || lowest === 10 || pending >= 10
  // "A thousand five" means 1,500 to everybody, but "a hundred five" is 105 to some and 150 to others.
  if (lowest === 100 && !isWhole) return null
  return total + (isWhole ? pending : (pending * lowest) / 10)
}

/** What counts people. */
export const people = 'คน(?!ละ|นึง|หนึ่ง|เดียว|เก่า|ไหน)|ท่าน|นาย|ตำแหน่ง|อัตรา'

/** What a number may stand before where it is neither a day nor people. */
export const things =
  'โมง|ทุ่ม|น\\.|น(?![ก-๎])|บาท|วัน(?!ที่)|แรง|สาขา|โต๊ะ|ชั้น|มื้อ|ชิ้น|กล่อง|ปี|ขวบ|นาที|ชม|ชั่วโมง|เท่า(?!กัน)|กม|เมตร|%'

export const baht = '(บาท|บ\\.|บ(?![ก-๎])|\\.-|฿|thb|baht)'
export const hour = '(ชั่วโมง|ช\\.?ม\\.?(?!พู)|ซม\\.?|hour|hr|h(?![a-z]))'
