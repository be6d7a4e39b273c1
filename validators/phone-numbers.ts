import { type Reading, type Span, spanOf, toneless } from './reading'

/**
 * Finds phone numbers in a `Reading`, however they are spaced, spelled out or disguised, and tells them from the
 * ordinary numbers of job texts: times, days, pay.
 */

const digitWords: Readonly<Record<string, string>> = {
  ศูนย์: '0',
  ศูน: '0',
  สูน: '0',
  ซีโร่: '0',
  หนึ่ง: '1',
  นึง: '1',
  สอง: '2',
  สาม: '3',
  สี่: '4',
  ห้า: '5',
  หก: '6',
  เจ็ด: '7',
  เจด: '7',
  แปด: '8',
  เก้า: '9',
  เก้: '9',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}
const wordValues = new Map(Object.entries(digitWords).map(([word, value]) => [toneless(word), value]))

/** Words people put between the parts of a spelled-out number. */
const fillers = toneless(
  'ขีด|จุด|เว้นวรรค|เว้น|ดอท|ดอต|แล้วก็|แล้ว|ต่อด้วย|ต่อ|ตามด้วย|ตาม|และ|กับ|นะ|คะ|ค่ะ|ครับ|คับ|จ้า|จ้ะ|แดช|แดส|ทับ|ไฮเฟน|dash|dot|space|then|and|slash',
)

const token = new RegExp(
  `(?<word>${[...wordValues.keys()].sort((a, b) => b.length - a.length).join('|')})|(?<digits>\\d+)|(?<filler>${fillers})|(?<letters>[a-z]+)|(?<letter>[\\p{L}\\p{M}])`,
  'gu',
)

const hour = '(?:[01]?\\d|2[0-4])'
const time = `${hour}[.:][0-5]\\d`
const militaryTime = '(?:[01]\\d|2[0-4])[0-5]\\d'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const year = '(?:25[4-9]\\d|20[0-4]\\d|[67]\\d|[23]\\d)'
const date = `(?:${day}/${month}/${year}|${day}-${month}-${year}|${day}\\.${month}\\.${year})`
const units = toneless(
  'คน|บาท|บ\\.|฿|ตำแหน่ง|อัตรา|ชม|ชั่วโมง|วัน|เดือน|ปี|ท่าน|กะ|กม|ซม|กก|นาที|น\\.|โมง|ที่|รอบ|สาขา|ห้อง|โต๊ะ|ชิ้น|ต่อ|per|thb|/|%',
)
/** A clean end: no digit follows directly, and a number after it says what it counts. */
const ended = `(?!\\d|[.:-]\\d)(?![ ]{1,3}\\d[\\d,.]{0,9}(?!\\s?(?:${units}|-|[.:]\\d))(?:\\D|$))`
const moment = `(?:${date}|${time})`
const ordinaryNumbers = [
  new RegExp(
    `(?<!\\d|\\d[.:/-])${moment}(?:\\s{0,2}(?:-|~|,|/|ถึง|to|และ|เวลา|น\\.?)?\\s{0,2}${moment}){0,20}${ended}`,
    'g',
  ),
  new RegExp(`(?<!\\d|\\d[.:/-])${militaryTime}\\s?(?:-|~|ถึง|to)\\s?${militaryTime}${ended}`, 'g'),
  /(?<![\d,.])[1-9]\d{0,2}(?:,\d{3})+(?!\d|,\d)/g,
  /(?<!\d)\d([ -])\d{4}\1\d{5}\1\d{2}\1\d(?!\d)/g,
]

/** Adjacent digits and their position. */
type Group = { readonly digits: string } & Span

const alikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2', g: '9' }

/** Letters that stand for digits: "o", "i" and "l" anywhere, the others only directly between digits. */
function asDigits(letters: string, before: string, after: string): string | null {
  const isInside = /\d/.test(before) && /[\dol]/.test(after)
  if (!(isInside ? /^[oilsbzg]{1,3}$/ : /^[oil]{1,3}$/).test(letters)) return null
  return [...letters].map((letter) => alikes[letter]).join('')
}

/** Runs of digit groups with only separators and filler words between them; marks in `breaks` end a run. */
function runsOf(text: string, breaks: Uint8Array | null): Group[][] {
  const runs: Group[][] = []
  let run: Group[] = []
  const close = () => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const match of text.matchAll(token)) {
    const { 0: words, index: start, groups = {} } = match
    const end = start + words.length
    const digits =
      groups.digits ??
      wordValues.get(words) ??
      (groups.letters ? asDigits(words, text.charAt(start - 1), text.charAt(end)) : null)
    if (breaks?.[start]) close()
    else if (digits) run.push({ digits, start, end })
    else if (groups.filler === undefined) close()
  }
  close()
  return runs
}

const plainShape = /^0\d{8,9}$|^0\d{1,2}[-. ]\d{3,4}[-. ]?\d{3,4}$/
/** Thai numbers: nine digits after the leading zero for mobile ones, eight for others (NBTC numbering plan). */
const thaiNumber = /^0(?:[689]\d{8}|[23457]\d{7})$/
const withCountryCode = /^(?:00)?660?(?:[689]\d{8}|[23457]\d{7})$/
const foreignNumber = /^[1-9]\d{8,13}$/

const longest = 15

/** The index after the last group of the number that begins with group `first`; null when none begins there. */
function numberFrom(text: string, run: readonly Group[], first: number): number | null {
  const { start = 0 } = run[first] ?? {}
  const isInternational = text.charAt(start - 1) === '+'
  let digits = ''
  let found: number | null = null
  for (let index = first; index < run.length; index += 1) {
    const group = run[index]
    if (!group || digits.length + group.digits.length > longest) break
    digits += group.digits
    const isNumber =
      thaiNumber.test(digits) ||
      withCountryCode.test(digits) ||
      (isInternational && foreignNumber.test(digits)) ||
      plainShape.test(text.slice(start, group.end))
    if (isNumber) found = index + 1
    if (isNumber && !isInternational) break
  }
  return found
}

/** An extension right behind a number: without it, what is left of "02-123-4567 ต่อ 12" would still be half a number. */
const extension = new RegExp(
  `^\\s{0,2}\\(?(?:${toneless('เบอร์ต่อ|เบอร์ภายใน|ภายใน|ต่อ')}|#|;?\\s?(?:extension|ext|x))[\\s.:=]{0,3}\\d{1,6}\\)?(?![\\d,]|[.:/-]\\d)(?!\\s?(?:${units}))`,
)

const withExtension = (text: string, end: number) =>
  end + (extension.exec(text.slice(end, end + 40))?.[0].length ?? 0)

function numbersIn(text: string, runs: readonly Group[][]): Span[] {
  return runs.flatMap((run) => {
    const spans: Span[] = []
    for (let index = 0; index < run.length; ) {
      const after = numberFrom(text, run, index)
      const [first, last] = [run[index], run[(after ?? 0) - 1]]
      if (after !== null && first && last) {
        const before = /[+(]{1,2}$/.exec(text.slice(Math.max(0, first.start - 2), first.start))?.[0] ?? ''
        spans.push({ start: first.start - before.length, end: withExtension(text, last.end) })
      }
      index = after ?? index + 1
    }
    return spans
  })
}

const callWord = new RegExp(`(?:${toneless('โทร|เบอร์|มือถือ')}|tel|phone|mobile|call)\\D{0,12}$`)

/** Nine or eight digits right after "call", grouped like a phone number: a number whose leading zero is left out. */
const withoutZero = new RegExp(
  `(?:${toneless('โทร|เบอร์|มือถือ')}|(?<![a-z])(?:tel|phone|mobile|call))(?:${toneless('ศัพท์|โทร|มือถือ|ติดต่อ|หา|มา|กลับ|ได้|ที่|เลย|คือ|ครับ|ค่ะ|นะ|ร้าน|number|no')}|[\\s:.=()+-]){0,8}(?<number>[689]\\d{8}|[689]\\d[ .-]\\d{3}[ .-]\\d{4}|[689]\\d[ .-]\\d{7}|[689][ .-]\\d{4}[ .-]\\d{4}|[2-57]\\d{7}|2[ .-]\\d{3}[ .-]\\d{4})(?![\\d,]|[.:/-]\\d)(?!\\s?(?:${units}))`,
  'g',
)

const letterBetween = '\\s?[a-z\\u0e01-\\u0e2e]\\s?'
/** Single letters between digits that stand alone, or between the usual groups of a phone number. */
const lettered = new RegExp(
  `(?<![a-z\\d])(?:${[
    `0${letterBetween}[689](?:${letterBetween}\\d){8}`,
    `0[689]\\d${letterBetween}\\d{3}${letterBetween}\\d{4}`,
    `0[689]\\d${letterBetween}\\d{7}`,
    `0[689]${letterBetween}\\d{4}${letterBetween}\\d{4}`,
    `0[23457]${letterBetween}\\d{3}${letterBetween}\\d{4}`,
    `0[3457]\\d${letterBetween}\\d{3}${letterBetween}\\d{3}`,
  ].join('|')})(?![a-z\\d])`,
  'g',
)

/** English digit words in Thai letters; some are Thai words ("วัน" is a day), so they count only in a whole number. */
const saidInEnglish: Readonly<Record<string, string>> = {
  โอ: '0',
  ซีโร่: '0',
  วัน: '1',
  ทู: '2',
  ทรี: '3',
  ธรี: '3',
  โฟร์: '4',
  โฟ: '4',
  ไฟว์: '5',
  ไฟ: '5',
  ซิกซ์: '6',
  ซิก: '6',
  เซเว่น: '7',
  เซ็ฟเว่น: '7',
  เอท: '8',
  เอต: '8',
  ไนน์: '9',
  ไนท์: '9',
  นายน์: '9',
}
const saidValues = new Map([
  ...wordValues,
  ...Object.entries(saidInEnglish).map(([word, value]) => [toneless(word), value] as const),
])
const saidDigit = [...saidValues.keys()].sort((a, b) => b.length - a.length).join('|')
const zero = `(?:(?<!\\p{Script=Thai})${toneless('โอ')}|${toneless('ซีโร่')})`
const zeroWord = toneless('ศูนย์|ศูน|สูน|zero')
const said = `[\\s.,_*/-]{0,3}(?:${saidDigit})`
const saidNumber = new RegExp(
  `(?:${zero}(?:${said}|[\\s.,_*/-]{0,3}\\d){8,9}|(?:(?<!\\d)0|${zeroWord})(?:${said}){8,9})`,
  'gu',
)
const saidToken = new RegExp(`${saidDigit}|\\d`, 'g')

/** Numbers recognised by their shape as a whole. */
function shapedIn(text: string): Span[] {
  const inWords = Array.from(text.matchAll(saidNumber), ({ 0: words, index }) => {
    const digits = (words.match(saidToken) ?? []).map((one) => saidValues.get(one) ?? one).join('')
    return {
      start: index,
      end: index + words.length,
      isNumber: thaiNumber.test(digits) || thaiNumber.test(digits.slice(0, 9)),
    }
  }).filter(({ isNumber }) => isNumber)
  const called = Array.from(text.matchAll(withoutZero), ({ 0: words, index, groups = {} }) => ({
    start: index + words.length - (groups.number?.length ?? 0),
    end: index + words.length,
  }))
  const between = Array.from(text.matchAll(lettered), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  return [...inWords, ...called, ...between]
}

const digitLike = new RegExp(`\\d|[oil]|${[...wordValues.keys()].join('|')}`, 'g')
const fewest = 8

/** Phone numbers of a reading, as spans of the original text. */
export function phoneNumbersIn(reading: Reading): Span[] {
  const { text } = reading
  if ((text.match(digitLike)?.length ?? 0) < fewest)
    return shapedIn(text).map(({ start, end }) => spanOf(reading, start, end))
  const breaks = new Uint8Array(text.length)
  for (const pattern of ordinaryNumbers) {
    for (const { 0: words, index } of text.matchAll(pattern)) breaks.fill(1, index, index + words.length)
  }
  const spans = numbersIn(text, runsOf(text, breaks))
  // After "call" it is a phone number, even where it could be a time.
  const called = runsOf(text, null).filter(([first]) => {
    const { start = 0 } = first ?? {}
    return breaks[start] === 1 && callWord.test(text.slice(Math.max(0, start - 20), start))
  })
  const isCovered = ({ start, end }: Span) => spans.some((one) => one.start < end && start < one.end)
  for (const run of called) {
    const whole = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
    if (!isCovered(whole)) spans.push(...numbersIn(text, [run]))
  }
  return [...spans, ...shapedIn(text)].map(({ start, end }) => spanOf(reading, start, end))
}
