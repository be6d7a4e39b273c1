import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { jobPostFormSchema } from './job-post-schema'

const push = jest.fn<(path: string) => void>()
jest.unstable_mockModule('next/navigation', () => ({
  usePathname: () => location.pathname,
  useSearchParams: () => new URLSearchParams(location.search),
  useRouter: () => ({ prefetch: () => undefined, push }),
}))
const { PinHint } = await import('./pin-hint')

const storeNow = jest.fn<() => Promise<void>>()

const place = { province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }
const branches = [
  { ...place, id: 'siam', name: 'สยาม', asksPin: true },
  { ...place, id: 'ari', name: 'อารีย์' },
]

function Sample() {
  const form = useValidatedForm(jobPostFormSchema(branches), { branchId: '' })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <SelectField
        name="branchId"
        label="สาขา"
        placeholder="เลือกสาขา"
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <PinHint branches={branches} storeNow={storeNow} />
    </Form>
  )
}

const { missing, set } = messages.jobPosts.form.pin
const link = () => screen.queryByRole('link', { name: set })?.getAttribute('href') ?? null

const toForm = (next: string) => `/branch/edit/siam?${new URLSearchParams({ next })}`

const open = (address: string) => {
  history.replaceState(null, '', address)
  renderInThai(<Sample />)
}
const choose = (branch: string) => userEvent.selectOptions(screen.getByLabelText('สาขา'), branch)

beforeEach(() => {
  push.mockClear()
  storeNow.mockReset()
})

test('a branch without a pin says what is lost, and leads to its form and back to this post', async () => {
  // Storing a new post gives it an address of its own.
  storeNow.mockImplementation(async () => history.replaceState(null, '', '/job-posting/edit/p1'))
  open('/job-posting/create')
  expect(link()).toBeNull()
  await choose('สยาม')
  expect(screen.getByText(missing, { exact: false })).toBeVisible()
  expect(link()).toBe(toForm('/job-posting/create'))
  await userEvent.click(screen.getByRole('link', { name: set }))
  expect(storeNow).toHaveBeenCalledTimes(1)
  expect(push).toHaveBeenCalledWith(toForm('/job-posting/edit/p1'))
})

test('a copy in which nothing was typed is not stored, and the way back leads to the same kind of copy', async () => {
  storeNow.mockResolvedValue()
  const copy = '/job-posting/clone/p1?shifts=s1%2Cs2&day=tomorrow'
  open(copy)
  await choose('สยาม')
  expect(link()).toBe(toForm(copy))
  await userEvent.click(screen.getByRole('link', { name: set }))
  expect(push).toHaveBeenCalledWith(toForm(copy))
})

test('one with a pin, or that somebody else has to pin, says nothing', async () => {
  open('/job-posting/create')
  await choose('อารีย์')
  expect(link()).toBeNull()
})
