import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { nullable, OneOf, Uuid } from '@/services/shared/schema'
import { type ForwardedCaller, isUnknown, serviceClient } from '@/services/shared/service-client'
import { payUnits } from '@/validators/job-post-terms'
import { type WorkType, workTypes } from '@/validators/work-types'
import type { MessageAttachment, SpokenShift } from '../../shapes/message-attachment'

export type JobCard = Omit<Extract<MessageAttachment, { kind: 'job' }>, 'kind'>
export type Workplace = {
  readonly lat: number
  readonly lng: number
  readonly name: string
  readonly address: string
}
/** A job of which a worker gave shifts back, and these shifts. */
export type JobGivenBack = {
  readonly companyId: string
  readonly title: string
  readonly shifts: readonly (SpokenShift & { readonly id: string })[]
}

/** The job-post service, asked in the sender's own name for what cards say. Throws 503 when it gives no usable answer. */
export interface Cards {
  /** An open post of the sender's company. */
  companyPost(sender: ForwardedCaller, jobPostId: string): Promise<JobCard | null>
  /** An open post that the sender may read as a worker, of whatever company. */
  workerPost(sender: ForwardedCaller, jobPostId: string): Promise<JobCard | null>
  /** A branch of the sender's company, where it has a position. */
  branch(sender: ForwardedCaller, branchId: string): Promise<Workplace | null>
  /** The job of which the sender gave back shifts, by its post. */
  jobGivenBack(sender: ForwardedCaller, jobPostId: string): Promise<JobGivenBack | null>
}

const text = Type.String()
const PostShift = Type.Object({
  date: nullable(text),
  startTime: nullable(text),
  endTime: nullable(text),
})
const common = {
  id: Uuid,
  title: nullable(text),
  workType: nullable(text),
  payUnit: nullable(OneOf(payUnits)),
  payAmount: nullable(Type.Integer()),
  shifts: Type.Array(PostShift),
}

/** The parts of the job-post service's answers that this service reads. */
const CompanyPost = Type.Object({ ...common, state: text })
const WorkerPost = Type.Object({ ...common, isOpen: Type.Boolean() })
const Branch = Type.Object({
  name: text,
  lat: nullable(Type.Number()),
  lng: nullable(Type.Number()),
  address: Type.Object({
    line: text,
    subdistrict: text,
    district: text,
    province: text,
    postcode: text,
  }),
})
const Own = Type.Object({
  items: Type.Array(
    Type.Object({
      companyId: Uuid,
      post: Type.Object({ title: text }),
      givenBack: Type.Array(Type.Object({ id: text, date: text, startTime: text, endTime: text })),
    }),
  ),
})

const clock = (time: string) => time.slice(0, 5)

/** Whether a shift ends after a moment; one that ends at or before its start ends on the next day. */
function isAhead({ date, startTime, endTime }: SpokenShift, now: number): boolean {
  const end = Date.parse(`${date}T${clock(endTime)}:00+07:00`)
  return (clock(endTime) <= clock(startTime) ? end + 86_400_000 : end) > now
}

const spoken = ({ date, startTime, endTime }: Static<typeof PostShift>): SpokenShift[] =>
  date && startTime && endTime ? [{ date, startTime: clock(startTime), endTime: clock(endTime) }] : []

const byStart = (one: SpokenShift, other: SpokenShift) =>
  `${one.date}${one.startTime}` < `${other.date}${other.startTime}` ? -1 : 1

const cardOf = ({
  id,
  title,
  workType,
  payUnit,
  payAmount,
  shifts,
}: Static<ReturnType<typeof asObject>>): JobCard => {
  const now = Date.now()
  return {
    jobPostId: id,
    title: title ?? '',
    workType: workTypes.find((one): one is WorkType => one === workType) ?? null,
    payUnit,
    payAmount,
    shift:
      shifts
        .flatMap(spoken)
        .filter((shift) => isAhead(shift, now))
        .sort(byStart)[0] ?? null,
  }
}
const asObject = () => Type.Object(common)

/** Asks the job-post service with the sender's own session. */
export function cardsOfJobPost({ JOB_POST_API_URL }: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): Cards {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  const find = <Schema extends TSchema>(path: string, sender: ForwardedCaller, schema: Schema) =>
    jobPost.find(path, sender, schema, isUnknown)
  return {
    async companyPost(sender, jobPostId) {
      const post = await find(`/v1/job-posts/${jobPostId}`, sender, CompanyPost)
      return post?.state === 'published' ? cardOf(post) : null
    },
    async workerPost(sender, jobPostId) {
      const post = await find(`/v1/my/job-posts/${jobPostId}`, sender, WorkerPost)
      return post?.isOpen ? cardOf(post) : null
    },
    async branch(sender, branchId) {
      const branch = await find(`/v1/branches/${branchId}`, sender, Branch)
      if (!branch || branch.lat === null || branch.lng === null) return null
      const { line, subdistrict, district, province, postcode } = branch.address
      const address = [line, subdistrict, district, province, postcode].filter(Boolean).join(' ')
      return { name: branch.name, address, lat: branch.lat, lng: branch.lng }
    },
    async jobGivenBack(sender, jobPostId) {
      const answer = await find(`/v1/my/applications?jobPostId=${jobPostId}&limit=1`, sender, Own)
      const own = answer?.items.find(({ givenBack }) => givenBack.length > 0)
      if (!own) return null
      const shifts = own.givenBack
        .map(({ id, date, startTime, endTime }) => ({
          id,
          date,
          startTime: clock(startTime),
          endTime: clock(endTime),
        }))
        .sort(byStart)
      return { companyId: own.companyId, title: own.post.title, shifts }
    },
  }
}
