import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { BarLine } from './bar-line'
import type { JobPostValues } from './job-post-values'

const price = { credits: 1, available: 0, buffetUntil: null, openPosts: { limit: null, open: 0 } }

let form: UseFormReturn<JobPostValues>
function Sample() {
  form = useForm<JobPostValues>({ defaultValues: { visibility: 'public' } })
  return (
    <FormProvider {...form}>
      <BarLine rest={null} price={price} offer={undefined} isWaiting={false} isRunning={false} />
    </FormProvider>
  )
}

test('without credit a post is promised to publish itself, but not one for a group', () => {
  renderInThai(<Sample />)
  expect(screen.getByText(messages.jobPosts.form.publishesItself)).toBeVisible()
  act(() => form.setValue('visibility', 'group'))
  expect(screen.queryByText(messages.jobPosts.form.publishesItself)).toBeNull()
})
