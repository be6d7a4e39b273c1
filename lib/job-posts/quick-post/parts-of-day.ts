import { type Line, pattern } from './line'

/** The hours that a part of the day can mean where work begins in it, and where it ends. */
const hours = {
  เช้า: { start: ['07:00', '08:00', '09:00'], end: ['08:00', '09:00', '10:00'] },
  สาย: { start: ['09:00', '10:00'], end: ['10:00', '11:00'] },
  กลางวัน: { start: ['10:00', '11:00', '12:00'], end: ['12:00', '13:00', '14:00'] },
  เที่ยง: { start: ['11:00', '12:00'], end: ['12:00', '13:00'] },
  บ่าย: { start: ['13:00', '14:00', '15:00'], end: ['15:00', '16:00', '17:00'] },
  เย็น: { start: ['16:00', '17:00', '18:00'], end: ['17:00', '18:00', '19:00'] },
  ค่ำ: { start: ['18:00', '19:00', '20:00'], end: ['20:00', '21:00', '22:00'] },
  ดึก: { start: ['21:00', '22:00', '23:00'], end: ['23:00', '00:00', '01:00', '02:00'] },
  กลางคืน: { start: ['20:00', '21:00', '22:00'], end: ['23:00', '00:00', '01:00', '02:00'] },
} as const satisfies Record<string, { start: readonly string[]; end: readonly string[] }>

type PartOfDay = keyof typeof hours

/** Pattern source of the names of parts of the day. */
export const partOfDay = 'เช้า|สาย|กลางวัน|เที่ยง(?!คืน)|บ่าย|เย็น|ค่ำ|ดึก|กลางคืน'
/** Parts of the day as somebody works in them, not what is eaten or sold in them. */
const spoken = `(?<!ข้าว|อาหาร|มื้อ|ตลาด|ลม|น้ำ|ของ|ใจ|พัก|แอร์|ห้อง|ตู้|แช่)(?<from>${partOfDay})(\\s*(ไป)?\\s*(ถึง|จน(ถึง)?|ยัน|-)\\s*(?<to>${partOfDay}))?`
const partsOfDay = pattern(spoken)

/** Marks the part of the day that a line without hours names: it can mean several. Nothing where several are named. */
export function markPartOfDay(line: Line): void {
  const [only, second] = line.find(partsOfDay)
  if (only && !second) line.take('time', only, false)
}

/** The hours that marked words can mean as the begin of the work, or as its end; none for words that name no part of the day. */
export function hoursOfPart(words: string, isEnd: boolean): readonly string[] {
  const { from, to } = new RegExp(`^${spoken}$`).exec(words)?.groups ?? {}
  const part = (isEnd ? to : from) as PartOfDay | undefined
  return part ? hours[part][isEnd ? 'end' : 'start'] : []
}
