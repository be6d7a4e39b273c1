import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Files of text, as the framework names their types; pictures and fonts are compressed already. */
const types = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.webmanifest': 'application/manifest+json',
}

/** The framework compresses no smaller ones either. */
const fewestBytes = 1_024

/**
 * Compresses the files of text that a built server sends as they are, as far as it goes, into a folder of its own with a
 * list of their addresses and types. lib/static-files sends them; the framework would compress them for every request.
 * @param {string} built folder of the built server, with .next/static and public below it
 */
export async function compressFiles(built) {
  const folder = join(built, '.next/compressed')
  mkdirSync(folder, { recursive: true })
  const files = [
    ...textFiles(join(built, '.next/static'), '/_next/static/'),
    ...textFiles(join(built, 'public'), '/'),
  ]
  await Promise.all(files.map((file) => compressFile(file, folder)))
  const list = Object.fromEntries(files.map(({ address, type }) => [address, type]))
  writeFileSync(join(folder, 'files.json'), JSON.stringify(list))
}

function textFiles(folder, address) {
  return readdirSync(folder, { recursive: true })
    .sort()
    .filter((name) => types[extname(name)])
    .map((name) => ({
      address: address + name,
      type: types[extname(name)],
      content: readFileSync(join(folder, name)),
    }))
    .filter(({ content }) => content.length >= fewestBytes)
}

async function compressFile({ address, content }, folder) {
  const [br, gz] = await Promise.all([
    asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    asGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  mkdirSync(dirname(folder + address), { recursive: true })
  writeFileSync(`${folder}${address}.br`, br)
  writeFileSync(`${folder}${address}.gz`, gz)
}
