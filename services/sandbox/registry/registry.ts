import type { RequestListener } from 'node:http'
import fastify from 'fastify'
import { additionalCompany, companies } from './companies'
import { juristicPersonOf } from './juristic-person'

const credentialHeader = 'x-registry-credential'

/** The company registry: answers like the department's open API, for invented companies. */
export async function createRegistry(credential: string): Promise<RequestListener> {
  const app = fastify()
  const known = new Map(companies.map((company) => [company.juristicId, company]))

  app.get<{ Params: { id: string } }>('/api/v1/juristic_person/:id', async (request, reply) => {
    if (request.headers[credentialHeader] !== credential) {
      return reply.code(401).send({ status: { code: '1001', description: 'Unauthorized' }, data: [] })
    }
    const company = known.get(request.params.id)
    if (!company) return { status: { code: '1004', description: 'Data not found' }, data: [] }
    return {
      status: { code: '1000', description: 'Success' },
      data: [{ 'cd:OrganizationJuristicPerson': juristicPersonOf(company) }],
    }
  })
  app.get('/sandbox/companies', async () => ({ companies }))
  // A number can be registered once, so every test that registers one asks for a company of its own.
  app.post('/sandbox/companies', async (_request, reply) => {
    const company = additionalCompany(known.size)
    known.set(company.juristicId, company)
    return reply.code(201).send(company)
  })

  await app.ready()
  return (req, res) => app.routing(req, res)
}
