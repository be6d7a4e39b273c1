import 'server-only'
import { cache } from 'react'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { Company } from './company'
import type { Disputes } from './dispute'
import type { OwnJoinRequest } from './join-request'

/** The company the viewer is a member of. */
export const getCompany = cache(async (): Promise<Company> => {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/company', {}))
})

/** The viewer's requests to join a company, newest first. */
export const listMyJoinRequests = cache(async (): Promise<readonly OwnJoinRequest[]> => {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/my/join-requests', {}))).items
})

/** The disputes about the number of the viewer's company; for those who may edit the company. */
export const listCompanyDisputes = cache(async (): Promise<Disputes> => {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/company/disputes', {}))
})
