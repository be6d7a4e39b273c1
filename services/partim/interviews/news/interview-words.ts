import type { InterviewKind } from '@/validators/interview-terms'
import type { InterviewCauser } from '@/validators/states/interview'
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
  'state' | 'kind' | 'place' | 'minutes' | 'jobPostTitle' | 'askedAt' | 'startsAt' | 'times'
>

/** The time that is asked for or agreed on; before that, every one that is proposed, because each may be taken. */
function timeWords({ state, askedAt, startsAt, times }: Named, to: InterviewCauser): string {
  // What was agreed on before other times were proposed stands no more.
  const isOpen = state === 'proposed' || state === 'expired'
  // Who declines takes none of those that were proposed, whichever they asked for instead.
  const at = state === 'declined' ? null : (askedAt ?? (isOpen ? null : startsAt))
  const moments = (at ? [at] : times.map((time) => new Date(time))).map(momentWords)
  if (moments.length < 2) return moments[0] ?? momentWords(new Date())
  const inWords = moments.join(isOpen ? ' หรือ ' : ' และ ')
  return state === 'proposed' && to === 'worker' ? `${moments.length}\u00a0เวลาให้เลือก: ${inWords}` : inWords
}

/** Until when an interview waits for an answer, as its page says it; empty where it waits for none. */
export const answerByWords = ({
  state,
  expiresAt,
}: Pick<typeof interviews.$inferSelect, 'state' | 'expiresAt'>) =>
  state === 'proposed' ? `ภายใน ${momentWords(expiresAt)}` : ''

/**
 * An interview as sentences name it, with its job if it is about one: พ. 25 พ.ย. 10:00 น. ทางโทรศัพท์ 30 นาที งาน
 * “พนักงานเสิร์ฟ”. The worker also reads where to go.
 */
export function interviewWords(interview: Named, to: InterviewCauser): string {
  const { kind, place, minutes, jobPostTitle } = interview
  const job = jobPostTitle ? [`งาน “${jobPostTitle}”`] : []
  const where = to === 'worker' && kind === 'on_site' && place ? [`(${place})`] : []
  return [timeWords(interview, to), ways[kind], ...where, `${minutes}\u00a0นาที`, ...job].join(' ')
}
