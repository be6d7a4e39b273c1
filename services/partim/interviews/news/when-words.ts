const format = new Intl.DateTimeFormat('th-TH', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Bangkok',
})

/** A moment as sentences say it: พ. 25 พ.ย. 10:00 น. */
export function whenWords(at: Date): string {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.hour}:${parts.minute} น.`
}
