import { uuidv7 } from 'uuidv7'
import type { Account } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, validationFailed } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import { adultAge, ageOn } from '@/validators/age'
import { centreOfDistrict } from '@/validators/district-areas'
import type { FirstAnswers } from '@/validators/first-answers'
import type { ResumeInput } from '@/validators/resume'
import { bangkokToday } from '@/validators/rules'
import { skillsOf } from '@/validators/skills'
import { isInThailand } from '@/validators/worker-search'
import { settleUnused } from '../../platform/notifications/unused-resume-news'
import { indexWorkers } from '../search-entries/service'
import {
  findOwnResume,
  findResumeRows,
  insertResumes,
  lockExperience,
  type OwnResume,
  type ResumeEdit,
  setExperienceYears,
  updateResume,
} from './repository'
import { yearsOfExperience } from './years'

const ofAccount = async (db: Database, uid: string): Promise<OwnResume> => {
  const resume = await findOwnResume(db, uid)
  if (!resume) throw notFound()
  return resume
}

/** The caller's own resume, complete. */
export async function readOwnResume(db: Database, uid: string) {
  return shown(await ofAccount(db, uid))
}

export type ShownResume = Awaited<ReturnType<typeof readOwnResume>>

function shown({
  workerId,
  place,
  areaLat,
  areaLng,
  isLeaving,
  birthDate,
  createdAt,
  updatedAt,
  ...resume
}: OwnResume) {
  const mayBeOpen = whyNotOpen(birthDate) === null
  return { ...resume, isBirthDateKnown: birthDate !== null, mayBeOpen, updatedAt: updatedAt.toISOString() }
}

/** Why somebody's resume may not be open: nobody is seen whole who is not known to be 18 or older. */
function whyNotOpen(birthDate: string | null): 'birth_date_first' | 'too_young' | null {
  if (birthDate === null) return 'birth_date_first'
  return ageOn(bangkokToday(), birthDate) < adultAge ? 'too_young' : null
}

type Edit = { readonly uid: string; readonly requestId: string; readonly version: number }

/**
 * Changes answers of the caller's own resume; 412 with the present one when it is no longer at `version`, 422 when
 * somebody would open it who is under 18 or has not said when they were born, and for a position outside Thailand.
 */
export async function changeOwnResume(
  db: Database,
  { uid, requestId, version }: Edit,
  input: ResumeInput,
): Promise<ShownResume> {
  return db.transaction(async (tx) => {
    const before = await ofAccount(tx, uid)
    // Who chooses anew by whom they are found is found by them.
    const edit = { ...editOf(input, before), ...(input.visibility && before.isUnused && { isUnused: false }) }
    const refusal = edit.visibility === 'open' ? whyNotOpen(before.birthDate) : null
    if (refusal) throw validationFailed([{ field: 'visibility', rule: refusal, params: {} }])
    if (isMovedAbroad(edit, before))
      throw validationFailed([{ field: 'lat', rule: 'in_thailand', params: {} }])
    const after = await store(tx, { uid, requestId, version }, before, edit)
    if (before.isUnused && !after.isUnused) await settleUnused(tx, before.workerId)
    return after
  })
}

/** Stores an edit and answers the resume after it; 412 with the present one when it is no longer at `version`. */
async function store(
  tx: Database,
  { uid, requestId, version }: Edit,
  before: OwnResume,
  edit: ResumeEdit,
): Promise<ShownResume> {
  const changed = await updateResume(tx, { id: before.id, version }, { ...edit, ...areaOf(edit, before) })
  const after = await readOwnResume(tx, uid)
  if (!changed) throw stale(after)
  await indexWorkers(tx, [before.workerId])
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    action: 'resume.changed',
    subjectType: 'resume',
    subjectId: before.id,
    before: only(shown(before), edit),
    after: only(after, edit),
  })
  return after
}

/** Adds first answers to the caller's own resume where it says nothing yet, as part of a transaction. */
export async function completeResume(
  tx: Database,
  { uid, requestId }: Omit<Edit, 'version'>,
  { workType, headline, province, district }: Omit<FirstAnswers, 'birthDate'>,
): Promise<void> {
  const before = await ofAccount(tx, uid)
  const edit: ResumeEdit = {
    ...(workType && before.workTypes.length === 0 && { workTypes: [workType] }),
    ...(headline && before.headline === '' && { headline }),
    ...(province && district && before.district === '' && { province, district }),
  }
  if (Object.keys(edit).length > 0) await store(tx, { uid, requestId, version: before.version }, before, edit)
}

/** The edited answers alone, with the version: every answer is an event of its own. */
const only = (resume: ShownResume, edit: ResumeEdit) =>
  Object.fromEntries(Object.entries(resume).filter(([name]) => name === 'version' || name in edit))

const coordinate = (typed: string | undefined): number | null => (typed ? Number(typed) : null)

/** The input's answers as they are stored; what was not answered is left out. */
function editOf(input: ResumeInput, before: OwnResume): ResumeEdit {
  const { lat, lng, dates, workExperiences, skills, ...answers } = input
  const edit = {
    ...answers,
    ...positionOf(input, before),
    ...(answers.workTypes && { workTypes: [...new Set(answers.workTypes)] }),
    ...(answers.avoids && { avoids: [...new Set(answers.avoids)] }),
    ...(dates && { dates: dates.filter(({ date }) => date >= bangkokToday()) }),
    ...(workExperiences && { workExperiences: workExperiences.map(jobOf) }),
  } as ResumeEdit
  const workTypes = edit.workTypes ?? before.workTypes
  // Skills belong to types of work: those of a type that was given up go with it.
  if (skills || edit.workTypes) {
    edit.skills = [...new Set(skills ?? before.skills)].filter((skill) => skillsOf(workTypes).includes(skill))
  }
  if (edit.lengthsOfExperience || edit.workExperiences) {
    edit.experienceYears = yearsOfExperience({ ...before, ...(edit as Partial<OwnResume>) }, bangkokToday())
  }
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
}

/** The position after an edit, which may answer one of its two coordinates; without both there is none. */
function positionOf(input: ResumeInput, before: OwnResume): Pick<ResumeEdit, 'lat' | 'lng'> {
  if (input.lat === undefined && input.lng === undefined) return {}
  const lat = input.lat === undefined ? before.lat : coordinate(input.lat)
  const lng = input.lng === undefined ? before.lng : coordinate(input.lng)
  return lat !== null && lng !== null ? { lat, lng } : { lat: null, lng: null }
}

/** Whether an edit would put somebody outside Thailand, where no search looks; one who is stored there may change the rest. */
const isMovedAbroad = ({ lat, lng }: ResumeEdit, before: OwnResume): boolean =>
  typeof lat === 'number' &&
  typeof lng === 'number' &&
  (lat !== before.lat || lng !== before.lng) &&
  !isInThailand({ lat, lng })

/** The centre of the district after an edit of where somebody lives. */
function areaOf(edit: ResumeEdit, before: OwnResume): Pick<ResumeEdit, 'areaLat' | 'areaLng'> {
  if (edit.province === undefined && edit.district === undefined) return {}
  const centre = centreOfDistrict(edit.province ?? before.province, edit.district ?? before.district)
  return { areaLat: centre?.lat ?? null, areaLng: centre?.lng ?? null }
}

type TypedJob = NonNullable<ResumeInput['workExperiences']>[number]

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

const jobOf = ({ workType, title = '', workplace, startedOn, endedOn }: TypedJob) => ({
  workType: workType ?? null,
  title,
  workplace,
  startedOn: firstOfMonth(startedOn),
  endedOn: endedOn ? firstOfMonth(endedOn) : null,
})

/** Makes the empty, hidden resume every worker starts with. */
export async function addEmptyResume(tx: Database, workerId: string): Promise<void> {
  await insertResumes(tx, [{ id: uuidv7(), workerId }])
}

/** Counts the years of a worker's experience up to a day, YYYY-MM-DD, because jobs they are in go on. */
export async function countYears(tx: Database, workerId: string, today: string): Promise<void> {
  const resume = await lockExperience(tx, workerId)
  if (!resume) return
  const years = yearsOfExperience(resume, today)
  if (years !== resume.experienceYears) await setExperienceYears(tx, resume.id, years)
}

/** The id of an account's resume. */
export async function resumeIdOf(db: Database, { uid }: Account): Promise<string> {
  return (await ofAccount(db, uid)).id
}

/** Everything stored in an account's resume, for the copy of the worker's data. */
export const resumeRecords = (db: Database, uid: string) => findResumeRows(db, uid)
