import type { Static } from '@fastify/type-provider-typebox'
import { LRUCache } from 'lru-cache'
import type { Database } from '@/services/shared/database'
import { kilometresPerDegree, onPlane } from '@/services/shared/nearness'
import type { PlaneBox } from '../search-entries/tiles'
import { toCoordinates } from './cells'
import type { Crowd } from './crowd'
import { clustersIn } from './map-repository'
import type { WorkerMap } from './shapes'
import type { Around, Wanted } from './wanted'

/** A part of a map, in decimal degrees, and its zoom: 256 × 2^zoom pixels are the whole world. */
export type MapPart = {
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
  readonly zoom: number
}

/** Counts at the middles of squares, and how they were made. */
type Clusters = Static<typeof WorkerMap>

/** Clusters closer together than this many pixels would cover each other. */
const pixelsApart = 64
/** The smallest square is the cell that homes are moved to the middle of, in degrees. */
const smallest = 0.005
/** People who are looked at for one answer; where there are more, a part of them stands for all. */
const lookedAt = 4_000

const freshForMs = 30_000

/** The side of the squares at a zoom, in degrees: the smallest, doubled until clusters have room. */
function squareOf(zoom: number): number {
  const degrees = (pixelsApart * 360) / (256 * 2 ** zoom)
  return smallest * 2 ** Math.max(0, Math.ceil(Math.log2(degrees / smallest)))
}

/** Counts of workers on a map. */
export class WorkerMaps {
  readonly #crowd: Crowd
  readonly #known = new LRUCache<string, Clusters>({ max: 2_000, ttl: freshForMs })

  constructor(crowd: Crowd) {
    this.#crowd = crowd
  }

  /** How many who meet a search live in each square of a part of a map, within its radius. */
  async clusters(reads: Database, search: Wanted & Around, part: MapPart): Promise<Clusters> {
    const square = squareOf(part.zoom)
    const box = boxOf(part, square)
    const key = JSON.stringify([search, box, square])
    const kept = this.#known.get(key)
    if (kept) return kept
    const people = (await this.#crowd.read()).peopleIn(box)
    const everyNth = Math.max(1, Math.ceil(people / lookedAt))
    const squares = await clustersIn(reads, search, { box, square, everyNth })
    const clusters = {
      clusters: squares.map(({ x, y, workers }) => ({
        ...toCoordinates({ x, y }),
        workers: workers * everyNth,
      })),
      isEstimate: everyNth > 1,
      cellKm: Math.round(square * kilometresPerDegree * 100) / 100,
    }
    this.#known.set(key, clusters)
    return clusters
  }
}

/** The box around a part of a map, widened to whole squares, so that a map moved a little asks the same. */
function boxOf({ north, south, east, west }: MapPart, square: number): PlaneBox {
  const corners = [north, south].flatMap((lat) => [east, west].map((lng) => onPlane({ lat, lng })))
  const down = (value: number) => Math.floor(value / square) * square
  const up = (value: number) => Math.ceil(value / square) * square
  return {
    left: down(Math.min(...corners.map(({ x }) => x))),
    right: up(Math.max(...corners.map(({ x }) => x))),
    bottom: down(Math.min(...corners.map(({ y }) => y))),
    top: up(Math.max(...corners.map(({ y }) => y))),
  }
}
