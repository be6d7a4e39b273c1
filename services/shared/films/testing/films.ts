import { readFileSync } from 'node:fs'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { configuration, h264Packet, pictureHeight, pictureWidth } from './h264'

type Plan = {
  readonly container?: 'mp4' | 'mov' | 'webm' | 'mkv'
  readonly seconds?: number
  readonly fps?: number
  readonly picture?: 'avc' | 'vp8' | 'vp9' | 'none'
  readonly sound?: 'aac' | 'opus' | 'mp3' | 'vorbis' | 'none'
  /** Where the headers of an MP4 are: as cameras, as pages and as recorders write them. */
  readonly headers?: 'last' | 'first' | 'pieces'
  /** What the encoder writes into each picture of H.264. */
  readonly said?: string
}

const outputFormats = {
  mp4: (headers: Plan['headers']) => new Mp4OutputFormat({ fastStart: startOf(headers) }),
  mov: (headers: Plan['headers']) => new MovOutputFormat({ fastStart: startOf(headers) }),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
} as const
const startOf = (headers: Plan['headers']) =>
  headers === 'pieces' ? 'fragmented' : headers === 'first' ? 'in-memory' : false

/** The picture of a lossy WebP is one of VP8. */
function vp8Picture(): Buffer {
  const file = readFileSync('lib/uploads/testing/photo-with-location.webp')
  const at = file.indexOf('VP8 ', 0, 'latin1')
  return file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4))
}

const opusHead = Buffer.from('4f707573486561640101380180bb0000000000', 'hex')
/** A moment of silence as each codec writes it, and its configuration. */
const silences = {
  aac: {
    config: {
      codec: 'mp4a.40.2',
      numberOfChannels: 1,
      sampleRate: 44_100,
      description: Buffer.of(0x12, 0x08),
    },
    packet: Buffer.from('00c800802380', 'hex'),
    seconds: 1024 / 44_100,
  },
  opus: {
    config: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: opusHead },
    packet: Buffer.of(0xf8, 0xff, 0xfe),
    seconds: 0.02,
  },
  mp3: {
    config: { codec: 'mp3', numberOfChannels: 1, sampleRate: 44_100 },
    packet: Buffer.concat([Buffer.of(0xff, 0xfb, 0x10, 0xc4), Buffer.alloc(100)]),
    seconds: 1152 / 44_100,
  },
  vorbis: {
    config: {
      codec: 'vorbis',
      numberOfChannels: 1,
      sampleRate: 48_000,
      description: Buffer.of(2, 1, 1, 1, 1, 1),
    },
    packet: Buffer.of(0),
    seconds: 0.02,
  },
} as const

const pictures = {
  avc: {
    config: {
      codec: 'avc1.42c00b',
      codedWidth: pictureWidth,
      codedHeight: pictureHeight,
      description: configuration,
    },
    packet: h264Packet,
  },
  vp8: {
    config: { codec: 'vp8', codedWidth: 64, codedHeight: 48 },
    packet: () => vp8Picture(),
  },
  vp9: {
    config: { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 48 },
    packet: () => Buffer.from('8249834200003f0002f600', 'hex'),
  },
} as const

/** A film made anew: a grey that changes, and silence; a player shows what has a picture of H.264 or VP8. */
export async function filmOf(plan: Plan = {}): Promise<Buffer> {
  const { container = 'mp4', seconds = 2, fps = 10, headers, said } = plan
  const isWeb = container === 'webm' || container === 'mkv'
  const { picture = isWeb ? 'vp8' : 'avc', sound = isWeb ? 'opus' : 'aac' } = plan
  const target = new BufferTarget()
  const output = new Output({ format: outputFormats[container](headers), target })
  const video = picture === 'none' ? null : new EncodedVideoPacketSource(picture)
  const audio = sound === 'none' ? null : new EncodedAudioPacketSource(sound)
  if (video) output.addVideoTrack(video, { frameRate: fps })
  if (audio) output.addAudioTrack(audio)
  await output.start()
  if (video && picture !== 'none') {
    const { config, packet } = pictures[picture]
    for (let index = 0; index < Math.round(seconds * fps); index += 1) {
      const data = packet(index, said)
      const meta = index === 0 ? { decoderConfig: config as VideoDecoderConfig } : undefined
      await video.add(new EncodedPacket(data, 'key', index / fps, 1 / fps), meta)
    }
  }
  if (audio && sound !== 'none') {
    const { config, packet, seconds: length } = silences[sound]
    for (let index = 0; index * length < seconds; index += 1) {
      const meta = index === 0 ? { decoderConfig: config as AudioDecoderConfig } : undefined
      await audio.add(new EncodedPacket(packet, 'key', index * length, length), meta)
    }
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
