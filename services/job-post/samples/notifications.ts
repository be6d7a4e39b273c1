import type { NotificationKind } from '../shapes/notification-kinds'

type SampleNotification = {
  /** Title of the sample post it is about; null when it is about the company and nobody caused it. */
  readonly post: string | null
  readonly kind: NotificationKind
  readonly hoursAgo: number
  readonly isRead: boolean
}

/** The demo owner's notifications, oldest first. */
export const sampleNotifications: readonly SampleNotification[] = [
  { kind: 'company_matched', post: null, hoursAgo: 24 * 30, isRead: true },
  { kind: 'job_post_published', post: 'บาริสต้าพาร์ทไทม์ช่วงเช้า', hoursAgo: 24 * 6, isRead: true },
  { kind: 'job_post_cancelled', post: 'ทีมงานเปิดตัวเมนูฤดูหนาว', hoursAgo: 52, isRead: true },
  { kind: 'job_post_closed', post: 'ผู้ช่วยครัวเทศกาลลอยกระทง', hoursAgo: 26, isRead: false },
  { kind: 'job_post_held', post: 'พนักงานแนะนำสินค้าหน้าร้าน', hoursAgo: 3, isRead: false },
  { kind: 'job_post_published', post: 'พนักงานเสิร์ฟ สุดสัปดาห์', hoursAgo: 0.2, isRead: false },
]
