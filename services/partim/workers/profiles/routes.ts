import { Type } from '@fastify/type-provider-typebox'
import { Named, nullable, OneOf, Satang, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { certificateKinds } from '@/validators/certificate-kinds'
import { actorOf } from '../../platform/members/access'
import { resumeParts } from '../../shapes/resume-parts'
import { sendCertificate } from '../certificates/routes'
import type { CertificateParts } from '../certificates/service'
import { ContactAccess } from '../unlocks/present'
import { isVerified, workerCard } from '../workers/card'
import { readCertificate, readProfile } from './service'

const config = { access: 'member', showsWorkers: true } as const
const kind = OneOf(certificateKinds)

const CompanyWorkerProfile = Named(
  'CompanyWorkerProfile',
  Type.Object({
    ...workerCard,
    isVerified,
    about: nullable(
      Type.String({ description: 'null when visibility is limited and the contact is masked' }),
    ),
    education: Type.String(),
    radiusKm: Type.Integer(),
    minHourlyPay: nullable(Satang),
    minNightlyPay: nullable(Satang),
    ...resumeParts,
    certificates: Type.Array(kind, { description: 'kinds of which there is one' }),
    certificateFiles: Type.Array(Type.Object({ id: Uuid, kind, title: Type.String() }), {
      description: 'empty while the contact is masked',
    }),
    photoUrl: nullable(Type.String()),
    workedForUs: nullable(
      Type.Object(
        { shifts: Type.Integer(), on: Type.String({ format: 'date' }) },
        { description: 'shifts they did for the company to the end, and the day of the last in Thailand' },
      ),
    ),
    isHidden: Type.Boolean({ description: 'the worker hides: only who may see their contact reads this' }),
    access: ContactAccess,
  }),
)

/** The page of a worker for a company: masked, or whole once it unlocked them or they applied to it. */
export function profileRoutes(app: ServiceApp, parts: CertificateParts): void {
  app.get(
    '/v1/workers/:workerId/profile',
    {
      config,
      schema: {
        operationId: 'readWorkerProfile',
        summary: 'One worker, masked until unlocked or applied; the look is recorded for them to see',
        params: Type.Object({ workerId: Uuid }),
        response: { 200: CompanyWorkerProfile },
      },
    },
    async (request) =>
      readProfile(parts.db, await request.reads(), actorOf(request), request.params.workerId),
  )

  app.get(
    '/v1/workers/:workerId/certificates/:certificateId/file',
    {
      config,
      schema: {
        operationId: 'readWorkerCertificate',
        summary: 'The file of a certificate of a worker whose contact the company may see',
        params: Type.Object({ workerId: Uuid, certificateId: Uuid }),
      },
    },
    async (request, reply) =>
      sendCertificate(reply, await readCertificate(parts, actorOf(request), request.params)),
  )
}
