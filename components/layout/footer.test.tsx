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

test('members find help and prices in it, and no ways to sign in', () => {
  renderInThai(<Footer links={false} />)
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths).toEqual(expect.arrayContaining(['/question', '/howto', '/product', '/privacy-policy']))
  expect(paths).not.toContain('/login')
})
