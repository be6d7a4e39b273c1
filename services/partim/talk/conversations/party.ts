import type { FastifyRequest } from 'fastify'
import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import type { CompanyStanding } from '@/validators/company-standing'
import { actorOf } from '../../platform/members/access'
import { findWorkerId } from '../../workers/certificates/repository'

type Acting = { readonly uid: string; readonly requestId: string }

/** The side of a conversation that asks: a company, by one of its members, or a worker. */
export type CompanyParty = Acting & {
  readonly side: 'company'
  readonly companyId: string
  readonly companyName: string
  readonly standing: CompanyStanding
}
export type WorkerParty = Acting & { readonly side: 'worker'; readonly workerId: string }
export type Party = CompanyParty | WorkerParty

/** Whose conversations a party reads; part of the WHERE of every query. */
export type Owner = Pick<CompanyParty, 'side' | 'companyId'> | Pick<WorkerParty, 'side' | 'workerId'>

/** One of the two ends of conversations: where its operations are, who may call them, and who is calling. */
export type End = {
  readonly prefix: '/v1/company-conversations' | '/v1/conversations'
  readonly config: { readonly access: 'member' | 'registered'; readonly permission?: string }
  /** The id of an operation in the OpenAPI document: `listCompanyConversations` and `listConversations`. */
  readonly named: (companyOperation: string) => string
  readonly partyOf: (request: FastifyRequest) => Promise<Party>
}

/** Both ends; each operation exists twice, with the same shapes. */
export const endsOf = (db: Database): readonly End[] => [
  {
    prefix: '/v1/company-conversations',
    config: { access: 'member', permission: 'applications.decide' },
    named: (operation) => operation,
    partyOf: async (request) => {
      const { uid, companyId, companyName, standing, requestId } = actorOf(request)
      return { side: 'company', uid, requestId, companyId, companyName, standing }
    },
  },
  {
    prefix: '/v1/conversations',
    config: { access: 'registered' },
    named: (operation) => operation.replace('Company', ''),
    partyOf: async (request) => {
      const { uid } = callerOf(request)
      const workerId = await findWorkerId(db, uid)
      if (!workerId) throw notFound()
      return { side: 'worker', uid, requestId: request.id, workerId }
    },
  },
]
