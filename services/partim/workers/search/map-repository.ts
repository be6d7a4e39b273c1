import { and, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, preparedByShape } from '@/services/shared/prepared'
import { searchEntries } from '../../tables/search-entries'
import { bandsIn, type PlaneBox, tilesIn } from '../search-entries/tiles'
import { type Asked, askedOf, type Shape } from './asked'
import { conditionsOf } from './conditions-repository'
import { type Bands, bandsOf, entriesInBands } from './repository'
import type { Around, Wanted } from './wanted'

/** `search_entries.lot` is below this. */
const lots = 1_024

type Squares = {
  readonly box: PlaneBox
  /** Side of a square, in degrees. */
  readonly square: number
  /** 1 looks at everybody, 8 at every eighth. */
  readonly everyNth: number
}

/** The values and the shape of a map's statement. */
type MapAsked = Asked &
  PlaneBox &
  Bands & {
    readonly square: number
    /** Where a part of the people stands for all: the tiles of the box. */
    readonly tiles: string | null
  }
/** Below which lot that part is; a literal, because the planner must see how many there are. */
type MapShape = Shape & { readonly lot: number }

const buildClusters = (db: Database, asked: Given<MapAsked>, shape: MapShape) => {
  const { left, right, bottom, top, tiles, square, reach } = asked
  const isInBox = sql`place[0] between ${left}::float8 and ${right}::float8
    and place[1] between ${bottom}::float8 and ${top}::float8`
  const some =
    tiles === null
      ? sql`${entriesInBands(asked)} where ${isInBox}`
      : sql`${searchEntries} where tile = any(${tiles}::int[]) and lot < ${sql.raw(String(shape.lot))} and ${isInBox}`
  const x = sql<number>`(floor(e.place[0] / ${square}::float8) + 0.5) * ${square}::float8`
  const y = sql<number>`(floor(e.place[1] / ${square}::float8) + 0.5) * ${square}::float8`
  const distance = sql`e.place <-> point(${asked.x}::float8, ${asked.y}::float8)`
  return db
    .select({ x, y, workers: sql<number>`count(*)::int` })
    .from(sql`(select ${searchEntries}.* from ${some} offset 0) as e`)
    .where(and(sql`(${distance}) <= ${reach}::float8`, conditionsOf(asked, shape)))
    .groupBy(sql`1, 2`)
}
const rowsOfClusters = preparedByShape(buildClusters)

function mapOf(search: Wanted & Around, { box, square, everyNth }: Squares) {
  const { asked, shape } = askedOf(search, false)
  const isPart = everyNth > 1
  const { left, right, bottom, top } = box
  const values: MapAsked = {
    ...asked,
    ...{ left, right, bottom, top },
    square,
    ...bandsOf(isPart ? [] : bandsIn(box)),
    tiles: isPart ? `{${tilesIn(box).join(',')}}` : null,
  }
  return { asked: values, shape: { ...shape, lot: Math.max(1, Math.round(lots / everyNth)) } }
}

/** The query for the counts in squares, so that a test can read its plan. */
export function clusterQuery(db: Database, search: Wanted & Around, squares: Squares) {
  const { asked, shape } = mapOf(search, squares)
  return buildClusters(db, asked, shape)
}

/** How many entries that meet a search are in each square. */
export async function clustersIn(db: Database, search: Wanted & Around, squares: Squares) {
  const { asked, shape } = mapOf(search, squares)
  return rowsOfClusters(db, asked, shape)
}
