import { proxyTo } from '@/lib/api/proxy'

const proxy = proxyTo('partim')

export { proxy as DELETE, proxy as GET, proxy as PATCH, proxy as POST, proxy as PUT }
