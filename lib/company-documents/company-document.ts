import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** What the viewer's company has sent, and whether it may be changed now. */
export type CompanyDocuments = AnswerOf<operations['listCompanyDocuments']>

/** One paper of a company. */
export type CompanyDocument = CompanyDocuments['items'][number]

/** Where a document's file is opened: checked anew for each request, and leading on to a link of one minute. */
export const pathOfFile = ({ id }: Pick<CompanyDocument, 'id'>): string => `/api/company-documents/${id}`
