import messages from '@/messages/th.json' with { type: 'json' }
import { freePartsOn } from '@/validators/free-parts'
import type { unlockedProfile } from '../workers/masking'

type Profile = ReturnType<typeof unlockedProfile>

/** One fact of a resume: its name, and its lines. */
export type Fact = { readonly name: string; readonly lines: readonly string[] }

/** What stands on the sheet of a resume, in words; the same as on the screen. */
export type ResumeFacts = {
  readonly name: string
  readonly headline: string
  readonly about: readonly string[]
  readonly facts: readonly Fact[]
}

const t = messages.resumes
const sheet = t.sheet

/** A message with its values put in; plain messages only. */
const filled = (message: string, values: Readonly<Record<string, string | number>>) =>
  message.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The week with Monday first. */
const weekdays = [
  [1, 'mon'],
  [2, 'tue'],
  [3, 'wed'],
  [4, 'thu'],
  [5, 'fri'],
  [6, 'sat'],
  [0, 'sun'],
] as const

const inThai = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { timeZone: 'Asia/Bangkok', ...options })
const monthOf = inThai({ month: 'short', year: 'numeric' })
const dayOf = inThai({ day: 'numeric', month: 'short' })
const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)

const baht = (satang: number): string =>
  `฿${(satang / 100).toLocaleString('th-TH', { minimumFractionDigits: satang % 100 === 0 ? 0 : 2 })}`

function weekOf(freeParts: number): string[] {
  return weekdays.flatMap(([day, key]) => {
    const parts = freePartsOn(freeParts, day).map((part) => t.parts[part.key])
    return parts.length === 0 ? [] : [filled(sheet.freeDay, { day: t.weekdays[key], parts: parts.join(' ') })]
  })
}

function datesOf(dates: Profile['dates']): string[] {
  return ([true, false] as const).flatMap((isFree) => {
    const days = dates.filter((day) => day.isFree === isFree).map(({ date }) => dayOf.format(noon(date)))
    const message = isFree ? t.dates.freeList : t.dates.busyList
    return days.length === 0 ? [] : [filled(message, { days: days.join(', ') })]
  })
}

function payOf({ minDailyPay, minHourlyPay, minNightlyPay }: Profile): string[] {
  const asked = [
    [minDailyPay, t.pay.day],
    [minHourlyPay, t.pay.hour],
    [minNightlyPay, t.pay.night],
  ] as const
  return asked.flatMap(([satang, unit]) =>
    satang ? [`${filled(sheet.payFrom, { amount: baht(satang) })} ${unit}`] : [],
  )
}

function jobOf({ workType, title, workplace, startedOn, endedOn }: Profile['workExperiences'][number]) {
  const until = endedOn ? monthOf.format(noon(endedOn)) : t.experience.still
  const span = filled(t.experience.span, { from: monthOf.format(noon(startedOn)), until })
  return [workplace, title || (workType && messages.workTypes[workType]), span].filter(Boolean).join(' · ')
}

const joined = (names: readonly string[]): string[] => (names.length === 0 ? [] : [names.join(', ')])

/** The facts of a worker's own resume. */
export function resumeFacts(profile: Profile): ResumeFacts {
  const about = [
    profile.age === null ? '' : filled(sheet.age, { age: profile.age }),
    profile.experienceYears > 0 ? filled(sheet.years, { years: profile.experienceYears }) : '',
    profile.phone ? filled(sheet.phone, { phone: profile.phone }) : '',
  ]
  const place = [profile.district, profile.province].filter(Boolean).join(' · ')
  const facts: Fact[] = [
    {
      name: t.missing.workTypes.label,
      lines: joined(profile.workTypes.map((type) => messages.workTypes[type])),
    },
    {
      name: sheet.experience,
      lines: joined(
        profile.lengthsOfExperience
          .filter(({ length }) => length !== 'never')
          .map(({ workType, length }) => `${messages.workTypes[workType]} ${t.lengths[length]}`),
      ),
    },
    { name: sheet.jobs, lines: profile.workExperiences.map(jobOf) },
    { name: sheet.can, lines: joined(profile.skills.map((skill) => messages.skills[skill])) },
    {
      name: sheet.languages,
      lines: joined(
        profile.languages.map(({ code, level }) => `${t.languages[code]} (${t.languageLevels[level]})`),
      ),
    },
    { name: sheet.education, lines: joined([profile.education].filter(Boolean)) },
    {
      name: sheet.area,
      lines: place ? [place, filled(t.radiusFrom, { km: profile.radiusKm })] : [],
    },
    { name: sheet.free, lines: [...weekOf(profile.freeParts), ...datesOf(profile.dates)] },
    { name: sheet.pay, lines: payOf(profile) },
    { name: sheet.avoids, lines: joined(profile.avoids.map((avoid) => messages.avoids[avoid])) },
    { name: sheet.aboutMe, lines: (profile.about ?? '').split('\n').filter(Boolean) },
    {
      name: sheet.certificates,
      lines: joined(profile.certificates.map((kind) => t.certificates.kinds[kind])),
    },
  ]
  return {
    name: profile.displayName,
    headline: profile.headline,
    about: about.filter(Boolean),
    facts: facts.filter(({ lines }) => lines.length > 0),
  }
}
