import AjvCompiler from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify'

type Validate = { (data: unknown): boolean; errors?: FastifySchemaValidationError[] | null }
type Serialize = (data: unknown) => string

function validatorCompiler(options: { coerceTypes: boolean; removeAdditional?: 'all' }) {
  const customOptions = { removeAdditional: false, useDefaults: true, allErrors: true, verbose: true }
  const compile = AjvCompiler()({}, { customOptions: { ...customOptions, ...options } })
  return compiledOnce((schema) => compile({ schema } as never) as Validate)
}

/** Compiles each schema once per process, however many operations and apps use it. */
function compiledOnce<Compiled extends object>(
  compile: (schema: object) => Compiled,
): (schema: object) => Compiled {
  const known = new WeakMap<object, Compiled>()
  return (schema) => {
    const earlier = known.get(schema)
    if (earlier) return earlier
    const compiled = compile(schema)
    known.set(schema, compiled)
    return compiled
  }
}

const exact = validatorCompiler({ coerceTypes: false })
const converting = validatorCompiler({ coerceTypes: true })
const declaredOnly = validatorCompiler({ coerceTypes: true, removeAdditional: 'all' })

const selectSerializer = SerializerSelector()({}, {}) as (route: { schema: object }) => Serialize
const serializer = compiledOnce((schema) => selectSerializer({ schema }))

/**
 * Compiles the schemas of an app's operations when they are first used, because compiling all of them takes most of a
 * service's start-up time. Query and path values arrive as text and are converted; a JSON body must already have the
 * right types. Undeclared query parameters are removed, because a handler may pass the whole query on.
 */
export function compileSchemas(
  app: Pick<FastifyInstance, 'setValidatorCompiler' | 'setSerializerCompiler'>,
): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const compile = httpPart === 'body' ? exact : httpPart === 'querystring' ? declaredOnly : converting
    const validate: Validate = (data) => {
      const compiled = compile(schema as object)
      const isValid = compiled(data)
      validate.errors = compiled.errors
      return isValid
    }
    return validate as never
  })
  app.setSerializerCompiler(
    ({ schema }) =>
      (data) =>
        serializer(schema as object)(data),
  )
}
