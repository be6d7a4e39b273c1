import type { InterviewKind } from '@/validators/interview-terms'
import type { interviews } from '../../tables/interviews'

const format = new Intl.DateTimeFormat('th-TH', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Bangkok',
})

function momentWords(at: Date): string {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.hour}:${parts.minute} น.`
}

const ways = {
  video: 'ทางวิดีโอ',
  phone: 'ทางโทรศัพท์',
  on_site: 'ที่ร้าน',
} as const satisfies Record<InterviewKind, string>

type Named = Pick<
  typeof interviews.$inferSelect,
  'kind' | 'minutes' | 'jobPostTitle' | 'askedAt' | 'startsAt' | 'times'
>

/**
 * An interview as sentences name it, with its job if it is about one: พ. 25 พ.ย. 10:00 น. ทางโทรศัพท์ 30 นาที งาน
 * “พนักงานเสิร์ฟ”. Its time is the one that is asked for, agreed on or, before that, proposed first.
 */
export function interviewWords({ kind, minutes, jobPostTitle, askedAt, startsAt, times }: Named): string {
  const at = askedAt ?? startsAt ?? new Date(times[0] ?? Date.now())
  const job = jobPostTitle ? [`งาน “${jobPostTitle}”`] : []
  return [momentWords(at), ways[kind], `${minutes} นาที`, ...job].join(' ')
}
