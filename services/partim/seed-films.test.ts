import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { bangkokToday } from '@/validators/rules'
import { sampleWorkers } from './samples/population'
import { demoWorkerNumber } from './samples/sample-accounts'
import { sampleFilms } from './samples/sample-films'
import { seedFilms } from './seed-films'
import { introVideos } from './tables/intro-videos'
import { seededPartim, type TestPartim } from './testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
})
afterAll(() => partim.stop())

test('two sample workers have a film that companies find and watch, as any film is', async () => {
  partim.addMember('viewer')
  const workerOf = (number: number) => sampleWorkers(demoWorkerNumber)[number - 1]?.workerId ?? ''
  expect(await seedFilms(partim)).toBe(2)

  // Near the demo company's first branch.
  const found = await partim.ask(
    'GET /v1/workers/search?lat=13.7464&lng=100.5351&radiusKm=10&hasVideo=true',
    {
      as: 'viewer',
    },
  )
  const ids = found.json.items.map(({ id }: { id: string }) => id)
  expect(ids.toSorted()).toEqual(sampleFilms.map(({ worker }) => workerOf(worker)).toSorted())

  for (const { worker } of sampleFilms) {
    const path = `GET /v1/workers/${workerOf(worker)}/intro-videos`
    const [video] = (await partim.ask(path, { as: 'viewer' })).json.items
    expect(video).toMatchObject({
      fileType: 'video/webm',
      hasSound: true,
      hasPoster: true,
      hasCaptions: true,
    })
    expect(video.durationMs).toBeGreaterThan(4_000)
    const answers = await Promise.all(
      ['film', 'poster', 'captions'].map((of) => partim.ask(`${path}/${video.id}/${of}`, { as: 'viewer' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  }
  const reviewed = await partim.db.select().from(introVideos)
  expect(reviewed.map(({ state, approvedAt }) => [state, approvedAt && bangkokToday(approvedAt)])).toEqual([
    ['shown', bangkokToday()],
    ['shown', bangkokToday()],
  ])
  // The uploads are gone; film and still of each are left where only the services read.
  expect([...partim.storage.objects].map((name) => name.split('/')[2])).toEqual(Array(4).fill('private'))
})
