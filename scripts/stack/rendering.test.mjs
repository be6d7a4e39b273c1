import { expect, test } from '@jest/globals'
import { renderingFaults } from './rendering.mjs'

const built = {
  pages: ['/', '/login', '/branch/edit/[branchID]', '/profile-package/[workID]', '/_not-found'],
  prerendered: ['/', '/profile-package/[workID]', '/_not-found'],
  onDemand: [],
  gated: ['/login', '/branch/edit/:branchID'],
}

test('a build whose pages are rendered as the gate expects has no faults', () => {
  expect(renderingFaults(built)).toEqual([])
})

test('a page rendered for each request that the gate does not see is named', () => {
  const [fault, ...others] = renderingFaults({ ...built, gated: ['/login'] })
  expect(fault).toMatch(/^\/branch\/edit\/\[branchID\] is rendered for each request/)
  expect(others).toEqual([])
})

test('a static page that the gate sees is named', () => {
  const gated = [...built.gated, '/profile-package/:workID']
  expect(renderingFaults({ ...built, gated })).toEqual([
    expect.stringMatching(/^\/profile-package\/\[workID\] is static/),
  ])
})

test('a page made on demand and kept is named', () => {
  expect(renderingFaults({ ...built, onDemand: ['/profile-package/[workID]'] })).toEqual([
    expect.stringMatching(/makes pages on demand/),
  ])
})
