import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'
import { cleanFilm } from './clean-film'
import { configuration, h264Packet, pictureHeight, pictureWidth } from './testing/h264'

const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'large-film-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Pictures of 256 KB each: a unit that decoders skip fills them (ITU-T H.264, 7.3.2.7). */
function largePacket(index: number): Buffer {
  const filler = Buffer.alloc(256 * 1024, 0xff)
  filler[0] = 12
  filler[filler.length - 1] = 0x80
  const length = Buffer.alloc(4)
  length.writeUInt32BE(filler.length)
  return Buffer.concat([h264Packet(index), length, filler])
}

async function writeLarge(path: string, fastStart: false | 'reserve') {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target: new FilePathTarget(path) })
  const video = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(video, { maximumPacketCount: 360 })
  await output.start()
  const decoderConfig = {
    codec: 'avc1.42c00b',
    codedWidth: pictureWidth,
    codedHeight: pictureHeight,
    description: configuration,
  }
  for (let index = 0; index < 360; index += 1) {
    const packet = new EncodedPacket(largePacket(index), 'key', index / 6, 1 / 6)
    await video.add(packet, index === 0 ? { decoderConfig } : undefined)
  }
  await output.finalize()
}

test.each([
  ['last', false],
  ['first', 'reserve'],
] as const)('a film of 90 MB with its headers %s is copied in little memory', async (_name, fastStart) => {
  const [from, to] = [join(folder, `from-${fastStart}`), join(folder, `to-${fastStart}`)]
  await writeLarge(from, fastStart)
  const size = statSync(from).size
  expect(size).toBeGreaterThan(90 * megabyte)
  const limit = 0.6 * size
  const used = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  collectGarbage()
  const before = used()
  let most = 0
  const watching = setInterval(() => {
    // Only what is still held counts. Buffers that were found unused go with the collection after that.
    if (used() - before > limit) {
      collectGarbage()
      collectGarbage()
    }
    most = Math.max(most, used() - before)
  }, 5)
  const started = process.cpuUsage()
  const { fault } = await cleanFilm(from, to, { seconds: 61, signal: new AbortController().signal }).finally(
    () => clearInterval(watching),
  )
  const { user, system } = process.cpuUsage(started)
  expect(fault).toBeNull()
  expect(statSync(to).size).toBeGreaterThan(90 * megabyte)
  expect(most).toBeLessThan(limit)
  // Against copying byte by byte; a machine that is busy takes several times as long as an idle one.
  expect((user + system) / 1_000).toBeLessThan(60_000)
})
