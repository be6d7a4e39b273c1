import type { WorkType } from '@/validators/work-types'
import type { Applicant } from '../applications/applicant'
import type { MemberEvent } from '../applications/state-machine'

type SampleApplication = {
  /** Title of the sample post. */
  readonly post: string
  readonly worker: Applicant
  /** What the recruiter decided so far, in order. */
  readonly decisions: readonly MemberEvent[]
  readonly note?: string
}

type Person = readonly [
  givenName: string,
  familyName: string,
  age: number,
  years: number,
  district: string,
  headline: string,
]

let number = 0

/** 000 starts no number of Thailand's plan. */
function applicant(
  [givenName, familyName, age, years, district, headline]: Person,
  type: WorkType,
): Applicant {
  number += 1
  return {
    displayName: `${givenName} ${familyName}`,
    givenName,
    familyName,
    phone: `0000001${String(number).padStart(3, '0')}`,
    age,
    workTypes: [type],
    experienceYears: years,
    languages: [{ code: 'th', level: 'fluent' }],
    headline,
    district,
    province: 'กรุงเทพมหานคร',
  }
}

const weekend = 'พนักงานเสิร์ฟ สุดสัปดาห์'
const kitchen = 'ผู้ช่วยครัว ล้างจานและเตรียมผัก'
const mornings = 'บาริสต้าพาร์ทไทม์ช่วงเช้า'

const forWeekend: readonly (readonly [Person, readonly MemberEvent[], string?])[] = [
  [['กมลชนก', 'ศรีสุข', 21, 1, 'ปทุมวัน', 'นักศึกษา ว่างเสาร์อาทิตย์ เคยเสิร์ฟงานแต่ง'], []],
  [['ธนภัทร', 'แก้วใส', 19, 0, 'ราชเทวี', 'ขยัน เรียนรู้ไว ยังไม่เคยทำงานเสิร์ฟ'], []],
  [['ปวีณา', 'จันทร์เพ็ญ', 24, 3, 'บางรัก', 'เสิร์ฟร้านอาหารไทย 3 ปี พูดอังกฤษได้'], []],
  [['อภิชาติ', 'บุญมี', 28, 4, 'พญาไท', 'เคยเป็นหัวหน้ากะร้านบุฟเฟต์'], ['view']],
  [['สุธิดา', 'ทองคำ', 22, 1, 'ดินแดง', 'ชอบงานบริการ ยิ้มเก่ง'], ['view']],
  [['ณัฐวุฒิ', 'ใจกล้า', 26, 2, 'ปทุมวัน', 'อยู่ใกล้ร้าน เดินมาได้'], ['view', 'shortlist'], 'โทรแล้ว มาได้ทั้งสองวัน'],
  [
    ['วรัญญา', 'พงษ์ดี', 23, 2, 'จตุจักร', 'เสิร์ฟงานจัดเลี้ยงโรงแรม'],
    ['view', 'interview'],
  ],
  [
    ['ชยพล', 'รุ่งเรือง', 25, 3, 'ห้วยขวาง', 'เคยทำร้านครัวยายบัวช่วงปีใหม่'],
    ['view', 'offer'],
  ],
  [
    ['มัลลิกา', 'สายทอง', 27, 5, 'คลองเตย', 'เสิร์ฟมา 5 ปี ถือถาดใหญ่ได้'],
    ['view', 'shortlist', 'hire'],
  ],
  [
    ['ภูผา', 'ดวงดี', 20, 0, 'บางซื่อ', 'ว่างเฉพาะวันอาทิตย์'],
    ['view', 'reject'],
  ],
]

/** Applicants of the demo company in every stage of a board. */
export const sampleApplications = (): SampleApplication[] => [
  ...forWeekend.map(([person, decisions, note]) => ({
    post: weekend,
    worker: applicant(person, 'waiter'),
    decisions,
    note,
  })),
  {
    post: kitchen,
    worker: applicant(['สมหญิง', 'ตั้งใจ', 35, 6, 'สาทร', 'ทำครัวร้านข้าวแกง'], 'kitchen_helper'),
    decisions: ['view', 'hire'],
  },
  {
    post: kitchen,
    worker: applicant(['อนุชา', 'มั่นคง', 22, 0, 'บางกอกใหญ่', 'อยากเรียนรู้งานครัว'], 'kitchen_helper'),
    decisions: [],
  },
  {
    post: mornings,
    worker: applicant(['ลลิตา', 'เมฆขาว', 23, 2, 'วัฒนา', 'บาริสต้า 2 ปี ลาเต้อาร์ตได้'], 'barista'),
    decisions: ['view', 'interview'],
  },
]
