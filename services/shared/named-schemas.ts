type Json = { readonly [key: string]: unknown }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** A schema, as opposed to an example or a list of properties, which may have a property called `title`. */
const isSchema = (shape: Json) => ['type', 'allOf', 'anyOf'].some((key) => key in shape)

/**
 * The OpenAPI document with each named shape (`Named`, its `title`) written once under `components.schemas`, and the
 * problem answer of every operation written once under `components.responses`; other places refer to them. Throws when
 * two different shapes have the same name.
 */
export function withNamedSchemas(document: Json): object {
  const responses: Record<string, Json> = {}
  const schemas = new Map<string, Json>()
  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer)
    if (!isJson(value)) return value
    const shape = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, refer(part)]))
    if (isJson(shape.content) && 'application/problem+json' in shape.content) {
      responses.Problem = shape
      return { $ref: '#/components/responses/Problem' }
    }
    const { title: name, ...rest } = shape
    if (typeof name !== 'string' || !isSchema(shape)) return shape
    const known = schemas.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(rest))
      throw new Error(`two shapes of the OpenAPI document have the name ${name}`)
    schemas.set(name, rest)
    return { $ref: `#/components/schemas/${name}` }
  }
  const paths = refer(document.paths)
  const inOrder = [...schemas].sort(([one], [other]) => (one < other ? -1 : 1))
  const components = { ...(isJson(document.components) && document.components), responses }
  return { ...document, paths, components: { ...components, schemas: Object.fromEntries(inOrder) } }
}
