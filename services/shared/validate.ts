import type { FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema'
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup'
import { type FieldError, fieldError, validationFailed } from './problem'
import { fieldErrorsOf } from './shape-errors'

/** yup writes `shifts[0].date`; forms and problems write `shifts.0.date`. */
const dotted = (path = '') => path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '')

function brokenRules(error: ValidationError): FieldError[] {
  const found = error.inner.length > 0 ? error.inner : [error]
  const byField = new Map<string, FieldError>()
  for (const { path, message } of found) {
    const field = dotted(path)
    if (!byField.has(field)) byField.set(field, fieldError(field, message))
  }
  return [...byField.values()]
}

/** Validates a value: the cast value, or every violated rule. */
export async function judge<S extends AnyObjectSchema>(rules: S, value: unknown) {
  try {
    const valid: InferType<S> = await rules.validate(value, { abortEarly: false })
    return { valid, errors: [] }
  } catch (error) {
    if (error instanceof ValidationError) return { valid: null, errors: brokenRules(error) }
    throw error
  }
}

/** Runs the same rules as the form; answers the cast value or throws a 422 problem with every violated rule. */
export async function check<S extends AnyObjectSchema>(rules: S, value: unknown): Promise<InferType<S>> {
  const { valid, errors } = await judge(rules, value)
  if (errors.length > 0) throw validationFailed(errors)
  return valid
}

type ShapeError = FastifySchemaValidationError & { readonly data?: unknown }
type ShapeCheck = { (value: unknown): unknown; errors?: ShapeError[] | null }

const isStructure = (value: unknown) => typeof value === 'object' && value !== null

/** An object instead of a plain value, or the reverse, or a list without limit: rules cannot be run on it. */
function isMisshapen({ keyword, params, data }: ShapeError): boolean {
  if (keyword === 'maxItems') return true
  return keyword === 'type' && (isStructure(data) || params.type === 'object' || params.type === 'array')
}

/**
 * Checks a request body by its route's `config.rules` and its schema together, so that one answer names every fault;
 * when both refuse a field, the rule's error is given, as in the form. The body is replaced by the cast value.
 */
export async function applyRules(request: FastifyRequest): Promise<void> {
  const { rules } = request.routeOptions.config
  if (!rules) return
  const shape = request.getValidationFunction('body') as ShapeCheck | undefined
  const shapeErrors = (value: unknown) => (shape && !shape(value) ? (shape.errors ?? []) : [])
  const asSent = shapeErrors(request.body)
  const misshapen = asSent.filter(isMisshapen)
  if (misshapen.length > 0) throw validationFailed(fieldErrorsOf(misshapen))

  const { errors } = await judge(rules, request.body)
  const cast: unknown = rules.cast(request.body, { assert: false })
  const judged = new Set(errors.map(({ field }) => field))
  const rest = fieldErrorsOf(shapeErrors(cast)).filter(({ field }) => !judged.has(field))
  if (errors.length + rest.length > 0) throw validationFailed([...errors, ...rest])
  request.body = cast
}
