import type { FastifySchemaValidationError } from 'fastify/types/schema'
import { violation } from '@/validators/violation'
import { type FieldError, fieldError } from './problem'

const dotted = (pointer: string) => pointer.slice(1).replaceAll('/', '.')
const below = (path: string, name: unknown) => (path ? `${path}.${String(name)}` : String(name))

/** JSON Schema keywords as validation rules; any other keyword (type, format, enum…) becomes `format`. */
function violationOf({ keyword, params }: FastifySchemaValidationError): string {
  const limit = Number(params.limit)
  switch (keyword) {
    case 'required':
      return violation('required')
    case 'additionalProperties':
      return violation('unknown_field')
    case 'maxLength':
      return violation('max', { max: limit })
    case 'maxItems':
      return violation('max_items', { max: limit })
    case 'minLength':
    case 'minItems':
      return violation('min', { min: limit })
    case 'minimum':
      return violation('min_value', { min: limit })
    case 'maximum':
      return violation('max_value', { max: limit })
    default:
      return violation('format')
  }
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = dotted(instancePath)
  if (keyword === 'required') return below(path, params.missingProperty)
  if (keyword === 'additionalProperties') return below(path, params.additionalProperty)
  return path
}

/** Ajv's errors for a body or query as field errors, one per field, in the terms of the validators. */
export function fieldErrorsOf(found: readonly FastifySchemaValidationError[]): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const error of found) {
    const field = fieldOf(error)
    if (!byField.has(field)) byField.set(field, fieldError(field, violationOf(error)))
  }
  return [...byField.values()]
}
