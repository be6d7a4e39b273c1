import type { WorkType } from '@/validators/work-types'
import type { LanguageSkill } from '../shapes/language-skill'
import { jobWords } from './job-words'
import type { TimeWindow } from './life-situations'
import { shortName } from './places'
import type { Random } from './random'
import type { detailsOf } from './resume-details'
import type { SampleWorker } from './sample-worker'

type Person = Omit<SampleWorker, 'headline' | 'about' | keyof ReturnType<typeof detailsOf>> & {
  /** Whole years of experience in the first wanted type. */
  readonly yearsInMainType: number
}

const dayNames = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์']

/** Days as people say them: "ทุกวัน", "เสาร์อาทิตย์", "จันทร์ถึงศุกร์" or a list. */
export function spokenDays(windows: readonly TimeWindow[]): string {
  const days = windows.map(({ day }) => day)
  const is = (...wanted: number[]) =>
    days.length === wanted.length && wanted.every((day) => days.includes(day))
  if (is(0, 1, 2, 3, 4, 5, 6)) return 'ทุกวัน'
  if (is(0, 6)) return 'เสาร์อาทิตย์'
  if (is(1, 2, 3, 4, 5)) return 'จันทร์ถึงศุกร์'
  if (days.length === 6) {
    const missing = dayNames.find((_, day) => !days.includes(day))
    return `ทุกวันยกเว้นวัน${missing}`
  }
  const fromMonday = [...days].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  return `วัน${fromMonday.map((day) => dayNames[day]).join(' ')}`
}

const clock = (time: string) => time.replace(':', '.').replace(/^0/, '')

const worksNights = (windows: readonly TimeWindow[]) =>
  windows.some(({ from, until }) => until <= from && from >= '18:00')

/** The one-line headline of a resume, at most 80 characters. */
export function writeHeadline(person: Person, random: Random): string {
  const [main, second] = person.workTypes
  const words = wordsOf(main)
  const trait = traitOf(person, random)
  const place = shortName(person.place.district)
  const days = spokenDays(person.availability)
  const candidates = [
    `${words.title} ${trait}`,
    `${trait} รับงาน${words.work}โซน${place}`,
    `หางาน${words.work} ว่าง${days}`,
    `${words.title}โซน${place} ${trait}`,
    `รับงาน${words.work}รายวัน ${place}และใกล้เคียง`,
    ...(second
      ? [
          `${words.title} และ${wordsOf(second).title} ${trait}`,
          `รับทั้ง${words.work}และ${wordsOf(second).work} ${place}`,
        ]
      : []),
    ...(person.yearsInMainType > 0
      ? [
          `${words.title} ประสบการณ์ ${person.yearsInMainType} ปี`,
          `${words.title} ประสบการณ์ ${person.yearsInMainType} ปี ${trait}`,
          `ทำงาน${words.work}มา ${person.yearsInMainType} ปี ${trait}`,
        ]
      : []),
    ...(person.experiences.length === 0
      ? ['ไม่มีประสบการณ์แต่ตั้งใจทำงาน พร้อมเรียนรู้', `มือใหม่ใจสู้ อยากทำงาน${words.work}`]
      : []),
    ...(person.situation === 'student'
      ? [`นักศึกษา หางาน${words.work} ว่าง${days}`, `นศ.หาพาร์ทไทม์ ${words.title}`]
      : []),
    ...(person.situation === 'parent'
      ? [`คุณแม่ลูกเรียน ทำ${words.work}ได้ช่วงกลางวัน`].filter(() => person.gender === 'female')
      : []),
    ...(person.situation === 'side_job' ? [`หางานเสริมหลังเลิกงานประจำ ${words.title}`] : []),
    ...(person.situation === 'senior' ? [`ผ่านงานมาเยอะ ${words.title} ไม่เกี่ยงงาน`] : []),
    ...(worksNights(person.availability) ? [`รับงานกะกลางคืน ${words.title}`] : []),
  ].filter((headline) => headline.length <= 80)
  return random.pick(candidates)
}

const beginnerTraits = ['ขยัน ไม่เกี่ยงงาน', 'ตรงเวลา', 'เรียนรู้ไว', 'ยิ้มแย้ม', 'ตั้งใจจริง', 'อดทน สู้งาน', 'สุภาพ ว่าง่าย']

/** A good quality the person claims, one that the resume supports. */
function traitOf({ experiences, workTypes }: Person, random: Random): string {
  return random.pick(experiences.length > 0 ? wordsOf(workTypes[0]).traits : beginnerTraits)
}

/** The pronoun and polite particle this person would use. */
function voiceOf(person: Person, random: Random) {
  if (person.gender === 'male') return { self: 'ผม', particle: 'ครับ', softParticle: 'ครับ' }
  return { self: person.age < 26 ? random.pick(['หนู', 'เรา']) : 'ดิฉัน', particle: 'ค่ะ', softParticle: 'คะ' }
}

type Voice = ReturnType<typeof voiceOf>

/** A few sentences of self-description, consistent with the other facts of the resume. */
export function writeAbout(person: Person, random: Random): string {
  const voice = voiceOf(person, random)
  const sentences = [
    introduction(person, voice, random),
    ...pastWork(person, random),
    ...duties(person, random),
    ...languageSkill(person, random),
    availability(person, random),
    closing(person, voice, random),
  ]
  return sentences.join(' ')
}

const introductions: Readonly<Record<Person['situation'], readonly string[]>> = {
  pupil: [
    'ชื่อ{nickname} อายุ {age} กำลังเรียนอยู่ อยากหารายได้ช่วงวันหยุด',
    '{nickname} นะ{softParticle} เรียนมัธยมอยู่ ผู้ปกครองอนุญาตให้ทำงานวันหยุดแล้ว',
    'กำลังเรียนอยู่ อยากลองทำงานจริงช่วงเสาร์อาทิตย์ ชื่อ{nickname}{particle}',
  ],
  student: [
    'ชื่อ{nickname} เป็นนักศึกษา หางานพาร์ทไทม์ทำระหว่างเรียน',
    '{nickname} อายุ {age} เรียนมหาวิทยาลัยอยู่ พักแถว{place}',
    'นักศึกษา พักแถว{place} อยากหางานช่วยค่าเทอม เรียกว่า{nickname}ได้เลย{particle}',
    '{self}ชื่อ{nickname} กำลังเรียนอยู่ ตารางเรียนไม่แน่น รับงานได้หลายวัน',
  ],
  starter: [
    'ชื่อ{nickname} อายุ {age} อยู่{place} ว่างเริ่มงานได้เร็ว',
    '{nickname} อยู่แถว{place} กำลังหางานพาร์ทไทม์ระหว่างรองานประจำ',
    '{self}ชื่อ{nickname} เรียนจบแล้ว อยากได้งานรายวันที่ไปทำได้เลย',
    'เรียก{nickname}ก็ได้{particle} พักอยู่{place} เดินทางสะดวก',
  ],
  side_job: [
    'มีงานประจำอยู่แล้ว อยากหารายได้เสริม ชื่อ{nickname}{particle}',
    '{self}ชื่อ{nickname} ทำงานประจำช่วงกลางวัน หางานเสริมแถว{place}',
    '{nickname} อายุ {age} ทำงานประจำ แต่มีเวลาว่างหลังเลิกงานและวันหยุด',
  ],
  parent: [
    'ชื่อ{nickname} มีลูกวัยเรียน จึงรับงานช่วงที่ลูกไปโรงเรียน',
    '{self}ชื่อ{nickname} ดูแลลูกอยู่บ้านแถว{place} อยากใช้เวลากลางวันทำงาน',
    '{nickname} อยู่{place} ส่งลูกเสร็จแล้วทำงานได้ถึงบ่าย',
  ],
  day_worker: [
    '{self}ชื่อ{nickname} รับงานรายวันเป็นหลัก อยู่{place}',
    '{nickname} อายุ {age} ทำงานรายวันมาหลายที่ ปรับตัวเร็ว',
    'ชื่อ{nickname} พักแถว{place} รับงานได้ต่อเนื่อง ไม่ทิ้งงาน',
    'อยู่{place} มีรถเดินทางเอง รับงานรายวันทุกประเภทที่ถนัด ชื่อ{nickname}{particle}',
  ],
  senior: [
    '{self}ชื่อ{nickname} อายุ {age} ร่างกายแข็งแรง ยังอยากทำงาน',
    'ชื่อ{nickname} ลูกโตหมดแล้ว มีเวลาว่าง อยากหางานทำแถว{place}',
    '{nickname} อยู่{place} ทำงานมานาน ใจเย็น รับผิดชอบ',
  ],
}

/** Fills the {blanks} in a sentence. */
function fill(sentence: string, blanks: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank)
}

function introduction(person: Person, voice: Voice, random: Random): string {
  const { nickname, age, place } = person
  return fill(random.pick(introductions[person.situation]), {
    ...voice,
    nickname,
    age: String(age),
    place: shortName(place.district),
  })
}

function pastWork({ experiences, experienceYears }: Person, random: Random): string[] {
  const [latest, earlier] = experiences
  if (!latest) {
    return random.chance(0.6)
      ? [
          random.pick([
            'ยังไม่เคยทำงานจริงจัง แต่ตั้งใจและหัวไว',
            'ไม่มีประสบการณ์ สอนงานได้เลย',
            'เคยช่วยงานที่บ้านขายของ พอรู้งานบ้าง',
          ]),
        ]
      : []
  }
  const now = latest.endedOn === null ? 'ตอนนี้เป็น' : 'ล่าสุดเป็น'
  const first = random.pick([
    `${now}${latest.title}ที่${latest.workplace}`,
    `เคยเป็น${latest.title}${latest.workplace} ${experienceYears > 0 ? `ประสบการณ์รวม ${experienceYears} ปี` : 'อยู่หลายเดือน'}`,
    `ทำงาน${jobWords[latest.workType].work}มา${experienceYears > 0 ? `รวม ${experienceYears} ปี` : 'หลายเดือน'} ที่${latest.workplace}`,
  ])
  return earlier && random.chance(0.5) ? [first, `ก่อนหน้านั้นอยู่${earlier.workplace}`] : [first]
}

function duties({ workTypes, experiences }: Person, random: Random): string[] {
  const main = wordsOf(workTypes[0])
  const known = random.sample(main.duties, experiences.length > 0 ? random.integer(1, 2) : 1)
  const second = workTypes[1]
  const also = second && random.chance(0.45) ? [`งาน${wordsOf(second).work}ก็ทำได้`] : []
  return experiences.length > 0 ? [...known, ...also] : [`อยากฝึกงาน${main.work}ให้เก่ง`, ...also]
}

const spokenLanguages: Partial<
  Record<LanguageSkill['code'], Readonly<Record<LanguageSkill['level'], string>>>
> = {
  en: {
    basic: 'ภาษาอังกฤษพอฟังเข้าใจ',
    conversational: 'คุยกับลูกค้าต่างชาติเป็นภาษาอังกฤษได้',
    fluent: 'พูดภาษาอังกฤษคล่อง',
  },
  zh: { basic: 'พูดจีนได้นิดหน่อย', conversational: 'สื่อสารภาษาจีนได้', fluent: 'พูดจีนคล่อง' },
  ms: { basic: 'พูดมลายูได้บ้าง', conversational: 'พูดมลายูได้', fluent: 'พูดมลายูคล่อง' },
  my: { basic: 'คุยกับเพื่อนร่วมงานพม่าได้บ้าง', conversational: 'พูดพม่าได้', fluent: 'พูดพม่าคล่อง' },
}

function languageSkill({ languages }: Person, random: Random): string[] {
  const said = languages.flatMap(({ code, level }) => spokenLanguages[code]?.[level] ?? [])
  return said.filter(() => random.chance(0.7))
}

function availability({ availability: windows, place }: Person, random: Random): string {
  const days = spokenDays(windows)
  const [first] = windows
  const sameHours = windows.every(({ from, until }) => from === first?.from && until === first.until)
  const hours = first && sameHours ? ` ${clock(first.from)}-${clock(first.until)} น.` : ''
  return random.pick([
    `ว่าง${days}${hours}`,
    `ทำงานได้${days}${hours}`,
    `สะดวก${days}${hours} โซน${shortName(place.district)}`,
    `รับงาน${days}${hours}`,
  ])
}

const closings: readonly string[] = [
  'ตรงเวลา ไม่หายแน่นอน{particle}',
  'สนใจนัดคุยได้เลย{particle}',
  'ขอบคุณที่อ่านนะ{softParticle}',
  'พร้อมเริ่มงานทันที{particle}',
  'งานไม่เลือก ขอให้จ่ายตรง{particle}',
  'ฝากพิจารณาด้วย{particle}',
  'ตั้งใจทำงานเต็มที่{particle}',
  'มาก่อนเวลาเสมอ{particle}',
  '{self}รับผิดชอบงานจนจบ{particle}',
  'ขาดเหลืออะไรสอนได้เลย{particle}',
]

function closing(person: Person, voice: Voice, random: Random): string {
  const last = fill(random.pick(closings), voice)
  return random.chance(0.4) ? `${traitOf(person, random)} ${last}` : last
}

function wordsOf(type: WorkType | undefined) {
  if (!type) throw new Error('a sample worker without a type of work')
  return jobWords[type]
}
