import type { JobPost } from '@/lib/job-posts/job-post'

/** A published post of two days, for tests. */
export const samplePost: JobPost = {
  id: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  state: 'published',
  branchId: '01a1f8da-0000-7057-8c94-ddf5466d6ebc',
  branchName: 'สยามสแควร์',
  type: 'daily',
  workType: 'waiter',
  title: 'พนักงานเสิร์ฟ กะเย็น',
  description: 'รับออเดอร์และเสิร์ฟ',
  headcount: 5,
  payUnit: 'day',
  minAge: null,
  maxAge: null,
  payAmount: 60_000,
  overtimePay: null,
  paysHolidayRates: false,
  payday: 'same_day',
  shifts: [
    { date: '2026-11-21', startTime: '16:00', endTime: '23:00', breakMinutes: 60 },
    { date: '2026-11-22', startTime: '22:00', endTime: '06:00', breakMinutes: 0 },
  ],
  totalPay: 600_000,
  reviewReasons: [],
  events: ['pause', 'close', 'cancel'],
  version: 3,
  createdAt: '2026-11-20T02:00:00.000Z',
  publishedAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-11-22T23:00:00.000Z',
}
