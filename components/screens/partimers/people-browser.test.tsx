import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rememberLeft } from '@/components/worker-search/use-way-back'
import type { MapsAccess } from '@/lib/config/maps-access'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { sampleFoundWorker, samplePage } from '@/lib/worker-search/sample-found-worker'
import { searchPath } from '@/lib/worker-search/search-view'
import type { FoundWorker, FoundWorkers } from '@/lib/worker-search/worker-search'
import type { PersonPin } from './person-pin-marker'

type Shown = { people: readonly PersonPin[]; onPress: (people: readonly PersonPin[]) => void }
/** The map as a list of its pins. */
const FakeMap = ({ people, onPress }: Shown) => (
  <section aria-label="แผนที่">
    {people.map((person) => (
      <button key={person.id} type="button" onClick={() => onPress([person])}>
        หมุดของ {person.name}
      </button>
    ))}
  </section>
)
const askWorkers = jest.fn<() => Promise<FoundWorkers>>()
/** The dialog as the names of whom it is about to invite. */
const FakeDialog = ({ people }: { people: readonly { readonly name: string }[] }) => (
  <div role="dialog">{people.map(({ name }) => name).join(' ')}</div>
)
jest.unstable_mockModule('@/components/screens/inviting/late-invite-dialog', () => ({
  LateInviteDialog: FakeDialog,
}))
jest.unstable_mockModule('./late-people-map', () => ({ LatePeopleMap: FakeMap }))
jest.unstable_mockModule('@/lib/worker-search/requests', () => ({ askWorkers }))
const { PeopleBrowser } = await import('./people-browser')

const person = (id: string, displayName: string): FoundWorker => ({ ...sampleFoundWorker, id, displayName })
const [mali, lek, napha] = [person('mali', 'มาลี'), person('lek', 'เล็ก'), person('napha', 'นภา')]

const onMap = { work: ['waiter'], map: true } as const

type Given = Partial<Parameters<typeof PeopleBrowser>[0]>

function show(view: { work: readonly ['waiter']; map?: true } = onMap, given: Given = {}) {
  return renderInThai(
    <PeopleBrowser
      page={samplePage([mali, lek], 'next')}
      query={{}}
      view={view}
      time="10:02"
      post={null}
      groups={[]}
      inviting="none"
      offer={{ kind: 'forbidden' }}
      mayBuy={false}
      maps={{} as MapsAccess}
      {...given}
    />,
  )
}
const linkTo = (name: string) => screen.findByRole('link', { name: `ดูโปรไฟล์ ${name}` })
const expectFocus = async (name: string) => {
  const link = await linkTo(name)
  await waitFor(() => expect(link).toHaveFocus())
}
/** Phones show these cards below the map; on wide screens all are shown. */
const cardsOfPhones = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('tabindex') && !item.classList.contains('max-lg:hidden'))
    .map((card) => card.querySelector('a[id]')?.id)

beforeEach(() => {
  sessionStorage.clear()
  askWorkers.mockResolvedValue(samplePage([napha]))
  Element.prototype.scrollIntoView = jest.fn()
})

test('pressing a pin shows its card and gives it the focus', async () => {
  show()
  expect(cardsOfPhones()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'หมุดของ เล็ก' }))
  expect(cardsOfPhones()).toEqual(['person-lek'])
  await expectFocus('เล็ก')
})

test('whoever comes back from a profile to the map sees whom they left', async () => {
  rememberLeft({ path: searchPath(onMap), id: 'lek', count: 2 })
  show()
  await expectFocus('เล็ก')
  expect(cardsOfPhones()).toEqual(['person-lek'])
})

test('more people below the map are shown, and the first of them has the focus', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
  await expectFocus('นภา')
  expect(cardsOfPhones()).toEqual(['person-napha'])
})

test('in the list more people follow, and the first of them has the focus', async () => {
  show({ work: ['waiter'] })
  await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
  expect((await linkTo('นภา')).closest('li')).toHaveFocus()
  expect(cardsOfPhones()).toHaveLength(3)
})

test('the map that a phone shows first is reached first, and after the list elsewhere', async () => {
  const { unmount } = show()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'หมุดของ มาลี' })).toHaveFocus()
  unmount()
  show({ work: ['waiter'] })
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'แผนที่' })).not.toContainElement(
    document.activeElement as HTMLElement,
  )
})

const threeFound = samplePage([mali, lek, { ...napha, isContactOpen: true }])

test('a member who cannot buy reads once, above the list, whom to ask for credits', () => {
  show({ work: ['waiter'] }, { page: threeFound, offer: { kind: 'ask_payer' }, maps: null })
  expect(screen.getAllByText(/ขอเจ้าของหรือฝ่ายการเงินซื้อให้/)).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /เปิดเบอร์แล้ว/ })).toHaveLength(1)
})

test('with credits each card says what opens it', () => {
  show({ work: ['waiter'] }, { page: threeFound, offer: { kind: 'open', left: 3 }, maps: null })
  expect(screen.queryByText(/ขอเจ้าของหรือฝ่ายการเงินซื้อให้/)).toBeNull()
  expect(screen.getAllByRole('button', { name: /ดูเบอร์ · 1 เครดิต/ })).toHaveLength(2)
})

test('the first ten of the list are invited with one press, or one by one where no more are allowed', async () => {
  const many = Array.from({ length: 12 }, (_, at) => person(`w${at}`, `คนที่ ${at + 1}.`))
  const { unmount } = show({ work: ['waiter'] }, { page: samplePage(many), inviting: 'many', maps: null })
  await userEvent.click(screen.getByRole('button', { name: 'เชิญ 10 คนแรก' }))
  expect(screen.getByRole('dialog').textContent).toBe(
    many
      .slice(0, 10)
      .map(({ displayName }) => displayName)
      .join(' '),
  )
  unmount()
  show({ work: ['waiter'] }, { page: samplePage(many), inviting: 'one', maps: null })
  expect(screen.queryByRole('button', { name: /คนแรก/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /เชิญสมัคร คนที่ 12\./ }))
  expect(screen.getByRole('dialog').textContent).toBe('คนที่ 12.')
})

test('who is invited to the post says so, and others are asked in the place of somebody', async () => {
  const post = { id: 'p1', title: 'แม่ครัว', invitedIds: ['mali'], isReplacement: true }
  show({ work: ['waiter'] }, { post, inviting: 'many', maps: null })
  expect(screen.getByText(/^เชิญแล้ว/)).toHaveTextContent('เชิญแล้ว มาลี')
  expect(screen.queryByRole('button', { name: /มาลี$/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'เชิญมาแทน เล็ก' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('เล็ก')
})
