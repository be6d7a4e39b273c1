import { beforeEach, expect, jest, test } from '@jest/globals'
import { accountMark, companyMark } from '@/lib/auth/account-mark'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'

/** As much of a browser's storage as is used: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const page = { cookie: '', addEventListener: () => undefined }
// Node's own channel would keep the test running.
Object.assign(globalThis, { document: page, addEventListener: () => undefined, BroadcastChannel: undefined })

const somying = await accountMark('somying')
const weera = await accountMark('weera')
const [here, there] = [await companyMark('here'), await companyMark('there')]

/** Signs the browser in as an account, or out. */
function signIn(mark: string | null) {
  page.cookie = mark ? `partim-signed-in=${mark}` : ''
}

/** The modules as a page that has just been opened has them. */
async function openPage(owner?: { account: string; company: string | null }) {
  jest.resetModules()
  const account = await import('@/lib/auth/page-account')
  const input = await import('./kept-input')
  if (owner) account.ownPage(owner)
  return { ...account, ...input }
}

const key = 'partim:draft:branch:new'
const local = () => Object.keys(globalThis.localStorage)

stopCalendarAt('2026-06-01T10:00:00+07:00')

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() })
  signIn(null)
})

test('what somebody typed comes back to them, and to nobody else', async () => {
  signIn(somying)
  const own = await openPage({ account: somying, company: here })
  expect(own.keepInput(key, { name: 'สีลม' })).toEqual(new Date())
  expect((await openPage({ account: somying, company: here })).keptInput(key)?.values).toEqual({
    name: 'สีลม',
  })
  expect((await openPage({ account: somying, company: there })).keptInput(key)).toBeNull()
  signIn(weera)
  expect((await openPage({ account: weera, company: here })).keptInput(key)).toBeNull()
  signIn(null)
  expect((await openPage()).keptInput(key)).toBeNull()
})

test('who founded a company since still has what they typed before', async () => {
  signIn(somying)
  ;(await openPage({ account: somying, company: null })).keepInput(key, 'พรุ่งนี้ 5 คน')
  expect((await openPage({ account: somying, company: here })).keptInput(key)?.values).toBe('พรุ่งนี้ 5 คน')
})

test('what a visitor typed is for whoever signs in next', async () => {
  ;(await openPage()).keepInput(key, 'พรุ่งนี้ 5 คน')
  signIn(somying)
  const own = await openPage({ account: somying, company: here })
  own.dropOthersInput(somying)
  expect(own.keptInput(key)?.values).toBe('พรุ่งนี้ 5 คน')
})

test('after 30 days it is dropped when it is read, and with the others', async () => {
  const visitor = await openPage()
  visitor.keepInput(key, 'เก่า')
  visitor.keepInput('partim:attempt:branch:new', 'เก่า')
  jest.setSystemTime(Date.now() + 29 * 86_400_000)
  expect(visitor.keptInput(key)?.values).toBe('เก่า')
  jest.setSystemTime(Date.now() + 86_400_000)
  expect(visitor.keptInput(key)).toBeNull()
  expect(local()).toEqual(['partim:attempt:branch:new'])
  visitor.dropOthersInput(somying)
  expect(local()).toEqual([])
})

test('what is of use until a moment is dropped then', async () => {
  signIn(somying)
  const own = await openPage({ account: somying, company: null })
  own.keepInput('partim:own-jobs', 'กะพรุ่งนี้', 'browser', Date.now() + 3_600_000)
  jest.setSystemTime(Date.now() + 3_599_999)
  own.dropOthersInput(somying)
  expect(own.keptInput('partim:own-jobs')?.values).toBe('กะพรุ่งนี้')
  jest.setSystemTime(Date.now() + 1)
  own.dropOthersInput(somying)
  expect(local()).toEqual([])
})

test('another account’s signing in drops it, and a page that stayed open keeps it no more until its owner is back', async () => {
  signIn(somying)
  const own = await openPage({ account: somying, company: here })
  own.keepInput(key, 'ลับ')
  own.keepInput('partim:compared', ['คนหนึ่ง'], 'tab')
  localStorage.setItem('partim:theme', 'dark')
  signIn(weera)
  own.dropOthersInput(weera)
  expect([local(), Object.keys(sessionStorage)]).toEqual([['partim:theme'], []])
  expect(own.keepInput(key, 'ลับ')).toBeNull()
  expect(local()).toEqual(['partim:theme'])
  signIn(somying)
  expect(own.keepInput(key, 'ลับ')).not.toBeNull()
})

test('signing out on purpose drops everything and keeps nothing more; a session that ends by itself leaves it', async () => {
  signIn(somying)
  const own = await openPage({ account: somying, company: here })
  own.keepInput(key, 'ลับ')
  signIn(null)
  expect(own.keepInput(key, 'ลับกว่า')).not.toBeNull()
  own.dropAllInput()
  own.tellOfSignIn()
  expect(own.keepInput(key, 'ลับ')).toBeNull()
  expect(local()).toEqual([])
})

test('unreadable and refused storage is like nothing kept', async () => {
  localStorage.setItem(key, '{not json')
  const visitor = await openPage()
  expect(visitor.keptInput(key)).toBeNull()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new Error('refused')
    },
  })
  expect(visitor.keepInput(key, 'x')).toBeNull()
  expect(visitor.keptInput(key)).toBeNull()
  visitor.dropInput(key)
  visitor.dropAllInput()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    writable: true,
    value: new FakeStorage(),
  })
})
