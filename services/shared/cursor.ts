import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import { Problem } from './problem'

/** Query parameters of every list. */
export const pageQuery = {
  cursor: Type.Optional(Type.String({ maxLength: 400 })),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
}

export type PageQuery = { cursor?: string; limit: number }

/** Answer schema of every list. */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object({ items: Type.Array(item), nextCursor: Type.Union([Type.String(), Type.Null()]) })

export type Page<T> = { items: T[]; nextCursor: string | null }

/** The position after which a page starts, as an opaque text. */
export const encodeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** Decodes a cursor; one that this service did not write is 400 `bad_cursor`. */
export function decodeCursor<T extends TSchema>(shape: T, cursor: string | undefined): Static<T> | null {
  if (cursor === undefined) return null
  const position = parse(cursor)
  if (Check(shape, position)) return position as Static<T>
  throw new Problem(400, 'bad_cursor')
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Makes a page from rows fetched with `limit + 1`; `positionOf` gives the sort position of the last item. */
export function toPage<T>(rows: readonly T[], limit: number, positionOf: (row: T) => unknown): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const nextCursor = rows.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null
  return { items, nextCursor }
}
