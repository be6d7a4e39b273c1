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

/** A space between a figure and its unit where the figure is a part of its own. */
const behind = new RegExp(`^ (?=${units.join('|')})`)

/** The parts of a message as the build compiles it (icu-minify): figures, choices and tags are lists, `#` is 0. */
type Part = string | number | readonly unknown[]

const choices: readonly unknown[] = [1, 2, 3]

const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part)

const isFigure = (part: unknown): boolean =>
  part === 0 || (isList(part) && (part.length === 1 || (typeof part[1] === 'number' && part[1] > 3)))

function inParts(parts: readonly unknown[]): unknown[] {
  return parts.map((part, index) => {
    if (typeof part !== 'string') return isList(part) ? inPart(part) : part
    const whole = withWholeUnits(part)
    return isFigure(parts[index - 1]) ? whole.replace(behind, '\u00a0') : whole
  })
}

/** A figure as it is, a choice with its branches, or a tag with what it encloses. */
function inPart(part: readonly unknown[]): readonly unknown[] {
  if (isFigure(part)) return part
  const [name, kind, branches] = part
  if (!choices.includes(kind)) return [name, ...inParts(part.slice(1))]
  return [name, kind, mapValues(branches as Readonly<Record<string, Part>>, inMessage)]
}

const inMessage = (message: Part): unknown =>
  typeof message === 'string' ? withWholeUnits(message) : isList(message) ? inParts(message) : message

const mapValues = <Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))

/** All of a tree of messages, compiled or not, with their figures and units on one line. */
export const withWholeUnitsIn = <Tree extends object>(messages: Tree): Tree =>
  mapValues(messages as Readonly<Record<string, Part | object>>, (value) =>
    typeof value === 'object' && !isList(value) ? withWholeUnitsIn(value) : inMessage(value),
  ) as Tree
