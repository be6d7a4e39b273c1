import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type SandboxProcess, spawnSandbox } from '@/services/sandbox/testing/sandbox-process'
import { scratchFolders } from '@/services/sandbox/testing/scratch-folder'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { MemoryIdentity } from '@/services/shared/testing/memory-identity'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { branchInput, companyInput, startTestService, type TestService, unlimited } from '../../testing'

/** A public photo must not reveal where it was taken. */
const bucket = 'demo-partim.appspot.com'
const folder = scratchFolders('shown-photos')()
const immutable = 'public, max-age=31536000, immutable'
const trailing = Buffer.from('PK\x03\x04 hidden archive GPSLatitude')
let sandbox: SandboxProcess
let service: TestService
let files: ReturnType<typeof cloudStorage>

beforeAll(async () => {
  sandbox = await spawnSandbox(folder)
  const { host } = new URL(sandbox.address('storage'))
  files = cloudStorage({
    FIREBASE_PROJECT_ID: 'demo-partim',
    FIREBASE_STORAGE_BUCKET: bucket,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
  })
  const storage = Object.assign(memoryStorage(), files)
  service = await startTestService(unlimited, new MemoryIdentity(), storage, host)
  await service.owner('owner')
})
afterAll(async () => {
  await service?.stop()
  await sandbox?.kill('SIGTERM')
})

/** A photo as a phone takes it, uploaded as a browser does; answers its download address. */
async function uploaded(path: string): Promise<string> {
  const body = { fileType: 'image/jpeg', size: 1 }
  const { json } = await service.ask(`POST ${path}`, { as: 'owner', body })
  const name = `${json.path}/${json.fileName}`
  const downloadToken = crypto.randomUUID()
  const bytes = Buffer.concat([samplePhoto('jpg'), trailing])
  await files.write(name, bytes, 'image/jpeg', { downloadToken, cacheControl: immutable })
  const start = `${sandbox.address('storage')}/v0/b/${bucket}/o`
  return `${start}/${encodeURIComponent(name)}?alt=media&token=${downloadToken}`
}

const nameIn = (address: string) => decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '')
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

async function expectClean(address: string, original: string): Promise<void> {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe(immutable)
  expect(response.headers.get('content-disposition')).toMatch(/^inline/)
  const bytes = await bytesOf(response)
  for (const trace of ['CANARY-PLACE', 'GPS', 'PK\x03\x04', 'hidden archive', 'http://ns.adobe.com/xap']) {
    expect([trace, bytes.includes(Buffer.from(trace, 'latin1'))]).toEqual([trace, false])
  }
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  expect(bytes.length).toBeLessThan(samplePhoto('jpg').length)
  // The upload is gone, and 403 does not even reveal that.
  expect((await fetch(original)).status).toBe(403)
  expect(await files.read(nameIn(original), 1)).toBeNull()
}

const put = async (path: string, body: object) => {
  const { headers } = await service.ask(`GET ${path}`, { as: 'owner' })
  return service.ask(`PUT ${path}`, { as: 'owner', body, headers: { 'if-match': headers.get('etag') ?? '' } })
}

const { name, address } = companyInput()
const profile = { name, address }

const saves = {
  'a new branch': async () => {
    const photo = await uploaded('/v1/branches/photo-uploads')
    const body = { ...branchInput(), photos: [photo] }
    const { json } = await service.ask('POST /v1/branches', { as: 'owner', body })
    return { photo, shown: json.photos[0] as string }
  },
  'a branch that is there': async () => {
    const id = await service.branch('owner')
    const photo = await uploaded('/v1/branches/photo-uploads')
    const { json } = await put(`/v1/branches/${id}`, { ...branchInput(), photos: [photo] })
    return { photo, shown: json.photos[0] as string }
  },
  'a new job post': async () => {
    const photo = await uploaded('/v1/job-posts/photo-uploads')
    const body = { title: 'พนักงานเสิร์ฟ', photos: [photo] }
    const { json } = await service.ask('POST /v1/job-posts', { as: 'owner', body })
    return { photo, shown: json.photos[0] as string }
  },
  'a job post that is there': async () => {
    const { id } = await service.jobPost('owner', {})
    const photo = await uploaded('/v1/job-posts/photo-uploads')
    const { json } = await put(`/v1/job-posts/${id}`, { photos: [photo] })
    return { photo, shown: json.photos[0] as string }
  },
  "a company's logo": async () => {
    const photo = await uploaded('/v1/company/logo-uploads')
    const { json } = await put('/v1/company', { ...profile, logo: [photo] })
    return { photo, shown: json.logo[0] as string }
  },
}

describe('the public address of a photo', () => {
  test.each(Object.entries(saves))('of %s gives its picture and nothing else', async (_name, save) => {
    const { photo, shown } = await save()
    await expectClean(shown, photo)
  })

  test('is nowhere to upload to', async () => {
    const { shown } = await saves['a new branch']()
    const { pathname } = new URL(shown)
    const written = await fetch(`${sandbox.address('storage')}${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: samplePhoto('jpg'),
    })
    expect(written.status).toBe(403)
  })
})
