import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { longestSearch } from '@/validators/longest-search'
import { memberSchema } from '@/validators/member'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { Member, MemberInput } from '../membership/present'
import { changeMember, leaveCompany, namesOfPayers, pageOfMembers, removeMember } from './service'

const params = Type.Object({ memberId: Uuid })
const Nothing = Type.Object({})

/** Operations on the company's members and their roles. */
export function memberRoutes(app: ServiceApp, { db }: Deps): void {
  app.get(
    '/v1/members',
    {
      config: { access: 'member', permission: 'members.manage' },
      schema: {
        operationId: 'listMembers',
        querystring: Type.Object({
          ...pageQuery,
          q: Type.Optional(Type.String({ maxLength: longestSearch })),
        }),
        response: { 200: pageOf(Member) },
      },
    },
    async (request) => pageOfMembers(db, actorOf(request), request.query),
  )

  app.put(
    '/v1/members/:memberId',
    {
      config: { access: 'member', permission: 'members.manage', rules: memberSchema },
      schema: { operationId: 'changeMember', params, body: MemberInput, response: { 200: Member } },
    },
    async (request, reply) => {
      const { memberId } = request.params
      const version = expectedVersion(request)
      const place = await memberSchema.validate(request.body)
      return sendVersioned(reply, await changeMember(db, actorOf(request), memberId, version, place))
    },
  )

  app.delete(
    '/v1/members/:memberId',
    {
      config: { access: 'member', permission: 'members.manage' },
      schema: { operationId: 'removeMember', params, response: { 200: Nothing } },
    },
    async (request) => {
      await removeMember(db, actorOf(request), request.params.memberId)
      return {}
    },
  )

  app.delete(
    '/v1/members/me',
    {
      config: { access: 'member' },
      schema: { operationId: 'leaveCompany', response: { 200: Nothing } },
    },
    async (request) => {
      await leaveCompany(db, actorOf(request))
      return {}
    },
  )

  app.get(
    '/v1/payers',
    {
      // Without a permission: everybody in a company may have to ask them.
      config: { access: 'member' },
      schema: {
        operationId: 'listPayers',
        summary: 'How those are called who may pay for the company, the longest there first',
        response: { 200: Type.Object({ names: Type.Array(Type.String()) }) },
      },
    },
    async (request) => ({ names: await namesOfPayers(db, actorOf(request)) }),
  )
}
