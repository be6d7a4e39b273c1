import type { Static } from '@fastify/type-provider-typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import { applicantChanged } from '@/services/shared/service-events/catalogue'
import { bangkokToday } from '@/validators/rules'
import { workers } from '../../tables/workers'
import { type TestPartim, testPartim } from '../../testing/test-partim'

/** What lists say of somebody besides their words: a photo where they allow it, and whether their contact is open. */

const place = { lat: '13.7308', lng: '100.5242' }
const photo = 'https://storage.example/photo.jpg'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

let company: { uid: string; companyId: string }
let worker: { uid: string; id: string }
beforeEach(async () => {
  company = partim.newCompany()
  worker = await partim.newWorker()
  await see({ ...place, workTypes: ['cleaner'], visibility: 'open' })
  await partim.db.update(accounts).set({ photoUrl: photo }).where(eq(accounts.uid, worker.uid))
  await partim.ask(`PUT /v1/favourites/${worker.id}`, { as: company.uid })
})

async function see(body: object): Promise<void> {
  const { headers } = await partim.ask('GET /v1/resumes/me', { as: worker.uid })
  const changed = await partim.ask('PATCH /v1/resumes/me', {
    as: worker.uid,
    body,
    headers: { 'if-match': headers.get('etag') ?? '' },
  })
  expect(changed.status).toBe(200)
}

/** Rankings are kept for a minute, so each is of another pay. */
let pay = 50_000
const near = `lat=${place.lat}&lng=${place.lng}`

type Shown = {
  readonly id: string
  readonly photoUrl: string | null
  readonly isContactOpen?: boolean
  readonly ageBand?: string | null
  readonly age?: number | null
}

/** The worker as each list shows them. */
async function shown(as = company.uid): Promise<Shown[]> {
  const items = async (path: string) => (await partim.ask(`GET ${path}`, { as })).json.items
  pay += 1
  const lists = [
    await items(`/v1/workers/search?${near}&workTypes=cleaner&sort=newest&minAge=15&pay=${pay}&limit=50`),
    await items(`/v1/workers?${near}&radiusKm=1&limit=100`),
    (await items(`/v1/workers/matches?${near}&workType=cleaner&limit=50&minAge=15&dailyPay=${pay}`)).map(
      (match: { worker: Shown }) => match.worker,
    ),
    (await items('/v1/favourites')).map((favourite: { worker: Shown }) => favourite.worker),
    [(await partim.ask(`GET /v1/workers/${worker.id}`, { as })).json],
  ]
  return lists.map((list: Shown[]) => list.find(({ id }) => id === worker.id) as Shown)
}

type ApplicantOf = NonNullable<Static<typeof applicantChanged.facts>['applicant']>

/** Of somebody who applied and was not hired yet. */
const applicant = (): ApplicantOf => ({
  until: new Date(Date.now() + 86_400_000).toISOString(),
  hiredAt: null,
  contactFrom: null,
  workplace: null,
  worked: null,
})

const photos = async () => (await shown()).map(({ photoUrl }) => photoUrl)

test('the photo stands in lists only while the worker allows it', async () => {
  expect(await photos()).toEqual([null, null, null, null, null])
  await see({ photoInLists: true })
  expect(await photos()).toEqual([photo, photo, photo, photo, photo])
  await see({ photoInLists: false })
  expect(await photos()).toEqual([null, null, null, null, null])
})

test('a search says the age of an adult, and nothing of an age that nobody knows', async () => {
  const found = async () => {
    const [card] = await shown()
    return [card?.ageBand, card?.age]
  }
  const bornOn = (birthDate: string | null) =>
    partim.ask('PUT /v1/workers/me/birth-date', { as: worker.uid, body: { birthDate } })
  const year = Number(bangkokToday().slice(0, 4))
  expect((await bornOn(`${year - 24}-01-01`)).status).toBe(200)
  expect(await found()).toEqual(['adult', 24])
  await partim.db.update(workers).set({ birthDate: null }).where(eq(workers.id, worker.id))
  expect(await found()).toEqual([null, null])
})

test('a favourite who hides has no photo either', async () => {
  await see({ photoInLists: true, visibility: 'hidden' })
  const { json } = await partim.ask('GET /v1/favourites', { as: company.uid })
  expect(json.items[0].worker.photoUrl).toBeNull()
})

describe('somebody who is 16', () => {
  const told = (applicant: ApplicantOf | null) =>
    partim.tell(applicantChanged, { companyId: company.companyId, workerId: worker.id }, { applicant })
  const profilePhoto = async () =>
    (await partim.ask(`GET /v1/workers/${worker.id}/profile`, { as: company.uid })).json.photoUrl

  beforeEach(async () => {
    await see({ photoInLists: true })
    const birthDate = `${Number(bangkokToday().slice(0, 4)) - 16}-01-01`
    const answer = await partim.ask('PUT /v1/workers/me/birth-date', { as: worker.uid, body: { birthDate } })
    expect(answer.status).toBe(200)
  })

  test('is found, but their face stands in no list, whatever they chose before', async () => {
    expect((await shown()).map((card) => card?.photoUrl)).toEqual([null, null, null, null, null])
    expect(await profilePhoto()).toBeNull()
  })

  test('is said to be under 18 in a search, and not how old', async () => {
    const [card] = await shown()
    expect([card?.ageBand, card?.age]).toEqual(['under_18', null])
  })

  test('shows it to the company they applied to, and not to one that unlocked them', async () => {
    expect((await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: company.uid })).status).toBe(200)
    expect(await profilePhoto()).toBeNull()
    await told(applicant())
    expect(await profilePhoto()).toBe(photo)
    await told(null)
    expect(await profilePhoto()).toBeNull()
  })
})

const isOpen = async (as = company.uid) => (await shown(as))[0]?.isContactOpen

test('a contact is open to the company that unlocked it, while it may see contacts', async () => {
  const stranger = partim.newUid('stranger')
  partim.addMember(stranger)
  expect(await isOpen()).toBe(false)
  expect((await partim.ask(`PUT /v1/workers/${worker.id}/unlock`, { as: company.uid })).status).toBe(200)
  expect(await isOpen()).toBe(true)
  expect(await isOpen(stranger)).toBe(false)
  partim.addMember(company.uid, 'owner', company.companyId, 'registered')
  expect(await isOpen()).toBe(false)
})

test('and to the company that they applied to', async () => {
  await partim.tell(
    applicantChanged,
    { companyId: company.companyId, workerId: worker.id },
    { applicant: applicant() },
  )
  expect(await isOpen()).toBe(true)
})
