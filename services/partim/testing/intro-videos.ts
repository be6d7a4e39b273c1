import { uuidv7 } from 'uuidv7'
import type { FileType } from '@/validators/upload-terms'
import type { TestPartim } from './test-partim'

/** What workers and staff do with intro videos, in tests. */
export function introVideosOf(partim: TestPartim) {
  /** Permits a file and uploads it; answers its name, and its name in the bucket. */
  async function uploaded(as: string, bytes: Uint8Array, fileType: FileType = 'video/mp4') {
    const kind = fileType.startsWith('video/') ? 'intro-video' : 'intro-video-poster'
    const body = { fileType, size: 1_000 }
    const { json } = await partim.ask(`POST /v1/my/${kind}-uploads`, { as, body })
    const objectName = `${json.path}/${json.fileName}`
    await partim.storage.write(objectName, bytes, fileType)
    return { fileName: json.fileName as string, objectName }
  }

  const add = (as: string, fileName: string, more: object = {}, key: string = uuidv7()) =>
    partim.ask('POST /v1/my/intro-videos', {
      as,
      body: { fileName, posterFileName: null, question: 'introduce', captions: '', ...more },
      headers: { 'idempotency-key': key },
    })

  /** A video that staff have not seen yet. */
  async function added(as: string, film: Uint8Array, more: object = {}) {
    const { fileName } = await uploaded(as, film)
    const { status, text, json } = await add(as, fileName, more)
    if (status !== 201) throw new Error(`an intro video was not added: ${status} ${text}`)
    return json as { id: string; state: string }
  }

  async function decide(id: string, decision: object) {
    const { items } = (await partim.ask('GET /v1/ops/intro-videos', { as: 'ops' })).json
    const version = items.find((one: { id: string }) => one.id === id)?.version ?? 1
    return partim.ask(`POST /v1/ops/intro-videos/${id}/decision`, {
      as: 'ops',
      body: { version, ...decision },
    })
  }

  /** A video that companies may watch. */
  async function shown(as: string, film: Uint8Array, more: object = {}) {
    const video = await added(as, film, more)
    await decide(video.id, { decision: 'show' })
    return video
  }

  const list = async (as: string) => (await partim.ask('GET /v1/my/intro-videos', { as })).json.items

  return { uploaded, add, added, decide, shown, list }
}
