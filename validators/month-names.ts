/** The names of the months as people write them, short or misspelt. */
const months = [
  'มกรา(คม)?|ม\\.?\\s?ค|jan',
  'กุมภา(พันธ์)?|ก\\.?\\s?พ|feb',
  'มีนา(คม)?|มี\\.?\\s?ค|mar',
  'เมษา(ยน)?|เม\\.?\\s?ย|apr',
  'พฤษภา(คม)?|พ\\.?\\s?ค|may',
  'มิถุนา(ยน)?|มิ\\.?\\s?ย|jun',
  'กร[กฎ]?[ฎฏ]า(คม)?|ก\\.?\\s?ค|jul',
  'สิงหา(คม)?|ส\\.?\\s?ค|aug',
  'กันยา(ยน)?|ก\\.?\\s?ย|sep',
  'ตุลา(คม)?|ต\\.?\\s?ค|oct',
  'พฤศ?[จษ]ิกา(ยน)?|พ\\.?\\s?ย|nov',
  'ธันวา(คม)?|ธ\\.?\\s?ค|dec',
]
/** The rest of an English month, of which only the beginning is above. */
const rest = '(r?uary|ch|il|[ey]|ust|t?(em|o)?ber|t)?'
const monthReaders = months.map((source) => new RegExp(`^(${source})${rest}\\.?$`))

/** The source of a month's name or its short form, in the group `month`. */
export const month = `(?<month>(?<![a-z])(${months.join('|')})((?<=[a-z])${rest})?(\\.|(?![ก-๎a-z])|(?<=[าน]|คม|ธ์)))`

/** The month of a name, 1 to 12; 0 if it is none. */
export const monthNumber = (name = '') => monthReaders.findIndex((reader) => reader.test(name)) + 1
