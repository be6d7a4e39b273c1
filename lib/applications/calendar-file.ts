/** One entry of a calendar: times are moments, texts as people read them. */
export type CalendarEntry = {
  /** The same for the same shift each time, so that a calendar replaces what it has. */
  readonly uid: string
  /** How often it was changed. */
  readonly sequence: number
  readonly start: Date
  readonly end: Date
  readonly title: string
  readonly place: string
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly notes: string
  readonly url: string
  /** What a reminder says. */
  readonly alarm: string
  /** How long before it reminders come; two hours where nothing else is said. */
  readonly alarms?: readonly string[]
  /** Calendars take it out again. */
  readonly isCancelled?: boolean
  /** Its hours are those of Thailand wherever a calendar is read, which matters to who travels. */
  readonly isLocal?: boolean
}

const zone = 'Asia/Bangkok'

/** Thailand has had one offset since 1920. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const moment = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** RFC 5545, section 3.3.11. */
const text = (value: string) =>
  value
    .replace(/\p{Cc}+/gu, (control) => (control.includes('\n') ? '\n' : ' '))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const encoder = new TextEncoder()
const longestLine = 75

/** Lines hold 75 octets at most, and go on after a break and a space (section 3.1); no letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = ['']
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > longestLine) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += letter
    octets += size
  }
  return lines.join('\r\n')
}

function eventOf(
  { uid, sequence, start, end, title, place, position, notes, url, alarm, ...entry }: CalendarEntry,
  now: Date,
) {
  const { alarms = ['-PT2H'], isCancelled = false, isLocal = false } = entry
  const time = (at: Date) =>
    isLocal
      ? `;TZID=${zone}:${moment(new Date(at.getTime() + 7 * 3_600_000)).slice(0, -1)}`
      : `:${moment(at)}`
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART${time(start)}`,
    `DTEND${time(end)}`,
    ...(entry.isCancelled === undefined ? [] : [`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`]),
    `SUMMARY:${text(title)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    ...(position ? [`GEO:${position.lat};${position.lng}`] : []),
    `DESCRIPTION:${text(notes)}`,
    `URL:${url}`,
    ...(isCancelled ? [] : alarms).flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${before}`,
      `DESCRIPTION:${text(alarm)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** RFC 5545 counts up to 2^31: seconds since then do so until 2094. */
const countedFrom = Date.parse('2026-01-01T00:00:00Z')

/**
 * The number of an entry that has none of its own: later ones are higher, so that a calendar takes in whatever was changed
 * since, were it the telephone number of the place.
 */
export const sequenceAt = (now: Date): number => Math.floor((now.getTime() - countedFrom) / 1000)

/**
 * A calendar file (RFC 5545) of some entries, as phones and calendars take it in. A single entry names no calendar: Outlook
 * would open a new one of that name.
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Partim//Partim//TH',
    'CALSCALE:GREGORIAN',
    // A calendar takes an entry out by the same id, a higher number and this word.
    `METHOD:${entries.every(({ isCancelled }) => isCancelled) ? 'CANCEL' : 'PUBLISH'}`,
    ...(entries.length > 1 ? [`X-WR-CALNAME:${text(name)}`, `X-WR-TIMEZONE:${zone}`] : []),
    ...(entries.some(({ isLocal }) => isLocal) ? zoneLines : []),
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
