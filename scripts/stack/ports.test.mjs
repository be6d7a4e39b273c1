import process from 'node:process'
import { afterEach, expect, test } from '@jest/globals'
import { portsOf, portTable, sandboxPorts } from './ports.mjs'

const { PORT_OFFSET } = process.env
afterEach(() => {
  if (PORT_OFFSET === undefined) delete process.env.PORT_OFFSET
  else process.env.PORT_OFFSET = PORT_OFFSET
})

const portsIn = ({ sandboxPort, ...others }) => [
  ...Object.values(others),
  ...(sandboxPort === undefined
    ? []
    : Array.from({ length: sandboxPorts }, (_, place) => sandboxPort + place)),
]

test('no port is that of two stacks or servers', () => {
  const all = Object.values(portTable).flatMap(portsIn)
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter((port, place) => all.indexOf(port) !== place)).toEqual([])
})

test('PORT_OFFSET moves every port', () => {
  process.env.PORT_OFFSET = '5000'
  expect(portsOf('bench')).toEqual({ webPort: 8500, jobPostPort: 9801, partimPort: 9802, sandboxPort: 9810 })
  expect(portsOf('second 1')).toEqual({ webPort: 8115 })
})
