import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { lockAccount } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import type { UploadPermit } from '@/services/shared/uploads/upload-permit'
import { check } from '@/services/shared/validate'
import { stale } from '@/services/shared/version'
import type { AddressInput } from '@/validators/address'
import { companyNameSchema } from '@/validators/company'
import type { UploadInput } from '@/validators/upload'
import { grantStartingCredits } from '../credits/ledger'
import { lapseRequestsOf } from '../join-requests/repository'
import type { Actor } from '../members/actor'
import { findMember, insertMember } from '../members/repository'
import { notifyMembers } from '../notifications/service'
import {
  giveUpPhotos,
  type PhotoOwner,
  type PhotoParts,
  permitPhoto,
  photoObjects,
  photosToShow,
  publishPhotos,
} from '../uploads/photos'
import { holdUploads } from '../uploads/service'
import type { Attestation } from './attestation'
import { type CompanyProfileInput, presentCompany } from './present'
import {
  type Company,
  findCompany,
  findHolder,
  insertCompany,
  lockCompany,
  type ProfileValues,
  updateProfile,
} from './repository'

export type NewCompany = {
  readonly juristicId: string
  readonly name: string
  readonly address: Required<AddressInput>
}

export type Founder = {
  readonly uid: string
  readonly requestId: string
  /** The visitor the founding is counted for, beside the founder; null for none. */
  readonly visitor: string | null
}

/** Every new company gets starting credits, so one person must not found many, with one account or several. */
const foundedByAccount = { max: 2, seconds: 86_400 }
/** Mobile carriers share one address among many people. */
const foundedByVisitor = { max: 10, seconds: 86_400 }

const countFounding = (tx: Database, { uid, visitor }: Founder): Promise<void> =>
  countUses(tx, [
    { key: `companies founded by ${uid}`, limit: foundedByAccount },
    ...(visitor ? [{ key: `companies founded from ${visitor}`, limit: foundedByVisitor }] : []),
  ])

const conflicts: Readonly<Record<string, string>> = {
  companies_confirmed_juristic_id_key: 'company_taken',
  members_uid_key: 'already_member',
}

/**
 * Adds a company with its creator as owner. What the registry attested, the name included, counts more than
 * what was typed.
 */
export async function createCompany(
  tx: Database,
  actor: Founder,
  input: NewCompany,
  attestation: Attestation | null,
): Promise<Company> {
  await lockAccount(tx, actor.uid)
  if (await findMember(tx, actor.uid)) throw new Problem(409, 'already_member')
  if (await findHolder(tx, input.juristicId)) throw new Problem(409, 'company_taken')
  return found(tx, actor, input, attestation, attestation?.active === true)
}

/** Adds a company that claims the number of another one: with an owner, and without the number. */
export async function foundClaimant(
  tx: Database,
  actor: Founder,
  input: NewCompany,
  attestation: Attestation | null,
): Promise<Company> {
  await lockAccount(tx, actor.uid)
  if (await findMember(tx, actor.uid)) throw new Problem(409, 'already_member')
  return found(tx, actor, input, attestation, false)
}

async function found(
  tx: Database,
  actor: Founder,
  input: NewCompany,
  attestation: Attestation | null,
  isMatched: boolean,
): Promise<Company> {
  const { line, ...area } = input.address
  await countFounding(tx, actor)
  try {
    const company = await insertCompany(tx, {
      id: uuidv7(),
      juristicId: input.juristicId,
      name: attestation?.active ? attestation.name : input.name,
      addressLine: line,
      ...area,
      verification: isMatched ? 'registry_matched' : 'unverified',
      registryCheckedAt: attestation ? new Date() : null,
      numberConfirmedAt: isMatched ? new Date() : null,
      registryAddress: isMatched ? (attestation?.address ?? null) : null,
    })
    await lapseRequestsOf(tx, actor.uid)
    await insertMember(tx, { companyId: company.id, uid: actor.uid, role: 'owner' })
    await grantStartingCredits(tx, company.id)
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: company.id,
      action: 'company.created',
      subjectType: 'company',
      subjectId: company.id,
      after: company,
    })
    if (isMatched) await tellOfMatch(tx, company)
    return company
  } catch (error) {
    const code = conflicts[violatedUniqueConstraint(error) ?? '']
    throw code ? new Problem(409, code) : error
  }
}

/** Notifies of a match with the registry; the founder as well, because it is nobody's own action. */
export const tellOfMatch = (tx: Database, { id, name }: Company) =>
  notifyMembers(tx, {
    kind: 'company_matched',
    params: { company: name },
    companyId: id,
    subjectId: id,
    branchId: null,
    actorUid: null,
  })

/** The member's own company. */
export async function requireCompany(db: Database, companyId: string): Promise<Company> {
  const company = await findCompany(db, companyId)
  if (!company) throw notFound()
  return company
}

const orNull = (typed: string | undefined) => typed || null

function valuesOf(input: Static<typeof CompanyProfileInput>): ProfileValues {
  const { line, ...area } = input.address
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
    const before = await lockCompany(tx, companyId)
    if (!before) throw notFound()
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
      before,
      after,
    })
    return after
  })
  await giveUpPhotos(files, owner, uploaded)
  return changed
}

/** The name a profile may get: the registry's stays, one that was there before is not judged again. */
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
