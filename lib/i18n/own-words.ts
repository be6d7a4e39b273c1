/**
 * Words that browsers would break in the middle at the end of a line, because their Thai dictionary does not contain them or
 * splits them. A word that begins with another one comes before it. Names of people (components/ui/unbroken) and of places
 * (below) are handled separately.
 */
export const ownWords = [
  'พาร์ทิม',
  'คนหางาน',
  'หางาน',
  'ผู้สมัคร',
  'ใบสมัคร',
  'ผู้แทน',
  'ผู้ดูแล',
  'ผู้จัดการ',
  'ทีมงาน',
  'คนโปรด',
  'คำเชิญ',
  'ประกาศงาน',
  'เผยแพร่',
  'ค่าจ้าง',
  'รายวัน',
  'รายชั่วโมง',
  'ล่วงเวลา',
  'กะเช้า',
  'กะบ่าย',
  'กะเย็น',
  'กะดึก',
  'กะกลางวัน',
  'กะกลางคืน',
  'วันนี้',
  'พรุ่งนี้',
  'เรซูเม่',
  'แพ็กเกจ',
  'พร้อมเพย์',
  'คิวอาร์โค้ด',
  'คิวอาร์',
  'รหัสผ่าน',
  'เลขทะเบียน',
  'แม่ครัว',
  'พ่อครัว',
  'แม่บ้าน',
  'พ่อบ้าน',
  'เด็กเสิร์ฟ',
  'พนักงานเสิร์ฟ',
  'บาริสต้า',
  'ไรเดอร์',
  'แฟรนไชส์',
  'ทำความสะอาด',
  'ตรวจสอบ',
  'รับทราบ',
  'ตรงกัน',
  'แถวไหน',
  'เริ่มใหม่',
  'เลิกทำ',
  'คำตอบ',
] as const

/** A kind of place with its name, e.g. เขตวัฒนา; longer runs of text may break. */
const namedPlace = '(?:เขต|แขวง|อำเภอ|ตำบล|จังหวัด|ถนน|ซอย)[\\u0e00-\\u0e7f]{2,18}(?![\\u0e00-\\u0e7f])'

/** A day as formatDay writes it, ศ. 27 พ.ย. 2569, or without its weekday or year. */
const day = '(?:[ก-ฮ]{1,2}า?\\. )?\\d{1,2} (?:เม|ม[ีิ]|[ก-ฮ])\\.[ก-ฮ]\\.(?: \\d{4})?'

const kept = new RegExp(`(${ownWords.join('|')}|${namedPlace}|${day})`)

/** Splits a text so that every second piece must not be broken; undefined if there is no such piece. */
export function keepWords(text: string): readonly string[] | undefined {
  const pieces = text.split(kept)
  return pieces.length > 1 ? pieces : undefined
}

/** Maximum letters of a phrase that is kept in one line, without stacked marks. */
const longestPhrase = 18
const stackedMarks = /[ัิ-ฺ็-๎]/g

/** The phrases of a heading, which Thai separates by spaces; undefined if the text is not Thai. */
export const phrasesOf = (text: string): readonly string[] | undefined =>
  /[ก-๙]/.test(text) ? text.split(' ') : undefined

/** Whether a phrase is short enough to be kept in one line. */
export const isShort = (phrase: string): boolean => phrase.replace(stackedMarks, '').length <= longestPhrase
