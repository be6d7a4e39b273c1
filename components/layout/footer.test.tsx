import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { Footer } from './footer'

const landing = () => screen.queryByRole('link', { name: 'เว็บไซต์พาร์ทิม' })

test('a landing site of its own is linked, in a window that learns nothing of ours', () => {
  renderInThai(<Footer landing="https://www.partim.example" />)
  expect(landing()).toHaveAttribute('href', 'https://www.partim.example/')
  expect(landing()).toHaveAttribute('rel', 'noopener noreferrer')
})

test('without one there is no link', () => {
  renderInThai(<Footer />)
  expect(landing()).toBeNull()
})
