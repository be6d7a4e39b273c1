const timeZone = 'Asia/Bangkok'

/** A day in Thailand as texts name it in full, with the year of the Buddhist era. */
export const longDay = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The time of day in Thailand: 09:05. */
export const clock = new Intl.DateTimeFormat('th-TH', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
