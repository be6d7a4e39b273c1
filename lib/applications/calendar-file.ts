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
  /** What a reminder two hours before says. */
  readonly alarm: string
}

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
  { uid, sequence, start, end, title, place, position, notes, url, alarm }: CalendarEntry,
  now: Date,
) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    ...(position ? [`GEO:${position.lat};${position.lng}`] : []),
    `DESCRIPTION:${text(notes)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${text(alarm)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** A calendar file (RFC 5545) of some entries, as phones and calendars take it in. */
export function calendarFile(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Partim//Partim//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    'X-WR-TIMEZONE:Asia/Bangkok',
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
