import { afterAll, beforeAll } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { addressInput, dayAhead, jobPostInput, startTestService } from '../../testing'

/** A shift some days ahead, of eight hours. */
export const shift = (ahead: number) => ({
  date: dayAhead(ahead),
  startTime: '09:00',
  endTime: '18:00',
  breakMinutes: 60,
})

type Listed = {
  readonly items: readonly { readonly id: string; readonly distanceKm: number | null }[]
  readonly nextCursor: string | null
  readonly isLoose: boolean
  readonly wordsBesidePay: string | null
  readonly understood: {
    readonly days: { readonly from: string; readonly to: string; readonly also: object | null } | null
    readonly pay: object | null
  }
}

/** Four open jobs of two companies, and the ways to look for them; their service is to be stopped. */
async function startSearchedJobs() {
  const service = await startTestService()
  const { companyId } = await service.owner('owner')
  const { companyId: other } = await service.owner('other')
  const { db } = service.database
  await db.update(companies).set({ name: 'ครัวสมหมาย' }).where(eq(companies.id, companyId))
  await db.update(companies).set({ name: 'กาแฟดอยช้าง' }).where(eq(companies.id, other))
  const siam = await service.branch('owner', { name: 'สยามสแควร์', lat: '13.7447', lng: '100.5331' })
  const asok = await service.branch('owner', {
    name: 'เทอร์มินอล',
    lat: '13.7378',
    lng: '100.5602',
    address: { ...addressInput, subdistrict: 'คลองเตยเหนือ', district: 'วัฒนา', postcode: '10110' },
  })
  const farAway = await service.branch('other', {
    name: 'นิมมาน',
    lat: '18.7961',
    lng: '98.9682',
    address: {
      ...addressInput,
      subdistrict: 'สุเทพ',
      district: 'เมืองเชียงใหม่',
      province: 'เชียงใหม่',
      postcode: '50200',
    },
  })
  const nowhere = await service.branch('owner', { name: 'ไม่ปักหมุด', lat: '', lng: '' })

  /** Publishes a post of a branch, and answers its id. */
  async function open(as: string, at: string, changes: object): Promise<string> {
    const { id } = await service.jobPost(as, { ...jobPostInput(at), ...changes })
    const now = new Date()
    const published = { state: 'published', publishedAt: now, listedSince: now } as const
    await db.update(jobPosts).set(published).where(eq(jobPosts.id, id))
    return id
  }

  const waiter = await open('owner', siam, {
    workType: 'waiter',
    title: 'เด็กเสิร์ฟงานเลี้ยง',
    minAge: 15,
    payAmount: 60_000,
    shifts: [shift(5)],
  })
  const cleaner = await open('owner', asok, {
    workType: 'cleaner',
    title: 'ทำความสะอาดสำนักงาน',
    payUnit: 'hour',
    payAmount: 9_000,
    shifts: [shift(2)],
  })
  const barista = await open('other', farAway, {
    workType: 'barista',
    title: 'ชงกาแฟหน้าร้าน',
    payUnit: 'job',
    payAmount: 160_000,
    shifts: [shift(3), shift(4)],
  })
  const cook = await open('owner', nowhere, {
    workType: 'cook',
    title: 'งานครัวกะเช้า',
    payAmount: 50_000,
    payday: 'month_end',
    benefits: ['accommodation'],
    experienceMonths: 6,
    shifts: [shift(9)],
  })
  const job = { waiter, barista, cleaner, cook }

  const listed = async (query: Record<string, string>): Promise<Listed> => {
    const { status, json, text } = await service.ask(`GET /v1/public/job-posts?${new URLSearchParams(query)}`)
    if (status !== 200) throw new Error(text)
    return json
  }
  const nameOf = (id: string) => Object.entries(job).find(([, known]) => known === id)?.[0]
  return {
    service,
    branch: { siam, asok, farAway, nowhere },
    job,
    open,
    listed,
    /** The name of one of the jobs; undefined for others. */
    nameOf,
    /** The names of the jobs that are listed, in order. */
    found: async (query: Record<string, string>) => (await listed(query)).items.map(({ id }) => nameOf(id)),
    /** Takes posts out of every list. */
    close: async (...ids: readonly string[]) => {
      for (const id of ids) await db.update(jobPosts).set({ state: 'closed' }).where(eq(jobPosts.id, id))
    },
  }
}

type SearchedJobs = Awaited<ReturnType<typeof startSearchedJobs>>

/** For a file of tests that look for jobs: those there are, from its first test to its last. */
export function searchedJobs() {
  let jobs: SearchedJobs
  beforeAll(async () => {
    jobs = await startSearchedJobs()
  })
  afterAll(() => jobs.service.stop())
  const open: SearchedJobs['open'] = (...post) => jobs.open(...post)
  const close: SearchedJobs['close'] = (...ids) => jobs.close(...ids)
  const listed: SearchedJobs['listed'] = (query) => jobs.listed(query)
  const found: SearchedJobs['found'] = (query) => jobs.found(query)
  const nameOf: SearchedJobs['nameOf'] = (id) => jobs.nameOf(id)
  return {
    open,
    close,
    listed,
    found,
    nameOf,
    get service() {
      return jobs.service
    },
    get branch() {
      return jobs.branch
    },
    get job() {
      return jobs.job
    },
  }
}
