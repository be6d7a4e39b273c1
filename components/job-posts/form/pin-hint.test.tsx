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
  usePathname: () => '/job-posting/create',
  useRouter: () => ({ prefetch: () => undefined, push }),
}))
const { PinHint } = await import('./pin-hint')

/** Storing a new post gives it an address of its own. */
const storeNow = jest.fn(async () => history.replaceState(null, '', '/job-posting/edit/p1'))

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

beforeEach(() => {
  renderInThai(<Sample />)
})

test('a branch without a pin says what is lost, and leads to its form and back to this post', async () => {
  expect(link()).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('สาขา'), 'สยาม')
  expect(screen.getByText(missing, { exact: false })).toBeVisible()
  expect(link()).toBe('/branch/edit/siam?next=/job-posting/create')
  await userEvent.click(screen.getByRole('link', { name: set }))
  expect(storeNow).toHaveBeenCalledTimes(1)
  expect(push).toHaveBeenCalledWith('/branch/edit/siam?next=/job-posting/edit/p1')
})

test('one with a pin, or that somebody else has to pin, says nothing', async () => {
  await userEvent.selectOptions(screen.getByLabelText('สาขา'), 'อารีย์')
  expect(link()).toBeNull()
})
