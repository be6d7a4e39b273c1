import type { Page } from '@playwright/test'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  WEBM,
} from 'mediabunny'

/**
 * Makes a short film in the page itself, of a drawing that moves and a tone, and gives its bytes: no test has to keep one, and
 * it is of the kind that this browser records.
 */
export async function madeFilm(page: Page, seconds = 2): Promise<Buffer> {
  const base64 = await page.evaluate(async (ms) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 480 })
    const context = canvas.getContext('2d')
    const draw = setInterval(() => {
      if (!context) return
      context.fillStyle = `hsl(${(performance.now() / 10) % 360} 60% 70%)`
      context.fillRect(0, 0, canvas.width, canvas.height)
    }, 50)
    const sound = new AudioContext()
    const tone = new OscillatorNode(sound)
    const heard = new MediaStreamAudioDestinationNode(sound)
    tone.connect(heard)
    tone.start()
    const stream = new MediaStream([...canvas.captureStream(20).getTracks(), ...heard.stream.getTracks()])
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8,opus' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start()
    await new Promise((resolve) => setTimeout(resolve, ms))
    await new Promise((resolve) => {
      recorder.onstop = resolve
      recorder.stop()
    })
    clearInterval(draw)
    await sound.close()
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, seconds * 1000)
  return Buffer.from(base64, 'base64')
}

type FileOptions = {
  /** How many times as long as it was; the same pictures are shown for longer. */
  readonly slower?: number
  readonly picture?: boolean
}

/** A film as a phone writes it: MP4 with the list of its moments at the end. It is silent. */
export async function phoneFile(
  film: Buffer,
  { slower = 1, picture = true }: FileOptions = {},
): Promise<Buffer> {
  const input = new Input({ formats: [WEBM], source: new BufferSource(film) })
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new BufferTarget() })
  const track = picture ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack()
  if (!track) throw new Error('the film has no such track')
  const source = picture ? new EncodedVideoPacketSource('vp8') : new EncodedAudioPacketSource('opus')
  if (source instanceof EncodedVideoPacketSource) output.addVideoTrack(source)
  else output.addAudioTrack(source)
  await output.start()
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const later = { timestamp: packet.timestamp * slower, duration: packet.duration * slower }
    await source.add(packet.clone(later), { decoderConfig } as never)
  }
  await output.finalize()
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0))
}
