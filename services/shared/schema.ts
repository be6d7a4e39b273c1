import { type TSchema, Type } from '@fastify/type-provider-typebox'
import { workTypes } from '@/validators/work-types'

/** Shapes that several operations share. Bodies are permissive on purpose: the validators' rules check them. */
export const Uuid = Type.String({ format: 'uuid' })

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** False for text that cannot be an id, because PostgreSQL would refuse to compare it with one. */
export const isUuid = (text: string): boolean => uuidPattern.test(text)

const anyUuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** Ids in a query, separated by commas: at least one. */
export const UuidList = (atMost: number, description: string) =>
  Type.String({ pattern: `^${anyUuid}(,${anyUuid}){0,${atMost - 1}}$`, description })

export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' })
export const Satang = Type.Integer({ description: 'satang (1/100 baht)' })
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/**
 * A shape with a name in the OpenAPI document and in the types generated from it; names are unique within a service.
 * TypeBox's hidden properties are copied too, so that parts of the shape can be picked.
 */
export const Named = <T extends TSchema>(title: string, schema: T): T =>
  Object.defineProperties({} as T, {
    ...Object.getOwnPropertyDescriptors(schema),
    title: { value: title, enumerable: true },
  })

/** One of a list of codes. */
export const OneOf = <const T extends string>(codes: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...codes] })

export const WorkTypeCode = Named('WorkType', OneOf(workTypes))

/** A body that refuses unknown properties. */
export const Body = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })

/** Text typed by users; the upper bound only keeps absurd input out. */
export const Typed = (maxLength = 2_000) => Type.String({ maxLength })

const parts = { line: Typed(), subdistrict: Typed(), district: Typed(), province: Typed(), postcode: Typed() }

export const Address = Named('Address', Body(parts))

/** An address that may be another than the list of places has. */
export const MarkedAddress = Named(
  'MarkedAddress',
  Body({
    ...parts,
    isUnlisted: Type.Optional(
      Type.Boolean({ description: 'subdistrict or postcode are others than in the list of places' }),
    ),
  }),
)

/** One broken rule; `rule` is a message key under `validation`. */
export const FieldError = Named(
  'FieldError',
  Type.Object({
    field: Type.String(),
    rule: Type.String(),
    params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  }),
)

export const ProblemDetails = Named(
  'ProblemDetails',
  Type.Object(
    {
      type: Type.String(),
      title: Type.String(),
      status: Type.Integer(),
      code: Type.String(),
      requestId: Type.String(),
      errors: Type.Optional(Type.Array(FieldError)),
      params: Type.Optional(Type.Object({ seconds: Type.Integer() })),
      current: Type.Optional(Type.Unknown()),
    },
    { description: 'RFC 9457 problem; `code` and `rule` are message keys.' },
  ),
)
