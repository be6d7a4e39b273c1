import { Type } from '@fastify/type-provider-typebox'
import { expect, test } from '@jest/globals'
import { withNamedSchemas } from './named-schemas'
import { Named } from './schema'

const answering = (schema: object) => ({ content: { 'application/json': { schema } } })
const problem = { content: { 'application/problem+json': { schema: Named('Problem', Type.Object({})) } } }

test('a shape with a name is written once, also inside another one, and referred to', () => {
  const Place = Named('Place', Type.Object({ title: Type.String() }))
  const Post = Named('Post', Type.Object({ place: Place, former: Type.Array(Place) }))
  const document = withNamedSchemas({
    paths: {
      '/posts': { get: { responses: { 200: answering(Post), default: problem } } },
      '/places': { get: { responses: { 200: answering(Place), default: problem } } },
    },
  })
  const place = { $ref: '#/components/schemas/Place' }
  const refused = { $ref: '#/components/responses/Problem' }
  expect(document).toEqual({
    paths: {
      '/posts': {
        get: { responses: { 200: answering({ $ref: '#/components/schemas/Post' }), default: refused } },
      },
      '/places': { get: { responses: { 200: answering(place), default: refused } } },
    },
    components: {
      responses: {
        Problem: {
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      schemas: {
        Place: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
        Post: {
          type: 'object',
          required: ['place', 'former'],
          properties: { place, former: { type: 'array', items: place } },
        },
        Problem: { type: 'object', properties: {} },
      },
    },
  })
})

test('a part picked of a shape with a name is a shape without one', () => {
  const Place = Named('Place', Type.Object({ name: Type.String(), size: Type.Integer() }))
  expect(Type.Pick(Place, ['name'])).toEqual(Type.Object({ name: Type.String() }))
})

test('two shapes of one name are refused', () => {
  const [one, other] = [Type.String(), Type.Integer()].map((id) =>
    answering(Named('Post', Type.Object({ id }))),
  )
  expect(() =>
    withNamedSchemas({ paths: { '/posts': { get: { responses: { 200: one, 201: other } } } } }),
  ).toThrow('two shapes of the OpenAPI document have the name Post')
})
