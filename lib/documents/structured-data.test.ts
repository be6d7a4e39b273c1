import { expect, test } from '@jest/globals'
import { siteOrigin } from '@/lib/config/site'
import { breadcrumbList, organization, structuredDataText, webSite } from './structured-data'

test('a text can neither close the script nor open a comment in it', () => {
  const hostile = '</script><!--<script>'
  const text = structuredDataText([{ '@type': 'Question', name: hostile }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Question', name: hostile })
})

test('several nodes share one context', () => {
  const { '@graph': graph } = JSON.parse(structuredDataText([organization('พาร์ทิม'), webSite('พาร์ทิม', 'งาน')]))
  expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(['Organization', 'WebSite'])
  expect(graph[1].publisher['@id']).toBe(graph[0]['@id'])
})

test('a breadcrumb list counts from one and names whole addresses', () => {
  expect(
    breadcrumbList([
      { name: 'หน้าแรก', path: '/' },
      { name: 'ราคา', path: '/product' },
    ]).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'หน้าแรก', item: siteOrigin() },
    { '@type': 'ListItem', position: 2, name: 'ราคา', item: `${siteOrigin()}/product` },
  ])
})
