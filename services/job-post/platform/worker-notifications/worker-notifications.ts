import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { nullable } from '@/services/shared/schema'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'
import type { Promised } from '@/validators/states/application'
import type { WorkerNotificationKind } from '@/validators/worker-notification-kinds'

/** What happened to a worker: in an application of theirs, or to a post they are invited to. */
export type WorkerNews = {
  /** Id of the worker in the partim service. */
  readonly workerId: string
  readonly kind: WorkerNotificationKind
  /** Id of the application or of the post. */
  readonly subjectId: string
  readonly params: {
    readonly title: string
    readonly company: string
    /** Days, place, pay and the like, in words. */
    readonly facts?: readonly string[]
    /** What they were promised by then, where it is told differently of an offer. */
    readonly promised?: Promised
  }
}

const Told = Type.Object({
  mail: nullable(Type.Object({ uid: Type.String(), displayName: Type.String() })),
})

/** The partim service, which keeps what workers were told, and how they want to be told. */
export interface WorkerNotifications {
  /**
   * Notifies a worker in the product, once per id. Answers whom to mail as well: null when they do not want a mail
   * about it, or are gone. Throws when the partim service gives no usable answer.
   */
  tell(id: string, news: WorkerNews): Promise<Static<typeof Told>['mail']>
}

/** Tells the partim service in this service's own name. */
export function workerNotificationsOfPartim({
  PARTIM_API_URL,
  ATTESTATION_SECRET,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL' | 'ATTESTATION_SECRET'>): WorkerNotifications {
  const partim = serviceClient('partim', PARTIM_API_URL)
  const operation = 'PUT /v1/worker-notifications/:notificationId'
  const question = { from: 'job-post', to: 'partim', operation }
  return {
    async tell(id, news) {
      const requester = await requesterOf(question, ATTESTATION_SECRET)
      return (await partim.put(`/v1/worker-notifications/${id}`, requester, news, Told)).mail
    },
  }
}
