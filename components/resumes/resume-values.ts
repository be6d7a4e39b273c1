import { degreesText } from '@/components/forms/degrees-text'
import type { Resume } from '@/lib/resumes/resume'
import type { ResumeInput } from '@/validators/resume'

/** The form's values: a resume, and the version it was read at, so that a restored draft remembers what it changes. */
export type ResumeValues = Partial<ResumeInput> & { version?: number }

/** A resume as the form shows it. */
export function resumeValues(resume: Resume): ResumeValues {
  const { headline, about, workTypes, province, district, lat, lng, minDailyPay, days, visibility, version } =
    resume
  return {
    headline,
    about,
    workTypes,
    province,
    district,
    lat: degreesText(lat),
    lng: degreesText(lng),
    minDailyPay: minDailyPay ?? undefined,
    days,
    visibility,
    version,
  }
}

/** The checked values as the service takes them; an empty pay is null. */
export function resumeBody({ version: _, ...values }: ResumeValues) {
  return { ...(values as ResumeInput), minDailyPay: values.minDailyPay ?? null }
}

export type ResumeBody = ReturnType<typeof resumeBody>

/** True when the stored resume already says what the form says: an answer was lost, not a race. */
export function saysTheSame(resume: Resume, body: ResumeBody): boolean {
  const stored: Record<string, unknown> = resumeBody(resumeValues(resume))
  return Object.entries(body).every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value))
}
