import { demoPosts } from '@/services/shared/identity/demo-company'
import type { InterviewDecision, InterviewKind, InterviewLength } from '@/validators/interview-terms'
import type { InterviewState } from '@/validators/states/interview'
import type { WorkType } from '@/validators/work-types'

/** Hours from the moment of seeding, or a day counted from it with its time of day in Thailand. */
export type SampleMoment = number | readonly [day: number, clock: string]

type SampleInterview = {
  /** Id of a sample worker; null for the demo worker. */
  readonly workerId: string | null
  readonly post: { readonly id: string; readonly title: string; readonly workType: WorkType }
  readonly state: InterviewState
  readonly kind: InterviewKind
  readonly place: string
  readonly note: string
  readonly minutes: InterviewLength
  readonly proposed: readonly SampleMoment[]
  readonly agreed?: SampleMoment
  readonly asked?: SampleMoment
  readonly askedReason?: string
  readonly outcomeNote?: string
  readonly decision?: InterviewDecision
}

const [serving, kitchen] = demoPosts
const kotchakorn = '019a7900-5653-7887-b2c2-6f5730bba8d0'
const witchaphon = '019d7d3b-5416-7fce-8a63-bea6a8dec1d3'
const shop = 'ครัวยายบัว สยามสแควร์ ซอย 3 ปทุมวัน กรุงเทพมหานคร'

/** What the demo owner finds on the board of interviews, and the demo worker on their own page. */
export const sampleInterviews: readonly SampleInterview[] = [
  {
    workerId: null,
    post: kitchen,
    state: 'accepted',
    kind: 'on_site',
    place: shop,
    note: 'ถามหาคุณแอนที่เคาน์เตอร์ ใส่รองเท้าหุ้มส้นมาลองครัวได้เลย',
    minutes: 30,
    proposed: [2],
    agreed: 2,
  },
  {
    workerId: kotchakorn,
    post: serving,
    state: 'proposed',
    kind: 'video',
    place: 'https://meet.example.com/krua-yai-bua',
    note: 'คุยกันสั้น ๆ เรื่องกะเสาร์อาทิตย์',
    minutes: 15,
    proposed: [
      [1, '10:00'],
      [1, '14:30'],
      [2, '10:00'],
    ],
  },
  {
    workerId: witchaphon,
    post: serving,
    state: 'reschedule_requested',
    kind: 'phone',
    place: '',
    note: '',
    minutes: 15,
    proposed: [[1, '13:00']],
    asked: [2, '10:00'],
    askedReason: 'ติดเรียนช่วงบ่าย',
  },
  {
    workerId: witchaphon,
    post: kitchen,
    state: 'no_show',
    kind: 'phone',
    place: '',
    note: '',
    minutes: 15,
    proposed: [[-8, '16:00']],
    agreed: [-8, '16:00'],
    outcomeNote: 'โทรสองครั้ง ไม่รับสาย',
  },
  {
    workerId: kotchakorn,
    post: kitchen,
    state: 'completed',
    kind: 'on_site',
    place: shop,
    note: '',
    minutes: 30,
    proposed: [[-5, '10:00']],
    agreed: [-5, '10:00'],
    outcomeNote: 'มาก่อนเวลา เสิร์ฟคล่อง เริ่มงานได้ทันที',
    decision: 'fits',
  },
]
