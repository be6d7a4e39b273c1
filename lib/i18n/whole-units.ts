/** What figures count or measure, and the abbreviation behind a time of day. */
const units = [
  'น\\.',
  'บาท',
  'เครดิต',
  'คน',
  'กะ',
  'วัน',
  'สัปดาห์',
  'เดือน',
  'ปี',
  'ชม\\.',
  'ชั่วโมง',
  'นาที',
  'วินาที',
  'กม\\.',
  'เมตร',
  'ครั้ง',
  'หลัก',
  'กิโลไบต์',
  'เมกะไบต์',
]

/** The space between a figure, or what is filled in for one, and its unit. */
const between = new RegExp(`(?<=[\\d#]|\\w\\}) (?=${units.join('|')})`, 'g')

/**
 * A text or a message (ICU MessageFormat) whose figures stay on one line with their units ("14:00 น.", "{count} คน"): the
 * plain space that writers type becomes one at which no line breaks.
 */
export const withWholeUnits = (text: string): string => text.replaceAll(between, '\u00a0')

/** All of a tree of messages with their figures and units on one line. */
export function withWholeUnitsIn<Tree extends object>(messages: Tree): Tree {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? withWholeUnits(value) : withWholeUnitsIn(value),
  ])
  return Object.fromEntries(entries) as Tree
}
