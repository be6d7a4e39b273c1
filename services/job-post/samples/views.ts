import { bangkokToday } from '@/validators/rules'

type SampleViews = {
  /** Title of the sample post. */
  readonly post: string
  /** YYYY-MM-DD, Asia/Bangkok. */
  readonly day: string
  readonly views: number
}

/** How often the demo company's posts were viewed per day; the last number is today's. */
const looks: Readonly<Record<string, readonly number[]>> = {
  'พนักงานเสิร์ฟ สุดสัปดาห์': [18, 31, 44, 39, 52],
  'ผู้ช่วยครัว ล้างจานและเตรียมผัก': [9, 22, 17, 12],
  บาริสต้าพาร์ทไทม์ช่วงเช้า: [14, 20, 11, 8, 6, 9],
  แคชเชียร์หน้าร้าน: [5, 7],
  ทีมงานออกบูธเทศกาลอาหาร: [12, 16, 21],
}

const dayBefore = (days: number) => bangkokToday(new Date(Date.now() - days * 86_400_000))

export const sampleViews = (): SampleViews[] =>
  Object.entries(looks).flatMap(([post, counts]) =>
    counts.map((views, index) => ({ post, views, day: dayBefore(counts.length - 1 - index) })),
  )
