import { unzipSync } from 'fflate'
import { asPerson, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { filmedWorker } from '../intro-films'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { partim, web } = stackAddresses

type Copy = { readonly id: string; readonly state: string }
type Listed = { readonly id: string; readonly size: number }

test('the copy of a worker’s data holds their films and stills, byte for byte, and explains them', async ({
  page,
}) => {
  const { account } = await filmedWorker('cleaner', ['introduce', 'experience'])
  const exports = `${partim}/v1/data-exports`
  const { body: asked } = await asPerson<Copy>(account, exports, { body: {} })
  const stateNow = async () => {
    const { body } = await asPerson<{ items: Copy[] }>(account, exports, { method: 'GET' })
    return body.items.find(({ id }) => id === asked.id)?.state
  }
  await expect.poll(stateNow, { timeout: 30_000 }).toBe('ready')

  await signInBrowser(page.context(), account)
  const answer = await page.request.get(`${web}/api/data-export/${asked.id}`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await answer.body()))
  const textOf = (name: string) => new TextDecoder().decode(files[name])
  const listed: Listed[] = JSON.parse(textOf('intro-videos.json'))
  expect(listed).toHaveLength(2)
  for (const { id, size } of listed) {
    const own = await page.request.get(`${web}/api/partim/v1/my/intro-videos/${id}/film`)
    const film = files[`intro-video-${id}.webm`]
    expect([own.status(), film?.length]).toEqual([200, size])
    expect(Buffer.from(film ?? []).equals(await own.body())).toBe(true)
    expect(files[`intro-video-poster-${id}.jpg`]?.length).toBeGreaterThan(100)
    expect(textOf('README.txt')).toContain(
      `intro-video-${id}.webm: ${thai('exportReadme.names.intro-video')}`,
    )
  }
})
