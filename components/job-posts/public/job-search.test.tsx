import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { JobSearch } from './job-search'
import { foundId } from './jobs-view'

test('a search leads to what it found, past the form, also before a script has loaded', () => {
  renderInThai(<JobSearch view={{ q: 'เสิร์ฟ' }} provinces={['ชลบุรี']} districts={[]} districtLabel="อำเภอ" />)
  expect(screen.getByRole('search').getAttribute('action')).toBe(`/jobs#${foundId}`)
})
