import { type Found, type Line, pattern } from '@/lib/job-posts/quick-post/line'
import { baht, hour, number, readNumber, smallNumber } from '@/lib/job-posts/quick-post/numbers'
import { type CertificateKind, certificateKinds } from '@/validators/certificate-kinds'
import type { LanguageCode, LanguageLevel } from '@/validators/languages'
import { type AskedPayUnit, searchRadius, type WorkerSort } from '@/validators/worker-search'
import {
  certificateWords,
  favouriteWords,
  languageWords,
  levelWords,
  ourWords,
  sortWords,
  verifiedWords,
} from './sentence-words'

/** Takes a stretch out of the line, under a topic of this search. */
export type Take<Topic extends string> = (topic: Topic, found: Found) => void

const limit =
  '(ไม่เกิน|ไม่เกีน|ไม่เกิ้น|ต่ำกว่า|น้อยกว่า|ภายใน|สูงสุด|งบ(ประมาณ)?|ค่าแรง|ค่าจ้าง|ค่าตัว|เรท|จ่าย(ได้)?|ให้(ได้)?|วันละ|ชั่วโมงละ|ช\\.?ม\\.?ละ|คืนละ|กะละ|ราคา)'
const perUnit = `((ต่อ|\\/|per|ละ)\\s*(วัน|${hour}|คืน|กะ|day)|รายวัน|รายชั่วโมง)`
const paid = pattern(
  `(?<left>(${limit}\\s*)+(ที่\\s*)?)(?<amount>${number})\\s*(?<right>(${baht}|${perUnit}|\\s)*)(?!\\s*(กม|กิโล|km|ปี|เดือน|คน|นาที|โมง|ทุ่ม|วัน))`,
)
const saidUnit = pattern(
  `(?<left>)(?<amount>${number})\\s*(?<right>(${baht}\\s*(${perUnit})?|${perUnit}))(?!\\s*(กม|กิโล|km))`,
)

/** Hourly pay is written without its unit only where it cannot be a day's. */
const mostAnHour = 200

const unitOf = (cues: string, amount: number): AskedPayUnit => {
  if (new RegExp(hour).test(cues)) return 'hour'
  if (/คืน/.test(cues)) return 'night'
  return /วัน|กะ|day/.test(cues) || amount > mostAnHour ? 'day' : 'hour'
}

/** Reads what is paid at most, in satang: "ไม่เกิน 500", "วันละ 450", "ชั่วโมงละ 60", "งบ 600". */
export function readMostPay(line: Line, take: Take<'pay'>): { most: number; unit: AskedPayUnit } | null {
  const [found] = [...line.find(paid), ...line.find(saidUnit)]
  const amount = found && readNumber(found.groups.amount ?? '')
  if (!found || !amount || amount < 20 || amount > 100_000) return null
  take('pay', found)
  return { most: amount * 100, unit: unitOf(`${found.groups.left} ${found.groups.right}`, amount) }
}

const kilometres = '(กม\\.?|กิโล(เมตร)?|โล(?![ก-๎])|km)'
const reach = pattern(
  `((ใน)?(รัศมี|ระยะ)|ไม่เกิน|ภายใน|ใน|ห่าง(ไม่เกิน)?)?\\s*(?<km>${smallNumber})\\s*${kilometres}`,
)

/** Reads how far around the place: "ไม่เกิน 5 กม.", "รัศมี 3 กิโล". */
export function readReach(line: Line, take: Take<'radius'>): { km: number; isBeyond: boolean } | null {
  const [found] = line.find(reach)
  const km = found && readNumber(found.groups.km ?? '')
  if (!found || !km) return null
  take('radius', found)
  const { least, most } = searchRadius
  return { km: Math.min(most, Math.max(least, Math.round(km))), isBeyond: km > most }
}

const years = '\\d{1,2}(\\s*ปี)?'
const aged = pattern(
  `(?<!สูง|ผู้)(ช่วง)?(อายุ|วัย)(งาน)?\\s*(ตั้งแต่|ไม่เกิน|ไม่เกีน|ประมาณ|ราวๆ?|ระหว่าง|ต่ำกว่า|น้อยกว่า|มากกว่า|เกิน|สัก|แค่)*\\s*${years}(\\s*(-|ถึง|~)\\s*${years})?\\s*(\\+|ต้นๆ?|ปลายๆ?|กว่าๆ?)?\\s*(ขึ้นไป|ลงมา|ลงไป)?`,
)

/** Skips how old somebody is to be, which is never a filter; what stands there. */
export function skipAges(line: Line): Found[] {
  const found = line.find(aged)
  for (const each of found) line.skip(each)
  return found
}

const experienced = pattern(
  `(ที่)?(มี|ต้องมี|เคยมี)?\\s*(ประสบการณ์|ประสบการ|ประสพการณ์|ปสก\\.?)\\s*(ทำงาน|มา|มาก่อน|ด้าน(นี้)?|อย่างน้อย|ขั้นต่ำ|เกิน|สัก)*\\s*((?<count>${smallNumber}|ครึ่ง)\\s*(?<unit>ปี|เดือน))?(ขึ้นไป|กว่า)?|(ที่)?เคยทำ(งาน)?(มา(ก่อน|แล้ว)?)?(?!\\s*(กับ|ให้|ที่)?\\s*(เรา|ร้าน))\\s*((?<count2>${smallNumber})\\s*(?<unit2>ปี|เดือน))?(ขึ้นไป)?|(ทำ)?เป็น(แล้ว|งาน)|มือ(อาชีพ|โปร)`,
)
const untrained = pattern('(ไม่(ต้อง|จำเป็นต้อง)(มี|เคย)|ไม่(มี|เคยมี|เน้น))\\s*(ประสบการณ์|ประสบการ)|มือใหม่(ก็)?(ได้)?')

/** Reads months of experience: "มีประสบการณ์ 1 ปี" is 12, "เคยทำ" 1; null where none is asked for. */
export function readExperience(line: Line, take: Take<'experience'>): number | null {
  for (const found of line.find(untrained)) line.skip(found)
  const [found] = line.find(experienced)
  if (!found) return null
  take('experience', found)
  const { count, count2, unit, unit2 } = found.groups
  if (count === 'ครึ่ง') return 6
  const said = readNumber(count ?? count2 ?? '')
  if (!said) return 1
  return (unit ?? unit2) === 'ปี' ? said * 12 : said
}

const behind =
  '(\\s*(คล่อง(แคล่ว)?|เก่ง|ดีมาก|นิดหน่อย|เล็กน้อย|พอ(พูด|ฟัง|สื่อสาร)?ได้|พอ(พูด|ฟัง)|พื้นฐาน|เบื้องต้น|ได้|ดี|สื่อสารได้|เป็น|บ้าง|ระดับ|สนทนา|fluent|basic))*'
const before =
  '((ที่)?(สามารถ)?(พูด|สื่อสาร|คุย|สนทนา|ใช้|ได้|รู้|เก่ง|คล่อง|มี)?\\s*(กับ)?(ลูกค้า|ต่างชาติ)?\\s*(ด้วย|เป็น)?\\s*(ภาษา)?\\s*)'

/** Reads languages with the level that is asked for: "พูดอังกฤษได้", "ภาษาจีนคล่อง". */
export function readLanguages(line: Line, take: Take<'languages'>) {
  return Object.entries(languageWords).flatMap(([code, words]) =>
    line
      .find(pattern(`(?<!ชา|ลูกชิ้น|อาหาร|ร้าน|ร้านอาหาร|ตรุษ|ขนม)${before}${words}${behind}`))
      .slice(0, 1)
      .map((found) => {
        const text = line.words(found)
        take('languages', found)
        const level: LanguageLevel = levelWords.find(([wanted]) => wanted.test(text))?.[1] ?? 'basic'
        return { code: code as LanguageCode, level }
      }),
  )
}

export function readCertificates(line: Line, take: Take<'certificates'>): CertificateKind[] {
  return certificateKinds.filter((kind) => {
    const words = certificateWords[kind]
    const [found] = words ? line.find(pattern(words)) : []
    if (found) take('certificates', found)
    return found !== undefined
  })
}

/** Reads the words for what a company knows, and for the order. */
export function readFlags(line: Line, take: Take<'verified' | 'workedForUs' | 'favourites' | 'sort'>) {
  const has = (topic: 'verified' | 'workedForUs' | 'favourites', words: string) => {
    const [found] = line.find(pattern(words))
    if (found) take(topic, found)
    return found !== undefined
  }
  const flags = {
    workedForUs: has('workedForUs', ourWords),
    favourites: has('favourites', favouriteWords),
    verified: has('verified', verifiedWords),
  }
  const sort = Object.entries(sortWords).find(([, words]) => {
    const [found] = line.find(pattern(words))
    if (found) take('sort', found)
    return found !== undefined
  })
  return { ...flags, sort: (sort?.[0] as WorkerSort | undefined) ?? null }
}
