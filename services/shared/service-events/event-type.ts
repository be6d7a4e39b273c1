import { type Static, type TObject, type TProperties, Type } from '@fastify/type-provider-typebox'
import { type JobKind, jobKind } from '../jobs/kind'

type ServiceName = 'job-post' | 'partim'

/** Something that happens in one service and that the other is told of. */
export type EventType<About extends TObject = TObject, Facts extends TObject = TObject> = {
  readonly name: string
  readonly from: ServiceName
  readonly to: ServiceName
  /** What it happened to and, unless `facts` says so, what happened; kept with the event. */
  readonly about: About
  /** What the sender reads when it delivers the event. */
  readonly facts: Facts
  /** Events of one subject arrive in the order in which they were published. */
  subjectOf(about: Static<About>): string
}

type Options<About extends TProperties, Facts extends TProperties> = {
  readonly about: About
  readonly facts?: Facts
} & Pick<EventType<TObject<About>>, 'from' | 'to' | 'subjectOf'>

/** A type of events, by a name that both services know. */
export const eventType = <About extends TProperties, Facts extends TProperties = Record<never, never>>(
  name: string,
  { about, facts, ...rest }: Options<About, Facts>,
): EventType<TObject<About>, TObject<Facts>> => ({
  name,
  about: Type.Object(about),
  facts: Type.Object(facts ?? ({} as Facts)),
  ...rest,
})

/**
 * The kind of the jobs that deliver the events of a type. Somebody waits on the other side, so it is asked every minute; the
 * other service may be away for days, and thousands of events wait for it then.
 */
export const jobKindOf = <About extends TObject>({
  name,
  about,
  subjectOf,
}: EventType<About>): JobKind<About> => ({
  ...jobKind(name, {}, { concurrency: 4, longestWaitSeconds: 60, triedForDays: 7 }),
  payload: about,
  subjectOf,
})
