import { degreesText } from '@/components/forms/degrees-text'
import type { Resume } from '@/lib/resumes/resume'
import type { ResumeInput } from '@/validators/resume'

/** The form's values: a resume with the version that was read, so that a restored draft knows what it changes. */
export type ResumeValues = Partial<ResumeInput> & { version?: number }

/** A resume as the form's values. */
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

/** The validated values in the service's format; an empty pay is null. */
export function resumeBody({ version: _, ...values }: ResumeValues) {
  return { ...(values as ResumeInput), minDailyPay: values.minDailyPay ?? null }
}

export type ResumeBody = ReturnType<typeof resumeBody>

/** True when the stored resume already has the form's values: then an answer was lost, and there is no conflict. */
export function saysTheSame(resume: Resume, body: ResumeBody): boolean {
  const stored: Record<string, unknown> = resumeBody(resumeValues(resume))
  return Object.entries(body).every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value))
}
