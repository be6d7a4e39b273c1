import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import { type Problem, ProblemError } from '@/lib/api/problem'
import type { CertificateKind } from '@/validators/certificate-kinds'
import type { UploadInput } from '@/validators/upload'
import type { Certificate } from './certificate'
import type { BlockableCompany } from './readers'

/** Permit to upload one certificate; rejects with ProblemError, like every function here. */
export const permitCertificate = (body: UploadInput) =>
  dataOf(partim.POST('/v1/my/certificate-uploads', { body }))

type NewCertificate = { readonly kind: CertificateKind; readonly title: string; readonly fileName: string }

const isOutcomeUnknown = ({ status }: Problem) => status === 0 || status >= 500

/**
 * Adds an uploaded file as a certificate. If an answer is lost, the request is repeated once with the same key, so that
 * nothing is added twice.
 */
export async function addCertificate(body: NewCertificate): Promise<Certificate> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const send = () => dataOf(partim.POST('/v1/my/certificates', { body, headers }))
  return send().catch((error: unknown) =>
    error instanceof ProblemError && isOutcomeUnknown(error.problem) ? send() : Promise.reject(error),
  )
}

/** Removes a certificate and its file; one that no longer exists counts as removed. */
export const removeCertificate = (certificateId: string) =>
  dataOf(partim.DELETE('/v1/my/certificates/{certificateId}', { params: { path: { certificateId } } }))

/** A few companies by a part of their name, to block one of them. */
export const searchBlockableCompanies = async (name: string): Promise<readonly BlockableCompany[]> =>
  (await dataOf(partim.GET('/v1/resumes/me/blockable-companies', { params: { query: { name } } }))).items

/** Lets a company find the worker no more. */
export const blockCompany = (companyId: string) =>
  dataOf(partim.PUT('/v1/resumes/me/blocked-companies/{companyId}', { params: { path: { companyId } } }))

/** Lets a company find the worker again. */
export const unblockCompany = (companyId: string) =>
  dataOf(partim.DELETE('/v1/resumes/me/blocked-companies/{companyId}', { params: { path: { companyId } } }))

/** Lets companies find the worker again as they had chosen, after their resume was hidden for not being used. */
export const showResumeAgain = () => dataOf(partim.PUT('/v1/resumes/me/shown-again', {}))
