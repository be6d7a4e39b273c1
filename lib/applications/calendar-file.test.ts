import { describe, expect, test } from '@jest/globals'
import ICAL from 'ical.js'
import { type CalendarEntry, calendarFile, sequenceAt } from './calendar-file'

const entry: CalendarEntry = {
  uid: 'shift-1.application-1@partim',
  sequence: 3,
  start: new Date('2026-11-28T04:00:00Z'),
  end: new Date('2026-11-28T13:00:00Z'),
  title: 'แคชเชียร์หน้าร้าน',
  place: 'ครัวยายบัว, ซอยอารีย์ 4; ชั้น 2',
  position: { lat: 13.7797, lng: 100.5442 },
  notes: 'ถามหา คุณแอน\nเตรียม: เสื้อขาว กางเกงดำ รองเท้าหุ้มส้น ผ้ากันเปื้อนของร้านมีให้',
  url: 'https://partim.example/jobs/applications?application=1',
  alarm: 'อีก 2 ชั่วโมงเริ่มงาน',
}
const file = calendarFile('งานของฉัน', [entry], new Date('2026-11-24T00:00:00Z'))
/** The lines as a calendar reads them: unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const lines = linesOf(file)

type Read = { readonly name: string; readonly values: Record<string, string>; readonly parts: Read[] }

/** A second reader, of RFC 5545 alone: what stands in what, each property without its parameters and escapes. */
function readBy5545(text: string): Read {
  const open: Read[] = [{ name: '', values: {}, parts: [] }]
  for (const line of linesOf(text).filter(Boolean)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    const inner = open.at(-1)
    if (name === 'BEGIN') {
      const part = { name: value, values: {}, parts: [] }
      inner?.parts.push(part)
      open.push(part)
    } else if (name === 'END') expect(open.pop()?.name).toBe(value)
    else if (inner)
      inner.values[name] = value.replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))
  }
  expect(open).toHaveLength(1)
  return open[0]?.parts[0] as Read
}

describe('a calendar file', () => {
  test('says when and where a shift is, in UTC, with a reminder', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:shift-1.application-1@partim',
        'SEQUENCE:3',
        'DTSTART:20261128T040000Z',
        'DTEND:20261128T130000Z',
        'SUMMARY:แคชเชียร์หน้าร้าน',
        'LOCATION:ครัวยายบัว\\, ซอยอารีย์ 4\\; ชั้น 2',
        'GEO:13.7797;100.5442',
        'TRIGGER:-PT2H',
      ]),
    )
    expect(lines.find((line) => line.startsWith('DESCRIPTION:ถามหา'))).toContain('คุณแอน\\nเตรียม')
  })

  test('says the same to another program that reads calendars', () => {
    const read = new ICAL.Component(ICAL.parse(file))
    const [first] = read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(first).toMatchObject({
      uid: entry.uid,
      sequence: entry.sequence,
      summary: entry.title,
      location: entry.place,
      description: entry.notes,
    })
    expect(first?.startDate.toJSDate()).toEqual(entry.start)
    expect(first?.endDate.toJSDate()).toEqual(entry.end)
    expect(first?.component.getAllSubcomponents('valarm')).toHaveLength(1)
  })

  test('says the same to a third, which knows the standard alone', () => {
    const { name, parts } = readBy5545(file)
    expect([name, parts.map((part) => part.name)]).toEqual(['VCALENDAR', ['VEVENT']])
    expect(parts[0]).toMatchObject({
      values: {
        UID: entry.uid,
        SEQUENCE: String(entry.sequence),
        SUMMARY: entry.title,
        LOCATION: entry.place,
        DESCRIPTION: entry.notes,
      },
      parts: [{ name: 'VALARM' }],
    })
    const taken = readBy5545(calendarFile('ก', [{ ...entry, isCancelled: true }], new Date()))
    expect(taken.values['X-WR-CALNAME']).toBeUndefined()
    expect(taken.parts[0]?.values.STATUS).toBe('CANCELLED')
  })

  test('names a calendar only where it holds several entries: Outlook would open a new one', () => {
    const propertiesOf = (entries: readonly CalendarEntry[]) => {
      const read = new ICAL.Component(ICAL.parse(calendarFile('งานของฉัน', entries, new Date())))
      return read.getAllProperties().map(({ name }) => name)
    }
    expect(propertiesOf([entry])).toEqual(['version', 'prodid', 'calscale', 'method'])
    expect(propertiesOf([entry, { ...entry, isCancelled: true }])).toContain('x-wr-calname')
  })

  test('of two files the later has the higher number, which is one for as long as calendars can count', () => {
    const at = (time: string) => sequenceAt(new Date(time))
    expect(at('2026-11-28T00:00:00Z')).toBeGreaterThan(1_000)
    expect(at('2026-11-28T00:00:01Z')).toBe(at('2026-11-28T00:00:00Z') + 1)
    expect(at('2093-12-31T00:00:00Z')).toBeLessThan(2 ** 31)
  })

  test('has no line of more than 75 octets, and cuts no letter', () => {
    const encoder = new TextEncoder()
    const raw = file.split('\r\n')
    expect(Math.max(...raw.map((line) => encoder.encode(line).length))).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
    expect(raw.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(0)
  })

  test('takes no line from what somebody typed', () => {
    const typed = { ...entry, title: 'งาน\r\nATTENDEE:mailto:x@example.com', position: null }
    const own = calendarFile('ก', [typed], new Date()).split('\r\n')
    expect(own.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
    expect(own.some((line) => line.startsWith('GEO'))).toBe(false)
  })

  test('keeps the hours of Thailand, and takes an entry out again under a higher number', () => {
    const own = { ...entry, isLocal: true, isCancelled: false, alarms: ['-P1D', '-PT1H'] }
    const eventIn = (one: CalendarEntry) => {
      const read = new ICAL.Component(ICAL.parse(calendarFile('ก', [one], new Date())))
      return { read, event: new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined) }
    }
    const { read, event } = eventIn(own)
    expect(read.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(event.startDate.zone.tzid).toBe('Asia/Bangkok')
    expect(event.startDate.toString()).toBe('2026-11-28T11:00:00')
    expect(event.startDate.toJSDate()).toEqual(entry.start)
    expect(event.component.getAllSubcomponents('valarm')).toHaveLength(2)
    const cancelled = eventIn({ ...own, isCancelled: true, sequence: entry.sequence + 1 })
    expect(cancelled.read.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(cancelled.event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect([cancelled.event.uid, cancelled.event.sequence]).toEqual([event.uid, event.sequence + 1])
  })
})
