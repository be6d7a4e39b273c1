/**
 * The names of weekdays, and how they are mistaken: those are other words as well, and count only after the word for
 * "day" with nothing glued on but "this" or "next".
 */
const weekdays: readonly (readonly [right: string, mistaken: string])[] = [
  ['จันทร์?', 'จันท?'],
  ['อังคา[รน]', 'อังคาล'],
  ['พุธ', 'พุท'],
  ['พฤหัส(บดี|ฯ)?|พฤหัด', 'พฤหัท'],
  ['[ศส]ุกร์?', '[ศส]ุก'],
  ['เสาร์?|เสา(?=(อา)?ทิ[ตด])', 'เสา'],
  // "เสาทิด" is the weekend.
  ['อาทิต(ย์?)?|อาทิด|(?<![ก-๎](?<!เสา|สาร์|วัน))ทิต(ย์)?|(?<=เสา|สาร์|^)ทิด', 'อาธิต'],
]
const rightWeekday = weekdays.map(([right]) => right).join('|')
const mistakenWeekday = `(${weekdays.map(([, mistaken]) => mistaken).join('|')})((?![ก-๎])|(?=นี้|หน้า|ที่))`
const weekdayReaders = weekdays.map(([right, mistaken]) => new RegExp(`^(${right}|${mistaken})$`))

/** The source of one weekday, as long as people write it out. */
export const weekday = `((?<!พระ)(${rightWeekday})|(?<=วัน\\s?)${mistakenWeekday})`

const shortWeekdays = ['จ|mon', 'อ|tues?', 'พ|wed', 'พฤ|thu(rs?)?', 'ศ|fri', 'ส|sat', 'อา|sun']
const shortReaders = shortWeekdays.map((source) => new RegExp(`^(${source})$`))

/** The source of the short form of a weekday: a single letter, which counts only with a full stop or among others. */
export const shortWeekday = '(พฤ|อา|จ|อ|พ|ศ|ส|(?<![a-z])(mon|tues?|wed|thu(rs?)?|fri|sat|sun)(?![a-z]))'

/** The source of several weekdays, written out or short. */
export const weekdayRow = `${weekday}(\\s*(-|ถึง|,|และ|กับ|กะ|&|\\/)?\\s*(วัน\\s*)?${weekday})*`
export const shortWeekdayRow = `(${shortWeekday}\\.?(\\s*[-,/]\\s*${shortWeekday}\\.?|(?<!\\.)\\s+${shortWeekday}(?![ก-๎]))+|${shortWeekday}\\.(\\s*${shortWeekday}\\.)+)(?![ก-๎])`

/** The weekday of a name or short form, Monday is 0; -1 if it is none. */
export function weekdayNumber(word: string): number {
  const full = weekdayReaders.findIndex((reader) => reader.test(word))
  return full >= 0 ? full : shortReaders.findIndex((reader) => reader.test(word.replace('.', '')))
}

const weekdayOrRange = new RegExp(`${rightWeekday}|${mistakenWeekday}|${shortWeekday}(?![ก-๎])|-|ถึง`, 'g')

/** The weekdays of a list, ranges filled in: Friday to Sunday is 4, 5, 6; null for one that is named twice. */
export function namedWeekdays(list: string): number[] | null {
  const words = Array.from(list.matchAll(weekdayOrRange), ([word]) => word)
  const named: number[] = []
  let isRange = false
  for (const word of words) {
    const number = weekdayNumber(word)
    if (number < 0) {
      isRange = true
      continue
    }
    const previous = named.at(-1)
    // "ส-อ" means Sunday to most who write it, though that is "อา".
    if (isRange && previous !== 0 && word === 'อ') return null
    if (isRange && previous !== undefined) {
      for (let each = previous; each !== number; ) {
        each = (each + 1) % 7
        named.push(each)
      }
    } else named.push(number)
    isRange = false
  }
  return named.length > 0 && new Set(named).size === named.length ? named : null
}
