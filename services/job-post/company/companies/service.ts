import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { notFound, validationFailed } from '@/services/shared/problem'
import type { UploadPermit } from '@/services/shared/uploads/upload-permit'
import { check } from '@/services/shared/validate'
import { stale } from '@/services/shared/version'
import { companyNameSchema } from '@/validators/company'
import type { UploadInput } from '@/validators/upload'
import type { Actor } from '../../platform/access/actor'
import {
  giveUpPhotos,
  type PhotoOwner,
  type PhotoParts,
  permitPhoto,
  photoObjects,
  photosToShow,
  publishPhotos,
} from '../../platform/uploads/photos'
import { holdUploads } from '../../platform/uploads/service'
import { auditedCompany } from './audited-company'
import { type CompanyProfileInput, presentCompany } from './present'
import { type Company, findCompany, lockCompany, type ProfileValues, updateProfile } from './repository'

/**
 * A company locked until `tx` ends; 404 when there is none. Whoever publishes a post locks its company before the post, so
 * that a concurrent publication waits and then counts this one.
 */
export async function requireLockedCompany(tx: Database, companyId: string): Promise<Company> {
  const company = await lockCompany(tx, companyId)
  if (!company) throw notFound()
  return company
}

/** The member's own company. */
export async function requireCompany(db: Database, companyId: string): Promise<Company> {
  const company = await findCompany(db, companyId)
  if (!company) throw notFound()
  return company
}

const orNull = (typed: string | undefined) => typed || null

function valuesOf(input: Static<typeof CompanyProfileInput>): ProfileValues {
  const { line, isUnlisted: _, ...area } = input.address
  return {
    name: input.name,
    addressLine: line,
    ...area,
    logoUrl: input.logo?.[0] ?? null,
    website: orNull(input.website),
    facebookUrl: orNull(input.facebookUrl),
    about: orNull(input.about),
    contactName: orNull(input.contactName),
    contactPhone: orNull(input.contactPhone),
    contactEmail: orNull(input.contactEmail),
  }
}

/** The logo of a company. */
const logoOf = ({ companyId }: Pick<Actor['scope'], 'companyId'>): PhotoOwner => ({
  companyId,
  kind: 'company_logo',
  field: 'logo',
})

const logosOf = ({ logoUrl }: Company) => (logoUrl === null ? [] : [logoUrl])

/** Changes a company's profile at a known version; a new logo is checked first. */
export async function changeProfile(
  files: PhotoParts,
  actor: Actor,
  version: number,
  input: Static<typeof CompanyProfileInput>,
): Promise<Company> {
  const { db, settings } = files
  const { companyId } = actor.scope
  const [owner, sent] = [logoOf(actor.scope), input.logo ?? []]
  const shown = logosOf(await requireCompany(db, companyId))
  photosToShow(sent, owner, settings, shown)
  const uploaded = await publishPhotos(files, owner, sent, shown)
  const changed = await db.transaction(async (tx) => {
    const before = await requireLockedCompany(tx, companyId)
    const name = await nameAfter(before, input.name)
    const logo = photosToShow(sent, owner, settings, logosOf(before))
    const values = { ...valuesOf({ ...input, logo: logo.addresses }), name }
    const after = await updateProfile(tx, companyId, version, values)
    if (!after) throw stale(presentCompany(before))
    await holdUploads(tx, companyId, {
      field: owner.field,
      before: photoObjects(logosOf(before), owner, settings),
      after: logo.names,
    })
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId,
      action: 'company.changed',
      subjectType: 'company',
      subjectId: companyId,
      before: auditedCompany(before),
      after: auditedCompany(after),
    })
    return after
  })
  await giveUpPhotos(files, owner, uploaded)
  return changed
}

/** The name for a profile: one from the registry stays, and an unchanged one is not checked again. */
async function nameAfter({ name, numberConfirmedAt }: Company, typed: string): Promise<string> {
  if (typed === name) return name
  if (numberConfirmedAt) throw nameIsConfirmed()
  return (await check(companyNameSchema, { name: typed })).name
}

const nameIsConfirmed = () => validationFailed([{ field: 'name', rule: 'confirmed_name', params: {} }])

/** Permits the company's logo to be uploaded. */
export const permitLogo = (
  db: Database,
  identity: IdentityProvider,
  { scope }: Actor,
  input: UploadInput,
): Promise<Static<typeof UploadPermit>> => permitPhoto(db, identity, logoOf(scope), input)
