import { demoApplicantUids } from '@/services/shared/identity/demo-applicants'
import type { MemberEvent, WorkerEvent } from '@/validators/states/application'
import type { WorkType } from '@/validators/work-types'
import type { Applicant } from '../shapes/applicant'
import { cookTitles } from './job-posts'

type SampleApplication = {
  /** Title of the sample post. */
  readonly post: string
  /** Id of the worker among the sample workers of the partim service. */
  readonly workerId: string
  readonly worker: Applicant
  /** What the recruiter and the worker decided so far, in order. */
  readonly decisions: readonly (MemberEvent | WorkerEvent)[]
  readonly workerUid: string
  /** How many days ago it was sent: today when undefined. */
  readonly daysAgo?: number
  /** The work is done. */
  readonly isDone?: boolean
  readonly note?: string
  /** The shifts they can come to, by position in the post; undefined when everybody works every shift. */
  readonly shifts?: readonly number[]
  /** Those of these shifts that they were offered or hired for. */
  readonly assigned?: readonly number[]
}

type Person = readonly [
  workerId: string,
  givenName: string,
  familyName: string,
  age: number,
  years: number,
  district: string,
  headline: string,
]

/** The demo worker of the partim service. */
export const demoWorker = { uid: 'demo-worker', workerId: '019d72a4-e94d-7292-9c7a-2869bd099f12' } as const

let number = 0

/** The phone numbers start with 000, as no number in Thailand's plan does. */
function applicant(
  [workerId, givenName, familyName, age, years, district, headline]: Person,
  type: WorkType,
): Pick<SampleApplication, 'workerId' | 'workerUid' | 'worker'> {
  number += 1
  const worker: Applicant = {
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
  return { workerId, workerUid: demoApplicantUids[workerId] ?? demoWorker.uid, worker }
}

const weekend = 'พนักงานเสิร์ฟ สุดสัปดาห์'
const kitchen = 'ผู้ช่วยครัว ล้างจานและเตรียมผัก'
const banquet = 'พนักงานเสิร์ฟงานเลี้ยงบริษัท'
const mornings = 'บาริสต้าพาร์ทไทม์ช่วงเช้า'
const chosenShifts = 'พนักงานเสิร์ฟกะเช้า กะเย็น เลือกวันได้'

const forWeekend: readonly (readonly [Person, readonly MemberEvent[], string?])[] = [
  [
    [
      '019c790a-d087-7849-9797-e3fd77755e51',
      'ณัฐกฤตา',
      'กลิ่นหอม',
      19,
      1,
      'ดินแดง',
      'นักศึกษา ว่างเสาร์อาทิตย์ เคยเสิร์ฟงานแต่ง',
    ],
    [],
  ],
  [
    [
      '019f9126-81cd-75d2-80c2-f6c769e13055',
      'กัญญาณัฐ',
      'จำปาทอง',
      23,
      0,
      'ดินแดง',
      'ขยัน เรียนรู้ไว ยังไม่เคยทำงานเสิร์ฟ',
    ],
    [],
  ],
  [
    [
      '019acf6f-dfdc-7350-ba6e-c30b5df9b1a6',
      'กนกวรรณ',
      'แก้ววงศ์',
      33,
      3,
      'สาทร',
      'เสิร์ฟร้านอาหารไทย 3 ปี พูดอังกฤษได้',
    ],
    [],
  ],
  [
    ['019d883f-9dea-7c33-b93d-7dce76544710', 'รัฐพล', 'แก้วมณี', 35, 4, 'บางนา', 'เคยเป็นหัวหน้ากะร้านบุฟเฟต์'],
    ['view'],
  ],
  [
    ['01a03aba-713b-7344-b805-f778cd46c1f3', 'ชลลดา', 'แซ่เฮง', 30, 0, 'บางกอกน้อย', 'ชอบงานบริการ ยิ้มเก่ง'],
    ['view'],
  ],
  [
    ['019f89a8-2bac-797f-b302-c69a2aaafc59', 'วรากร', 'เพชรมงคล', 26, 2, 'หนองแขม', 'ทำได้ทั้งหน้าร้านและในครัว'],
    ['view', 'shortlist'],
    'โทรแล้ว มาได้ทั้งสองวัน',
  ],
  [
    ['01997a33-6e89-7294-bf79-05a8d4993d3d', 'รินรดา', 'วังใจ', 25, 1, 'บางกอกใหญ่', 'เสิร์ฟงานจัดเลี้ยงโรงแรม'],
    ['view', 'interview'],
  ],
  [
    ['01949acb-001f-7da9-b513-678b4202d43f', 'ธนภัทร', 'เพ็ชรดี', 25, 1, 'บางกะปิ', 'เคยทำร้านครัวยายบัวช่วงปีใหม่'],
    ['view', 'offer'],
  ],
  [
    ['019957ad-cfbe-7bf8-8e86-94b3cc551d75', 'ลภัสรดา', 'อ่อนศรี', 22, 3, 'ลาดกระบัง', 'เสิร์ฟมา 3 ปี ถือถาดใหญ่ได้'],
    ['view', 'shortlist', 'hire'],
  ],
  [
    ['0194b9bb-879b-79cc-a7f4-814b84f6ab2a', 'ณภัทร', 'เงินทอง', 26, 0, 'คลองสามวา', 'ว่างเฉพาะวันอาทิตย์'],
    ['view', 'reject'],
  ],
]

/** The demo worker's own: a shift tomorrow, and those she has done. */
function ofDemoWorker(): SampleApplication[] {
  const her = applicant(
    [demoWorker.workerId, 'บัวผัน', 'ทองวิไล', 57, 6, 'ประเวศ', 'พ่อครัวแม่ครัว ประสบการณ์ 6 ปี'],
    'cook',
  )
  const decisions = ['view', 'offer', 'accept'] as const
  const own = { ...her, decisions }
  return [
    { ...own, post: cookTitles.tomorrow, daysAgo: 2 },
    ...cookTitles.done.map((post, index) => ({ ...own, post, daysAgo: 6 + index * 8, isDone: true })),
  ]
}

/** Applicants of the demo company in every stage of a board. */
export const sampleApplications = (): SampleApplication[] => [
  ...ofDemoWorker(),
  ...forWeekend.map(([person, decisions, note]) => ({
    post: weekend,
    ...applicant(person, 'waiter'),
    decisions,
    note,
  })),
  {
    post: kitchen,
    ...applicant(
      ['019ca3cc-1661-73d7-a21d-2ee3b4de3032', 'สุรีรัตน์', 'โชติคุณ', 46, 8, 'บึงกุ่ม', 'ทำครัวร้านข้าวแกง'],
      'kitchen_helper',
    ),
    decisions: ['view', 'hire'],
  },
  {
    post: kitchen,
    ...applicant(
      ['019daec9-2ff4-798c-9490-cf3ca933a6fe', 'พีรณัฐ', 'ศรีบุญเรือง', 20, 0, 'บางนา', 'อยากเรียนรู้งานครัว'],
      'kitchen_helper',
    ),
    decisions: [],
  },
  {
    post: banquet,
    ...applicant(
      ['019d4fdb-47ef-754a-8009-c002a016bc32', 'สุชาดา', 'พงษ์พันธ์', 18, 0, 'ปทุมวัน', 'เคยช่วยงานเลี้ยงที่มหาวิทยาลัย'],
      'waiter',
    ),
    decisions: ['view', 'hire'],
  },
  {
    post: banquet,
    ...applicant(
      ['0195f562-7dcd-7d73-9522-c365a8287b13', 'กฤตพร', 'ทรัพย์มาก', 20, 2, 'บางซื่อ', 'เสิร์ฟโต๊ะจีนมา 2 ปี'],
      'waiter',
    ),
    decisions: ['view', 'interview', 'hire'],
  },
  {
    post: mornings,
    ...applicant(
      ['01944b52-a25b-7b30-8887-00b827d07916', 'นพดล', 'สุวรรณศรี', 37, 2, 'พระโขนง', 'บาริสต้า 2 ปี ลาเต้อาร์ตได้'],
      'barista',
    ),
    decisions: ['view', 'interview'],
  },
  {
    post: chosenShifts,
    ...applicant(
      ['01a0e5c3-88c7-70dc-a2b4-bfd2dbae2a05', 'ภูวดล', 'ขันทอง', 28, 3, 'วัฒนา', 'เสิร์ฟมา 3 ปี ใจเย็นกับลูกค้า'],
      'waiter',
    ),
    decisions: ['view', 'hire'],
    shifts: [1, 3, 5],
    assigned: [3, 5],
  },
  {
    post: chosenShifts,
    ...applicant(
      [
        '019fe385-3dfe-72fa-8e42-88f5752842d3',
        'ปกรณ์',
        'ทองกุล',
        18,
        1,
        'หนองแขม',
        'ว่างทุกวัน ทำได้ทั้งกะเช้าและกะเย็น',
      ],
      'waiter',
    ),
    decisions: ['view'],
    shifts: [0, 2, 5],
  },
  {
    post: chosenShifts,
    ...applicant(
      ['019c6bbd-54ab-7590-a162-449278b50c5a', 'ธวัลรัตน์', 'บุญกุล', 18, 0, 'บึงกุ่ม', 'นักศึกษา ว่างช่วงเย็น'],
      'waiter',
    ),
    decisions: [],
    shifts: [1, 3],
  },
]
