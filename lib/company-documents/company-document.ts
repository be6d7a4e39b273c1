import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The documents of the viewer's company, and whether they may be changed now. */
export type CompanyDocuments = AnswerOf<operations['listCompanyDocuments']>

/** One document of a company. */
export type CompanyDocument = CompanyDocuments['items'][number]

/** Where a document's file is opened: each request is checked and redirected to a link valid for one minute. */
export const pathOfFile = ({ id }: Pick<CompanyDocument, 'id'>): string => `/api/company-documents/${id}`
