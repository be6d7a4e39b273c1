import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { shownName } from '@/validators/upload-terms'
import { type TestPartim, testPartim } from './testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
  await partim.registerWorker('somchai')
})
afterAll(() => partim.stop())

test('a worker shows a photo and takes it away', async () => {
  const body = { fileType: 'image/png', size: 1 }
  const { json: permit } = await partim.ask('POST /v1/me/photo-uploads', { as: 'somchai', body })
  const name = `${permit.path}/${permit.fileName}`
  await partim.storage.write(name, samplePhoto('png'))
  const token = '6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a'
  const photo = `http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o/${encodeURIComponent(name)}?alt=media&token=${token}`
  const shown = await partim.ask('PUT /v1/me/photo', { as: 'somchai', body: { photo } })
  expect(shown.json.photoUrl).toContain(encodeURIComponent(shownName(name)))
  expect((await partim.ask('GET /v1/me', { as: 'somchai' })).json.photoUrl).toBe(shown.json.photoUrl)
  expect((await partim.ask('DELETE /v1/me/photo', { as: 'somchai' })).status).toBe(204)
  expect((await partim.ask('GET /v1/me', { as: 'somchai' })).json.photoUrl).toBeNull()
  expect([...partim.storage.objects]).toEqual([])
})
