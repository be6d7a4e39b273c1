import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import type * as Policy from '@/lib/api/fetch-policy'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const fetchWithPolicy = jest.fn<typeof Policy.fetchWithPolicy>()
jest.unstable_mockModule('@/lib/api/fetch-policy', () => ({ fetchWithPolicy }))
// jsdom has none.
globalThis.Request ??= class {
  constructor(readonly url: URL) {}
} as unknown as typeof Request
const { useProvinces } = await import('@/lib/addresses/use-places')
const { AreaFields } = await import('./area-fields')

const { addresses } = messages

/** Answers as our address handlers do. */
const places = async ({ url }: Request) => {
  const isList = String(url).endsWith('/provinces')
  const names = isList ? ['กระบี่', 'เชียงใหม่'] : [{ name: 'หางดง', subdistricts: [] }]
  return { ok: true, json: async () => names } as Response
}

function Sample() {
  const form = useForm({ defaultValues: { province: 'เชียงใหม่', district: '' } })
  const { provinces, failed, retry } = useProvinces()
  return (
    <Form id="sample" form={form} onSubmit={async () => {}}>
      <AreaFields provinces={provinces} onRetry={failed ? retry : undefined} />
    </Form>
  )
}

test('names that could not be loaded are said to be missing, once, and loaded at a press', async () => {
  fetchWithPolicy.mockRejectedValue(new TypeError('failed to fetch'))
  renderInThai(<Sample />)
  await waitFor(() => expect(fetchWithPolicy).toHaveBeenCalledTimes(2))
  const retry = await screen.findByRole('button', { name: addresses.retry })
  expect(screen.getByText(addresses.loadFailed)).toBeVisible()
  fetchWithPolicy.mockImplementation(places)
  await userEvent.click(retry)
  expect(await screen.findByRole('option', { name: 'กระบี่' })).toBeInTheDocument()
  expect(await screen.findByRole('option', { name: 'หางดง' })).toBeInTheDocument()
  expect(screen.queryByText(addresses.loadFailed)).toBeNull()
})
